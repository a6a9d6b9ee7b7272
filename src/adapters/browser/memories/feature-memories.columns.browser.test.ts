import { beforeEach, describe, expect, it } from 'vitest';
import type { RememberedTable } from '#application/ports/memories/remembered-table.ts';
import { lastColumns } from './feature-memories.ts';

const KEY = 'matinee_columns';
const TABLES: readonly RememberedTable[] = [
  { key: 'pelikula|status', columns: [{ role: 'title' }, { role: 'state', words: [['gesehen', 'seen']] }, {}] },
];

beforeEach(() => localStorage.clear());

describe('the memory of what columns have (product.md, Import: chosen columns)', () => {
  it('gives back what was written, after a reload too', () => {
    expect(lastColumns.recall()).toBeUndefined();
    lastColumns.remember(TABLES);
    expect(lastColumns.recall()).toEqual(TABLES);
  });

  it.each([
    '{',
    'null',
    '7',
    '{}',
    '[{"key":"a"}]',
    '[{"key":"a","columns":[{"role":"drop"}]}]',
    '[{"key":1,"columns":[]}]',
  ])('is not known where %s is in the storage', (text) => {
    localStorage.setItem(KEY, text);
    expect(lastColumns.recall()).toBeUndefined();
  });
});
