import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildInputs } from './build-inputs.mjs';

const BUILD_NOW = fileURLToPath(new URL('build-now.mjs', import.meta.url));

/** @returns where the site is built: `dist`, or OUT_DIR */
export const outDir = () => process.env['OUT_DIR'] || 'dist';

async function buildNow() {
  const child = fork(BUILD_NOW);
  let reason = 'The build was broken off.';
  child.on('message', (message) => {
    if (typeof message === 'string') reason = message;
  });
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(reason);
}

/** Two runs of tests need one build, where the folder holds what was built from the very same. */
async function buildForTests() {
  const stamp = `${outDir()}.inputs`;
  const inputs = buildInputs(process.cwd(), process.env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  rmSync(stamp, { force: true });
  await buildNow();
  writeFileSync(stamp, inputs);
}

/**
 * Builds the site for production and prints what its first route weighs. With TEST_BUILD it has source maps, and is not built
 * again while nothing that it is made from has changed.
 * @throws {Error} when it does not build or is too large
 */
export const buildSite = () => (process.env['TEST_BUILD'] ? buildForTests() : buildNow());
