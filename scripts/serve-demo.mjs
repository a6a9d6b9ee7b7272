import { preview } from 'vite';
import { buildSite } from './build-site.mjs';
import { switchTo } from './configure.mjs';
import { freePorts } from './free-ports.mjs';

const CACHE = 'node_modules/.cache/matinee';

/**
 * Builds the demo catalogue's site, whatever the environment says, and serves it: what is measured or pictured is the
 * same everywhere. It asks nobody for its visitors' addresses.
 * @param {string} name of the folder it is built into
 */
export async function serveDemo(name) {
  const [port] = await freePorts(1);
  switchTo('demo', {});
  Object.assign(process.env, {
    VITE_IP_LOOKUP_URLS: '',
    VITE_STORE: 'local',
    OUT_DIR: `${CACHE}/site-${name}`,
    PORT: String(port),
  });
  await buildSite();
  const server = await preview({ logLevel: 'warn' });
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
