import fc from 'fast-check';
import type { LinkList, LinkTitle } from '#domain/links/link-list.ts';
import { titleKey } from '#domain/title.ts';

const day = fc
  .date({ min: new Date('1800-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const id = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 1_200_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 2 ** 31 - 1 }) },
);

/** A text as people write one, of at most so many characters. */
const text = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength });

const linkTitle: fc.Arbitrary<LinkTitle> = fc.record(
  {
    media_type: fc.constantFrom('movie' as const, 'tv' as const),
    id,
    rating: fc.integer({ min: 1, max: 10 }),
    seenOn: fc.option(day),
    note: text(60),
  },
  { requiredKeys: ['media_type', 'id'] },
);

/** Any list that a link can have. */
export const arbitraryLink = (maxLength = 40): fc.Arbitrary<LinkList> =>
  fc.record(
    { name: text(50), titles: fc.uniqueArray(linkTitle, { selector: titleKey, minLength: 1, maxLength }) },
    { requiredKeys: ['titles'] },
  );
