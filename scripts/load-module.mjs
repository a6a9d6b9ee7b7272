import { runnerImport } from 'vite';

/**
 * Loads a module of TypeScript, which Node 20 cannot run by itself.
 * @template T
 * @param {string} path from the repository's root
 * @returns {Promise<T>}
 */
export async function loadModule(path) {
  const file = new URL(`../${path}`, import.meta.url).pathname;
  const loaded = await runnerImport(file, { configFile: false, logLevel: 'error' });
  return /** @type {{ module: T }} */ (loaded).module;
}
