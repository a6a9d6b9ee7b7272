/** A worker of a former release does not answer. */
const PATIENCE_MS = 2_000;

/** Resolves when the worker has thrown away what it has stored and is broken. */
const repaired = (): Promise<void> =>
  new Promise((resolve) => {
    // Plain http has no workers.
    const worker = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
    if (!worker) return resolve();
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    setTimeout(resolve, PATIENCE_MS);
    worker.postMessage({ kind: 'repair' }, [port2]);
  });

/** Reloads the page, with whole code (product.md, Configuration: repair). Lists stay. */
export const reloadPage = (): void => void repaired().then(() => window.location.reload());
