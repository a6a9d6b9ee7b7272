// Serves the fictional catalogue as TMDB's HTTP API, so that the real adapter runs without TMDB; or with `--replay DIR` what
// `npm run record` has recorded of TMDB.
// PORT (4600), LATENCY_MS (0), `--scenario NAME` and `--fault PATH:FAILURE*TIMES` (docs/qa.md) change it. POST /__control with a fault, GET and DELETE
// /__requests steer it.
import { parseArgs } from 'node:util';
import { loadModule } from './load-module.mjs';
import { run } from './run.mjs';

const PORT = Number(process.env['PORT'] ?? 4_600);
const LATENCY_MS = Number(process.env['LATENCY_MS'] ?? 0);
const FOLDER = 'test-fixtures/fake-tmdb';

/** @typedef {typeof import('../test-fixtures/fake-tmdb/serve-fake-tmdb.ts')} FakeModule */
/** @typedef {typeof import('../test-fixtures/fake-tmdb/recording/serve-replay.ts')} ReplayModule */

/** @param {string} scenario @param {string | undefined} fault */
async function fake(scenario, fault) {
  const { serveFakeTmdb } = /** @type {FakeModule} */ (await loadModule(`${FOLDER}/serve-fake-tmdb.ts`));
  const { apiUrl, imageUrl } = await serveFakeTmdb(PORT, LATENCY_MS, { scenario, fault });
  console.log(
    `Fake TMDB on ${apiUrl}, scenario ${scenario}${fault === undefined ? '' : `, fault ${fault}`}. To run the app on it: VITE_CATALOG=tmdb VITE_TMDB_ACCESS_TOKEN=any ` +
      `VITE_TMDB_API_URL=${apiUrl} VITE_TMDB_IMAGE_URL=${imageUrl} npm start`,
  );
}

/** @param {string} from a folder with recorded answers */
async function replay(from) {
  const { serveReplay } = /** @type {ReplayModule} */ (await loadModule(`${FOLDER}/recording/serve-replay.ts`));
  const { apiUrl, count } = await serveReplay({ port: PORT, latencyMs: LATENCY_MS, from, say: console.log });
  console.log(
    `${count} recorded answers on ${apiUrl}. To run the app on them: VITE_CATALOG=tmdb VITE_TMDB_ACCESS_TOKEN=any ` +
      `VITE_TMDB_API_URL=${apiUrl} npm start`,
  );
}

await run(async () => {
  const {
    scenario,
    fault,
    replay: from,
  } = parseArgs({
    options: {
      scenario: { type: 'string' },
      // Several count as one, with commas, as in an address.
      fault: { type: 'string', multiple: true },
      replay: { type: 'string' },
    },
  }).values;
  if (from === undefined) return fake(scenario ?? 'none', fault?.join(','));
  if (scenario !== undefined || fault !== undefined)
    throw new Error(
      'A scenario is one of the fictional catalogue, and so is a fault: take --replay or --scenario and --fault.',
    );
  return replay(from);
});
