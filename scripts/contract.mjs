import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { PromiseReporter } from './promise-reporter.mjs';
import { run } from './run.mjs';

const USAGE = `npm run contract -- PORT FILE
  PORT  store, log, catalog, finder, watch, names, extras, franchises, answers, shows, identity, tabs, folder or legacy
  FILE  what exports an adapter of it, or a harness for one: see docs/adding-a-store.md, docs/adding-a-catalogue.md and docs/adding-a-folder.md
More pairs may follow.`;

/** @param {readonly string[]} words @returns {{ port: string, file: string }[]} */
function contractsIn(words) {
  if (words.length === 0 || words.length % 2 !== 0) throw new Error(USAGE);
  return words.flatMap((port, at) => (at % 2 ? [] : [{ port, file: fileAt(words[at + 1] ?? '') }]));
}

/** @param {string} path */
function fileAt(path) {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  return relative(process.cwd(), path);
}

await run(async () => {
  process.env['CONTRACTS'] = JSON.stringify(contractsIn(process.argv.slice(2)));
  const { startVitest } = await import('vitest/node');
  const reporter = new PromiseReporter(console.log);
  const options = { config: 'test/vitest.contract.config.ts', watch: false, silent: true, reporters: [reporter] };
  const vitest = await startVitest('test', [], options, { logLevel: 'warn' });
  await vitest.close();
  console.log(reporter.summary);
  process.exitCode = reporter.isKept ? 0 : 1;
});
