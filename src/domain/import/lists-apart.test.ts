import { expect, it } from 'vitest';
import { type FilledList, listsApart } from './lists-apart.ts';

it('tells thousands of lists of one name apart (product.md, Import: same list)', () => {
  const lists = Array.from({ length: 20_000 }, (_, at): FilledList => ({
    list: { name: 'Noir', description: '', id: { key: `letterboxd:${at}`, file: 'packed' } },
    titles: new Set([at]),
  }));
  const { listOf, joined } = listsApart(lists);
  expect(new Set([...listOf.values()].map(({ name }) => name)).size).toBe(20_000);
  expect(joined).toBe(0);
});
