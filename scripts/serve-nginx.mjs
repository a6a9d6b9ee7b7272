// As `npm start`, but served by this machine's nginx with the files of deploy/. With TMDB_ACCESS_TOKEN it passes requests to
// /tmdb on, as to TMDB_ORIGIN. Folders for visitors' devices are at /devices.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { buildSite, outDir } from './build-site.mjs';
import { configureByToken } from './configure.mjs';
import { hasNginx, startNginx } from './nginx.mjs';
import { run } from './run.mjs';

const { PORT = '4173', TMDB_ACCESS_TOKEN: token, TMDB_ORIGIN: origin = 'https://api.themoviedb.org' } = process.env;

await run(async () => {
  if (!hasNginx()) throw new Error('There is no nginx on this machine.');
  configureByToken('production');
  await buildSite();
  const folder = `node_modules/.cache/matinee/nginx-${PORT}`;
  await rm(folder, { recursive: true, force: true });
  const nginx = await startNginx({
    folder,
    site: outDir(),
    port: Number(PORT),
    devices: { folder: `${folder}/devices` },
    ...(token && { tmdb: { origin, token } }),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => nginx.kill());
  console.log(`Matinee is at http://localhost:${PORT}/, served by nginx.`);
  await once(nginx, 'exit');
  if (nginx.exitCode) throw new Error('nginx has ended.');
});
