import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it.each(['docs/performance.md', 'docs/decisions/0006-no-react-compiler.md'])(
  "%s names the first route's limit as the build has it",
  async (path) => {
    const [, budget = ''] = /BUDGET = ([\d_]+)/.exec(await readFile('scripts/first-route-size.mjs', 'utf8')) ?? [];
    const kilobytes = (Number(budget.replaceAll('_', '')) / 1_000).toFixed(1);
    expect(await readFile(path, 'utf8')).toContain(kilobytes);
  },
);
