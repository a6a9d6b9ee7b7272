import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createBuilder } from 'vite';
import { buildInputs } from './build-inputs.mjs';
import { checkFirstRoute } from './first-route-size.mjs';

/** @returns where the site is built: `dist`, or OUT_DIR */
export const outDir = () => process.env['OUT_DIR'] || 'dist';

/** @param {import('vite').BuildOptions} [options] */
async function buildNow(options = {}) {
  // Hundreds of pictures would be listed otherwise.
  const builder = await createBuilder({ logLevel: 'warn', build: options });
  await builder.buildApp();
  checkFirstRoute(outDir());
}

/** Two runs of tests need one build, where the folder holds what was built from the very same. */
async function buildForTests() {
  const stamp = `${outDir()}.inputs`;
  const inputs = buildInputs(process.cwd(), process.env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  rmSync(stamp, { force: true });
  // Maps that no script names: all else is as it is shipped.
  await buildNow({ sourcemap: 'hidden' });
  writeFileSync(stamp, inputs);
}

/**
 * Builds the site for production and checks its first route's size. With TEST_BUILD it has source maps, and is not built
 * again while nothing that it is made from has changed.
 * @throws {Error} when it does not build or is too large
 */
export const buildSite = () => (process.env['TEST_BUILD'] ? buildForTests() : buildNow());
