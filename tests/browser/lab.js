// Put into every page of the browser tests: speaks to JupyterLab by its own interfaces, never by its looks.
window.hands = (() => {
  const app = () => window.jupyterapp;
  const kernel = () => current().sessionContext.session?.kernel;
  let widget = null;
  const heard = [];

  // A killed kernel's dialog comes when the server has noticed, perhaps in the middle of the next test, and covers the page.
  new MutationObserver(() => {
    document.querySelector(".jp-Dialog[aria-label^='Kernel Restarting'] .jp-mod-accept")?.click();
  }).observe(document, { childList: true, subtree: true });

  function current() {
    if (!widget) throw new Error("no notebook is open");
    return widget;
  }

  // What a callback raises reaches no cell, because it belongs to none. Warnings are not kept: every kernel begins with
  // one, when the page asks it for widgets before ipywidgets is imported.
  function listen(sender, message) {
    const type = message.header.msg_type;
    if (type === "error") heard.push(message.content.traceback.join("\n"));
    if (type === "stream" && message.content.name === "stderr" && message.content.text.includes("Traceback")) heard.push(message.content.text);
  }

  async function open(path) {
    await app().restored;
    await close();
    widget = await app().commands.execute("docmanager:open", { path, factory: "Notebook" });
    await widget.context.ready;
    await widget.context.sessionContext.ready;
    await kernel().info;
    kernel().iopubMessage.connect(listen);
  }

  async function close() {
    if (!widget) return;
    const old = widget;
    widget = null;
    // Shut down while the session still has its kernel; a killed one has none left to end.
    if (old.sessionContext.session) await old.sessionContext.shutdown().catch(() => undefined);
    old.context.model.dirty = false;
    const gone = new Promise((resolve) => old.disposed.connect(() => resolve(true)));
    old.close();
    await gone;
  }

  async function run() {
    app().shell.activateById(current().id);
    await app().commands.execute("notebook:run-all-cells");
  }

  // One list of outputs per code cell, as nbformat has them.
  function outputs() {
    return cells().filter((cell) => cell.cell_type === "code").map((cell) => cell.outputs);
  }

  function cells() {
    return current().context.model.toJSON().cells;
  }

  // One evaluation in the kernel, past every view: {text} is its repr, {error} what it raised.
  async function ask(expression) {
    const future = kernel().requestExecute({
      code: "", silent: true, store_history: false, user_expressions: { answer: expression },
    });
    let reply;
    try {
      reply = await future.done;
    } catch (cancelled) {
      return { error: `no kernel: ${cancelled}` }; // it has been killed meanwhile
    }
    const answer = reply.content.user_expressions?.answer;
    if (!answer) return { error: `no answer: ${JSON.stringify(reply.content)}` };
    if (answer.status !== "ok") return { error: `${answer.ename}: ${answer.evalue}` };
    return { text: answer.data["text/plain"] };
  }

  // Asks again and again until the kernel's answer is the wanted one; the last answer if it never is.
  async function until(expression, wanted, limit) {
    const end = performance.now() + limit;
    for (;;) {
      const answer = await ask(expression);
      if (answer.error || answer.text === wanted || performance.now() > end) return answer;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  async function execute(code) {
    const future = kernel().requestExecute({ code, store_history: false, stop_on_error: true });
    const reply = await future.done;
    return reply.content.status === "ok" ? null : `${reply.content.ename}: ${reply.content.evalue}`;
  }

  async function theme(name) {
    await app().commands.execute("apputils:change-theme", { theme: name });
  }

  return { open, close, run, outputs, cells, ask, until, execute, heard, theme };
})();
