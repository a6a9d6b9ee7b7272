import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** What the command says of one file, run where npm was called. */
const check = (words: readonly string[], folder = '.') => {
  const env = { ...process.env, INIT_CWD: resolve(folder) };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.mjs', ...words], {
    encoding: 'utf8',
    env,
  });
  return { status, said: stdout + stderr };
};

it.each([
  ['nothing', [], /^npm run check -- FILE: .*\n$/],
  [
    'a file that is nowhere',
    ['src/no-such-file.ts'],
    /^There is no file src\/no-such-file\.ts\. Name one by its path, such as .*\n$/,
  ],
  ['one that is elsewhere', ['title.ts'], /^There is no file title\.ts\. Did you mean src\/domain\/title\.ts\?\n$/],
  ['a second one that is nowhere', ['README.md', 'src/domain/titel.ts'], /^There is no file src\/domain\/titel\.ts\./],
  [
    'a folder',
    ['src/domain'],
    /^src\/domain is a folder\. Name a file in it, or run npm run test:unit -- src\/domain\/\n$/,
  ],
  ['a file of elsewhere', [process.execPath], / is not in this repository\. Name a file that is\.\n$/],
])('the check of %s says so, and what to do', (_, words, expected) => {
  const { status, said } = check(words);
  expect(said).toMatch(expected);
  expect(status).toBe(1);
});

it.each([
  ['CHANGELOG.md', '.'],
  ['commands.md', 'docs'],
])('the check of a document that is in order says what was looked at: %s in %s', (word, folder) => {
  const { status, said } = check([word], folder);
  expect(said).toMatch(/^ok {3}format \(\d+\.\d s\)\nNo unit or component test reaches it\.\n$/);
  expect(status).toBe(0);
});
