import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachOn, type Filter, filterNames, filterOf, filterText, readEach, writeEach } from './filter-table.ts';

const box: Filter<{ readonly wide: string; readonly high: string }> = {
  params: ['w', 'h'],
  read: (wide = '', high = '') => (wide && high ? { wide, high } : undefined),
  write: ({ wide, high }) => [wide, high],
};
const TABLE = {
  since: filterOf.year('since'),
  till: filterOf.year('till'),
  long: filterOf.minutes('long'),
  size: filterOf.within('size', 2, 5),
  grade: filterOf.rating('grade'),
  tags: filterOf.ids('tag'),
  shade: filterOf.code('shade', (text) => ['red', 'blue'].includes(text)),
  sold: filterOf.yesOrNo('sold'),
  box,
};
const read = (search: string) => readEach(TABLE, new URLSearchParams(search), [['since', 'till']]);

describe('a table of filters', () => {
  it.each<[string, object]>([
    ['', {}],
    ['since=1990&till=1980&long=90', { since: 1980, till: 1990, long: 90 }],
    ['since=90&long=1441&size=6&grade=10.5&tag=x&shade=green&sold=maybe&w=1', {}],
    [
      'size=2&grade=7.25&tag=3,3,4&shade=blue&sold=no',
      { size: 2, grade: 7.25, tags: [3, 4], shade: 'blue', sold: false },
    ],
    ['w=1&h=2&shade=red&shade=blue', { shade: 'red', box: { wide: '1', high: '2' } }],
  ])('reads %s as %j', (search, expected) => {
    expect(read(search)).toStrictEqual(expected);
  });

  it('reads what it wrote, and says of each parameter that it is left out', () => {
    const year = fc.integer({ min: 1_000, max: 9_999 });
    const filters = fc.record(
      {
        till: year,
        long: fc.integer({ min: 1, max: 1_440 }),
        size: fc.integer({ min: 2, max: 5 }),
        grade: fc.integer({ min: 0, max: 10 }),
        tags: fc.uniqueArray(fc.integer({ min: 1 }), { minLength: 1, maxLength: 20 }),
        shade: fc.constantFrom('red', 'blue'),
        sold: fc.boolean(),
        box: fc.record({ wide: fc.string({ minLength: 1 }), high: fc.string({ minLength: 1 }) }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, (asked) => {
        const written = writeEach(TABLE, asked);
        expect(Object.keys(written)).toEqual([
          'since',
          'till',
          'long',
          'size',
          'grade',
          'tag',
          'shade',
          'sold',
          'w',
          'h',
        ]);
        const texts = Object.entries(written).filter((pair): pair is [string, string] => pair[1] !== undefined);
        expect(read(`${new URLSearchParams(texts)}`)).toEqual(asked);
      }),
    );
  });

  it('is gone through in its own order, whatever the order of what is on', () => {
    const on = { sold: false, since: 1_990, tags: [] };
    expect(eachOn(TABLE, on, ({ params }, asked, name) => [name, asked, ...params])).toEqual([
      ['since', 1_990, 'since'],
      ['tags', [], 'tag'],
      ['sold', false, 'sold'],
    ]);
    expect(filterNames(TABLE).at(-1)).toBe('box');
  });

  it('leaves out a list of nothing', () => {
    expect(writeEach({ tags: TABLE.tags }, { tags: [] })).toStrictEqual({ tag: undefined });
  });

  it('has the text of a field', () => {
    expect([filterText(TABLE.size, 3), filterText(TABLE.sold, false), filterText(TABLE.size, undefined)]).toEqual([
      '3',
      'no',
      '',
    ]);
  });
});
