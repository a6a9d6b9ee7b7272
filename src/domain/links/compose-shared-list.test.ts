import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrarySharedList } from '#fixtures/sharing/arbitrary-shared-list.ts';
import { composeSharedList } from './compose-shared-list.ts';
import { decodeSharedList } from './decode-shared-list.ts';
import { encodeSharedList } from './encode-shared-list.ts';
import type { SharedTitle } from './shared-list.ts';

const titles: readonly SharedTitle[] = [
  { media_type: 'movie', id: 1, rating: 8, seenOn: null, note: 'Twice.' },
  { media_type: 'tv', id: 2 },
];

describe('a list as its sender wants it (product.md, Sharing: what is in it)', () => {
  it('has nothing but the titles unless the sender ticked it', () => {
    expect(composeSharedList(titles, { name: '', fields: [] })).toEqual({
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
    const [first] = composeSharedList(titles, { name: '', fields: [field] }).titles;
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
    expect(composeSharedList(titles, { name, fields: [] }).name).toBe(expected);
  });

  it('can always be a link', () => {
    fc.assert(
      fc.property(arbitrarySharedList(), fc.string({ unit: 'binary' }), (list, name) => {
        const composed = composeSharedList(list.titles, { name, fields: ['rating', 'seenOn', 'note'] });
        expect(decodeSharedList(encodeSharedList(composed))).toEqual(composed);
      }),
    );
  });
});
