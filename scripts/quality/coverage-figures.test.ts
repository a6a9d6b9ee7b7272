import { expect, it } from 'vitest';
import { coverageFigures } from './coverage-figures.mjs';

const counts = (covered: number, total: number) => ({
  statements: { total, covered },
  branches: { total: 2, covered: 1 },
});

it('tells of each layer how much of it the tests run', () => {
  const summary = {
    total: counts(9, 9),
    '/home/matinee/src/domain/a.ts': counts(1, 4),
    '/home/matinee/src/domain/library/b.ts': counts(4, 4),
    '/home/matinee/src/adapters/c.ts': counts(3, 3),
  };
  expect(coverageFigures(summary, '/home/matinee')).toEqual([
    ['layer', 'statements', 'branches'],
    ['src/adapters', '100.0 %', '50.0 %'],
    ['src/domain', '62.5 %', '50.0 %'],
  ]);
});
