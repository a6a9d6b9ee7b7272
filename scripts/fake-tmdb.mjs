// Serves the fictional catalogue as TMDB's HTTP API, so that the real adapter runs without TMDB.
// PORT (4600), LATENCY_MS (0) and `--scenario NAME` (docs/qa.md) change it. POST /__control with a fault, GET and DELETE
// /__requests steer it.
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { run } from './run.mjs';

const PORT = Number(process.env['PORT'] ?? 4_600);
const LATENCY_MS = Number(process.env['LATENCY_MS'] ?? 0);

/** @typedef {typeof import('../test-fixtures/fake-tmdb/serve-fake-tmdb.ts')} ServeModule */

/** @returns {Promise<ServeModule>} */
const loadServer = async () => {
  const file = new URL('../test-fixtures/fake-tmdb/serve-fake-tmdb.ts', import.meta.url).pathname;
  // Node 20 cannot run TypeScript by itself.
  const imported = await runnerImport(file, { configFile: false, logLevel: 'error' });
  return /** @type {{ module: ServeModule }} */ (imported).module;
};

await run(async () => {
  const { scenario } = parseArgs({ options: { scenario: { type: 'string', default: 'none' } } }).values;
  const { serveFakeTmdb } = await loadServer();
  const { apiUrl, imageUrl } = await serveFakeTmdb(PORT, LATENCY_MS, scenario);
  console.log(
    `Fake TMDB on ${apiUrl}, scenario ${scenario}. To run the app on it: VITE_CATALOG=tmdb VITE_TMDB_ACCESS_TOKEN=any ` +
      `VITE_TMDB_API_URL=${apiUrl} VITE_TMDB_IMAGE_URL=${imageUrl} npm start`,
  );
});
