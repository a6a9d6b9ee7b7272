// The site as a container of deploy/Containerfile serves it, by this machine's nginx and without a container engine. Its settings are
// the container's, from the environment: docs/configuration.md. TMDB_ORIGIN is asked in TMDB's place.
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, outDir } from './build-site.mjs';
import { environment, switchTo } from './configure.mjs';
import { removeContainer, startContainer } from './container.mjs';
import { hasNginx } from './nginx.mjs';
import { run } from './run.mjs';

const { PORT = '4173', CATALOG = 'tmdb', TMDB_ORIGIN: tmdb } = process.env;
const SETTINGS = [
  'BASE',
  'SITE_URL',
  'DEVICES',
  'IP_LOOKUP_URLS',
  'VITALS_URL',
  'FOOTER_LINKS',
  'REQUEST_URL',
  'TMDB_ACCESS_TOKEN',
  'TMDB_ACCESS_TOKEN_FILE',
];

await run(async () => {
  if (!hasNginx()) throw new Error('There is no nginx on this machine.');
  process.env['VITE_RUN_TIME'] = 'true';
  process.env['VITE_TMDB_API_URL'] ??= '/tmdb/3';
  process.env['VITE_TMDB_IMAGE_URL'] ??= '/tmdb-images/t/p/';
  switchTo(CATALOG, environment('production'));
  await buildSite();
  const given = SETTINGS.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const folder = join(tmpdir(), `matinee-container-${PORT}`);
  const nginx = await startContainer({
    folder,
    sites: { [CATALOG]: outDir() },
    port: Number(PORT),
    settings: /** @type {Record<string, string>} */ (Object.fromEntries(given)),
    ...(tmdb && { tmdb }),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => nginx.kill());
  console.log(`Matinee is at http://localhost:${PORT}${process.env['BASE'] || '/'}, as a container serves it.`);
  await once(nginx, 'exit');
  await removeContainer(folder);
  if (nginx.exitCode) throw new Error('nginx has ended.');
});
