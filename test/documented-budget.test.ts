import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it.each(['docs/performance.md', 'docs/commands.md'])(
  "%s names the first route's size as the build warns of it",
  async (path) => {
    const [, budget = ''] =
      /WARNED_ABOVE = ([\d_]+)/.exec(await readFile('scripts/first-route-size.mjs', 'utf8')) ?? [];
    const kilobytes = (Number(budget.replaceAll('_', '')) / 1_000).toFixed(0);
    expect(await readFile(path, 'utf8')).toContain(`${kilobytes} kB`);
  },
);
