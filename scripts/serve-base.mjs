// The site as it was before a change: the base's source is unpacked, and builds and serves itself with this repository's packages.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBase } from './find-base.mjs';

/** What a build reads and Git does not keep. */
const UNTRACKED = ['node_modules', '.env.local'];
const NOT_IMPLEMENTED = 501;
/** Characters that a reader is told of a failing build: its end. */
const TOLD = 600;

/** One folder for each clone: a base takes the place of the one before. */
const SOURCE = join(tmpdir(), `matinee-base-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 12)}`);

/** @param {string} commit */
function unpack(commit) {
  rmSync(SOURCE, { recursive: true, force: true });
  mkdirSync(SOURCE);
  const archive = execFileSync('git', ['-c', 'safe.directory=*', 'archive', commit], { maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', SOURCE], { input: archive });
  for (const name of UNTRACKED) if (existsSync(name)) symlinkSync(resolve(name), join(SOURCE, name));
}

/** Resolves with a sentence when the base's server has ended. @param {string} commit */
async function serve(commit) {
  unpack(commit);
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
