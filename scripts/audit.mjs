import { spawnSync } from 'node:child_process';
import { judgeAudit } from './judge-audit.mjs';

/** `npm` by the one that runs this, so that no shell is needed. */
const npm = process.env['npm_execpath'];
const [program, ...first] = npm ? [process.execPath, npm] : ['npm'];
const { stdout } = spawnSync(program, [...first, 'audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
});

const { isFailed, text } = judgeAudit(stdout ?? '');
console.log(text);
if (isFailed) process.exitCode = 1;
