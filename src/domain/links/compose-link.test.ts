import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryLink } from '#fixtures/links/arbitrary-link.ts';
import { composeLink } from './compose-link.ts';
import { decodeLink } from './decode-link.ts';
import { encodeLink } from './encode-link.ts';
import type { LinkTitle } from './link-list.ts';

const titles: readonly LinkTitle[] = [
  { media_type: 'movie', id: 1, rating: 8, seenOn: null, note: 'Twice.' },
  { media_type: 'tv', id: 2 },
];

describe('a list as its sender wants it (product.md, Links: what is in it)', () => {
  it('has nothing but the titles unless the sender ticked it', () => {
    expect(composeLink(titles, { name: '', fields: [] })).toEqual({
      titles: [
        { media_type: 'movie', id: 1 },
        { media_type: 'tv', id: 2 },
      ],
    });
  });

  it.each([
    ['rating', { rating: 8 }],
    ['seenOn', { seenOn: null }],
    ['note', { note: 'Twice.' }],
  ] as const)('has the field %s once it is ticked', (field, expected) => {
    const [first] = composeLink(titles, { name: '', fields: [field] }).titles;
    expect(first).toEqual({ media_type: 'movie', id: 1, ...expected });
  });

  it.each([
    ['  Rainy Sundays  ', 'Rainy Sundays'],
    ['   ', undefined],
    ['x'.repeat(60), 'x'.repeat(50)],
    [`${'x'.repeat(49)} y`, 'x'.repeat(49)],
    ['half \ud83d', undefined],
    [`e${'\u0301'.repeat(9_000)}`, undefined],
  ])('has %j as its name: %j', (name, expected) => {
    expect(composeLink(titles, { name, fields: [] }).name).toBe(expected);
  });

  it('can always be a link', () => {
    fc.assert(
      fc.property(arbitraryLink(), fc.string({ unit: 'binary' }), (list, name) => {
        const composed = composeLink(list.titles, { name, fields: ['rating', 'seenOn', 'note'] });
        expect(decodeLink(encodeLink(composed))).toEqual(composed);
      }),
    );
  });
});
