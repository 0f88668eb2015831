// What JSX becomes in a bundle; the build puts it in front of every module.
export { h, Fragment } from "preact";
