import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { isPerson, resultKey, searchText } from './search-params.ts';

describe('the text of a search (product.md, Search: blank query)', () => {
  it.each([
    ['  dust  ', 'dust'],
    ['   ', ''],
    ['', ''],
    ['🎬', '🎬'],
    ['<script>', '<script>'],
    ['فيلم', 'فيلم'],
    ['lone \uD800 half', 'lone \uFFFD half'],
  ])('%j is asked as %j', (typed, asked) => expect(searchText(typed)).toBe(asked));

  it('is at most 500 characters of 2,000', () => expect(searchText('x'.repeat(2_000))).toHaveLength(500));

  it('is cut where spaces in front do not count, and ends with none', () => {
    expect(searchText(`${' '.repeat(100)}${'x'.repeat(500)}`)).toBe('x'.repeat(500));
    expect(searchText(`${'x'.repeat(499)} dust`)).toBe('x'.repeat(499));
  });

  it('can always be put into an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (typed) => {
        expect(() => encodeURIComponent(searchText(typed))).not.toThrow();
      }),
    );
  });
});

it('results of different kinds are told apart', () => {
  const person = { id: 5, media_type: 'person', name: 'Ada', profile_path: null } as const;
  expect(resultKey(person)).toBe('person:5');
  expect(resultKey(aTitle({ id: 5 }))).toBe('movie:5');
  expect([person, aTitle({ id: 5 })].map(isPerson)).toEqual([true, false]);
});
