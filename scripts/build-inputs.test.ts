import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildInputs } from './build-inputs.mjs';

function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'inputs-'));
  for (const folder of ['src/domain', 'docs', 'test']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'src/domain/a.ts'), 'a');
  return root;
}

describe('a build of the browser tests', () => {
  it.each([
    ['src/domain/a.ts', true],
    ['src/domain/b.css', true],
    ['vite.config.ts', true],
    ['.env.local', true],
    ['src/domain/a.test.ts', false],
    ['docs/beside.txt', false],
    ['test/a.ts', false],
  ])('after a change of %s is made again: %s', (path, isAgain) => {
    const root = makeRoot();
    const before = buildInputs(root, {});
    writeFileSync(join(root, path), 'changed');
    expect(buildInputs(root, {}) !== before).toBe(isAgain);
  });

  it.each([
    [{ VITE_CATALOG: 'tmdb' }, true],
    [{ HOME: '/elsewhere' }, false],
  ])('with the variables %j is made again: %s', (variables, isAgain) => {
    const root = makeRoot();
    expect(buildInputs(root, variables) !== buildInputs(root, {})).toBe(isAgain);
  });
});
