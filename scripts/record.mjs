// Stands between the app and TMDB, and records TMDB's answers, without the token, into the folder of `--out DIR`: see docs/qa.md.
// PORT (4600) and `--upstream URL` change it. It answers pages of the app alone: those of `npm start` and `npm run dev`, or of `--app ORIGIN`. `npm run fake-tmdb -- --replay DIR` serves what was recorded.
import { parseArgs } from 'node:util';
import { environment } from './configure.mjs';
import { loadModule } from './load-module.mjs';
import { run } from './run.mjs';

const PORT = Number(process.env['PORT'] ?? 4_600);
const TMDB = 'https://api.themoviedb.org/3';
const APP = ['http://localhost:4173', 'http://localhost:5173'];

/** @typedef {typeof import('../test-fixtures/fake-tmdb/recording/serve-recorder.ts')} RecorderModule */

await run(async () => {
  const { out, upstream, app } = parseArgs({
    options: {
      out: { type: 'string' },
      upstream: { type: 'string', default: TMDB },
      app: { type: 'string', multiple: true, default: APP },
    },
  }).values;
  if (!out) throw new Error('Say which folder to record into: npm run record -- --out DIR');
  const { serveRecorder } = /** @type {RecorderModule} */ (
    await loadModule('test-fixtures/fake-tmdb/recording/serve-recorder.ts')
  );
  const token = environment('production')['VITE_TMDB_ACCESS_TOKEN']?.trim() ?? '';
  const { apiUrl } = await serveRecorder({ port: PORT, upstream, out, token, app, say: console.log });
  console.log(
    `Recording ${upstream} on ${apiUrl} into ${out}. To run the app on it: VITE_CATALOG=tmdb VITE_TMDB_ACCESS_TOKEN=any ` +
      `VITE_TMDB_API_URL=${apiUrl} npm start`,
  );
});
