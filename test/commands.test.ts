import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './documents/repository-files.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** What tells of changes may name commands that there were. */
const documents = (await repositoryFiles()).filter(
  ({ path }) => path.endsWith('.md') && !/^(CHANGELOG|docs\/decisions\/)/.test(path),
);
/** A worktree's, and a developer's own. */
const UNTRACKED = new Set(['.git', '.env.local']);

describe('the commands', () => {
  it('are few enough to be known', () => {
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(22);
  });

  it.each(documents)('that $path names are there', ({ text }) => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(['npm ci', 'npm test', 'npm run test:all -- --rest'])('of a fresh clone’s run include %s', (command) => {
    expect(readFileSync('.ci/run', 'utf8')).toContain(command);
    expect(readFileSync('.github/workflows/test.yml', 'utf8')).toContain('.ci/run');
  });
});

describe('the repository', () => {
  it('has few files beside its folders', () => {
    const files = readdirSync('.', { withFileTypes: true }).filter(
      (entry) => entry.isFile() && !UNTRACKED.has(entry.name),
    );
    expect(files.length).toBeLessThanOrEqual(20);
  });

  it('has its browser tests in folders by feature, of 25 files at most', () => {
    const entries = readdirSync('test/browser', { withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
    const sizes = entries
      .filter(({ name }) => name !== 'pictures')
      .map(({ name }) => readdirSync(`test/browser/${name}`).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(25);
  });
});
