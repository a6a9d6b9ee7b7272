// The site as it was before a change: the base's source is unpacked, and builds and serves itself with this repository's packages.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBase } from './find-base.mjs';
import { unpack } from './unpack.mjs';

const NOT_IMPLEMENTED = 501;
/** Characters that a reader is told of a failing build: its end. */
const TOLD = 600;

/** One folder for each clone: a base takes the place of the one before. */
const SOURCE = join(tmpdir(), `matinee-base-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 12)}`);

/** Resolves with a sentence when the base's server has ended. @param {string} commit */
async function serve(commit) {
  unpack(commit, SOURCE);
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: SOURCE, stdio: ['ignore', 'inherit', 'pipe'] });
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    told = (told + text).slice(-TOLD);
  });
  await once(child, 'close');
  return `The base ${commit.slice(0, 8)} does not build: ${told.replaceAll(/\s+/g, ' ').trim()}`;
}

const base = findBase(process.env);
const reason = 'reason' in base ? base.reason : await serve(base.commit);
createServer((_request, response) => {
  response.writeHead(NOT_IMPLEMENTED, { 'Content-Type': 'text/plain; charset=utf-8' }).end(reason);
}).listen(Number(process.env['PORT']), 'localhost');
