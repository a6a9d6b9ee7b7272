import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, itemsOf, textOf, known } from './json-fields.ts';
import { plainText } from './plain-text.ts';
import { readImdbId, readNumber } from './read-ids.ts';
import { readYear } from './read-year.ts';
import { shorten } from './shorten.ts';
import { columnName, hasColumns, hasRows, recordsOf, tableOf } from './table.ts';

const FAMILY = '👩‍👩‍👧‍👦';

describe('a table (product.md, Import: tables)', () => {
  const table = tableOf([[' ', ''], ['TMDb ID', 'Name', 'name'], ['', '  '], ['7'], ['8', ' Umbra ', 'other', 'more']]);

  it('is read by the names of its columns, however they are written', () => {
    expect(['TMDb ID', 'tmdb_id', 'tmdbID', 'Num. Votes', 'Année'].map(columnName)).toEqual([
      'tmdbid',
      'tmdbid',
      'tmdbid',
      'numvotes',
      'année',
    ]);
    expect(hasColumns(table, 'tmdbid', 'name')).toBe(true);
    expect(hasColumns(table, 'tmdbid', 'year')).toBe(false);
  });

  it('gives what the first of the columns has that is filled, and no blank rows', () => {
    expect([...recordsOf(table)].map((cells) => [cells('name', 'tmdbid'), cells('name'), cells('year')])).toEqual([
      ['7', '', ''],
      ['Umbra', 'Umbra', ''],
    ]);
  });

  it('may have nothing but a header, or not even that', () => {
    expect([[], [['']], [['a'], ['']], [['a'], ['1']]].map((rows) => hasRows(tableOf(rows)))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect([...recordsOf(tableOf([]))]).toEqual([]);
  });
});

describe('a cell', () => {
  it.each<[unknown, number | undefined]>([
    ['42', 42],
    [42, 42],
    [' 42 ', 42],
    ['-1', undefined],
    ['0', undefined],
    ['', undefined],
    ['1016.0', 1016],
    ['1016.00', 1016],
    ['0.0', undefined],
    ['42.5', undefined],
    ['42,0', 42],
    ['4.2E+01', 42],
    ['4,2E1', 42],
    ['1.23E+05', undefined],
    ["'42", 42],
    ['="42"', 42],
    ['42\u200E', 42],
    ['４２', 42],
    ['42/', 42],
    ['42, 43', undefined],
    [null, undefined],
    ['99999999999999999', undefined],
  ])('%j is the number %j', (value, number) => expect(readNumber(value)).toBe(number));

  it.each<[unknown, string | undefined]>([
    ['tt0903747', 'tt0903747'],
    ['TT0903747', 'tt0903747'],
    ['https://www.imdb.com/title/tt0903747/', 'tt0903747'],
    ['https://www.imdb.com/title/tt0903747/?ref_=ls_t_1', 'tt0903747'],
    ['80001011', 'tt80001011'],
    ['114709', 'tt0114709'],
    ['114709.0', 'tt0114709'],
    [80_001_011, 'tt80001011'],
    ['tt0903747/', 'tt0903747'],
    ["'tt0903747", 'tt0903747'],
    ['="tt0903747"', 'tt0903747'],
    ['imdb:tt0903747', 'tt0903747'],
    ['https://m.imdb.com/title/tt0903747/reviews?sort=x', 'tt0903747'],
    ['[Umbra](https://www.imdb.com/title/tt0903747/)', 'tt0903747'],
    ['tt0903747, tt0903748', undefined],
    ['https://www.imdb.com/name/nm0903747/?ref_=tt_cl', undefined],
    ['0000000', undefined],
    ['7.8', undefined],
    ['nm0903747', undefined],
    ['-1', undefined],
    ['tt12', undefined],
    ['xtt0903747', undefined],
    [null, undefined],
  ])('%j is the id %j', (value, id) => expect(readImdbId(value)).toBe(id));

  it.each<[unknown, number | undefined]>([
    ['2021', 2021],
    [2021, 2021],
    ['2016-07-20T00:00:00Z', 2016],
    ['1968.0', 1968],
    ['1870', 1870],
    ['1869', undefined],
    ['20.07.2016', 2016],
    ['3/14/2016 0:00', 2016],
    ["'1968", 1968],
    ['="1968"', 1968],
    ['(1968)', 1968],
    ['\u200E1968', 1968],
    ['１９６８', 1968],
    ['2199', 2199],
    ['2200', undefined],
    ['0001-01-01 00:00:00', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is of the year %j', (value, year) => expect(readYear(value)).toBe(year));
});

describe('a text (product.md, Import: texts)', () => {
  it.each([
    ['<b>Bold</b> and <i>sly</i>', 'Bold and sly'],
    ['one<br>two<br />three</p>four', 'one\ntwo\nthree\nfour'],
    ['<a href="https://example.com">notes</a>', 'notes'],
    ['I <3 it, 1 < 2 > 0, <Umbra>', 'I <3 it, 1 < 2 > 0, <Umbra>'],
    ['&#39;it&#x27;s&quot; &amp; &lt;b&gt; &NBSP;x', "'it's\" & <b>  x"],
    ['&amp;lt;', '&lt;'],
    ['&#0; &#1114112; &#x110000; &unknown;', '\ufffd \ufffd \ufffd &unknown;'],
    ['&#x1F384;', '🎄'],
    ['&#xd800;', '\ufffd'],
    ['  spaces ', 'spaces'],
  ])('%j is read as %j', (markup, text) => expect(plainText(markup)).toBe(text));

  it.each([
    [' short ', 10, 'short', false],
    ['exactly 10', 10, 'exactly 10', false],
    ['exactly 11!', 10, 'exactly 11', true],
    [FAMILY.repeat(3), 3, FAMILY.repeat(3), false],
    [FAMILY.repeat(4), 3, FAMILY.repeat(3), true],
    ['cut here  at', 9, 'cut here', true],
    ['\ud800x', 5, '\ufffdx', false],
  ])('%j is kept to %i characters as %j', (text, max, kept, isCut) =>
    expect(shorten(text, max)).toEqual({ text: kept, isCut }),
  );

  it('is cut at once, though it has a million letters', () => {
    expect(shorten('a'.repeat(1_000_000), 50)).toEqual({ text: 'a'.repeat(50), isCut: true });
  });
});

describe('JSON', () => {
  it('is whatever it is: what is missing is empty', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof textOf(value)).toBe('string');
        expect(Array.isArray(itemsOf(value))).toBe(true);
        expect(typeof fieldsOf(value)).toBe('object');
        expect(fieldsOf(value)).not.toBeNull();
      }),
    );
    expect([fieldsOf([1]), fieldsOf({ a: 1 }), fieldsOf(null)]).toEqual([{}, { a: 1 }, {}]);
    expect([textOf(5), textOf(' a '), textOf(true), textOf(['a'])]).toEqual(['5', 'a', '', '']);
    expect([itemsOf([1]), itemsOf({ length: 1 })]).toEqual([[1], []]);
  });

  it('has the fields that say something', () => {
    expect(known({ a: undefined, b: null, c: '' })).toEqual({ b: null, c: '' });
  });
});
