import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#domain/discovery/countries.ts';
import type { Preferences } from '#domain/library/library.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { CHOICES } from '../../store/codec/stored-preferences.ts';
import { PART_ENTRIES, readChoices, withChoices, writeChoices } from './asked-choices.ts';
import { CHOICE_PARTS, type AskedChoices, type ByAddress } from './choice-parts.ts';

const id = fc.stringMatching(/^[\w-]{1,40}$/).filter((each) => each !== 'none');

/** Any value of each preference that addresses have. */
const ANY: { readonly [Name in ByAddress]: fc.Arbitrary<Required<Preferences>[Name]> } = {
  theme: fc.constantFrom('dark', 'light'),
  watchRegion: fc.constantFrom(...COUNTRIES),
  watchServices: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 })),
  hides: fc.uniqueArray(fc.constantFrom('seen', 'listed')),
  keepsHistory: fc.boolean(),
  wantsRecommendations: fc.boolean(),
  veilsUnseen: fc.boolean(),
  veilsRatings: fc.boolean(),
  titleLanguage: fc.constantFrom('de-DE', 'fr-CA', 'ja-JP', 'ar'),
  calendarCollections: fc.uniqueArray(id),
};

const asked = fc
  .record(ANY, { requiredKeys: [] })
  .filter((each) => Object.keys(each).length > 0) as fc.Arbitrary<AskedChoices>;

describe('choices by address (product.md, QA: choices)', () => {
  it('are read as they are written, whatever they are', () => {
    fc.assert(
      fc.property(asked, (each) => {
        expect(readChoices(writeChoices(each))).toEqual(each);
      }),
    );
  });

  it('are none, or read as they are written, whatever the text', () => {
    const pieces = fc.constantFrom(
      ',',
      ':',
      '+',
      ' ',
      'theme',
      'light',
      'region',
      'DE',
      'services',
      '8',
      'none',
      'veil',
      'on',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 9 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (each) => {
        const read = readChoices(each);
        expect(read && readChoices(writeChoices(read))).toEqual(read);
      }),
    );
  });

  it.each(PART_ENTRIES.flatMap(([, part]) => part.choices.map(({ value }) => `${part.name}:${value}`)))(
    '%s can be chosen',
    (text) => expect(writeChoices(readChoices(text) ?? {})).toBe(text),
  );

  it('leave what they do not name as it was', () => {
    const own = { ...EMPTY_LIBRARY, preferences: { ...EMPTY_LIBRARY.preferences, veilsUnseen: true, hides: ['seen'] } };
    expect(withChoices(own, { theme: 'light', hides: [] }).preferences).toEqual({
      ...own.preferences,
      theme: 'light',
      hides: [],
    });
  });
});

it('each preference that is saved can be chosen by address, or it is said why not', () => {
  const saved = ['theme', 'preferredGenres', ...Object.keys(CHOICES)];
  const said = [...Object.keys(CHOICE_PARTS), 'preferredGenres', 'searches'];
  expect(said.toSorted()).toEqual(saved.toSorted());
});
