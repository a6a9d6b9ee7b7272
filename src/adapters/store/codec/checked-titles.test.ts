import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeStored as decode, rewriteStored as rewrite } from '#fixtures/store/rewrite-stored.ts';

/** What the last release that asks for no title again has made of a bundle whose titles were asked for, when it added a favorite. */
const passedThrough = JSON.parse(
  readFileSync(new URL('../../../../test-fixtures/library/bundles/without-checks.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

const addedAt = '2026-01-02T10:00:00.000Z';
const checkedAt = '2026-06-02T10:00:00.000Z';
const goneAt = '2026-06-03T10:00:00.000Z';

describe('when a title was asked for again (product.md, Freshness: noted)', () => {
  it('is not in a bundle that knows nothing of it', () => {
    const stored = { watchlist: [{ id: 7, title: 'Low Tide', addedAt }], marks: [{ id: 7, rating: 8 }] };
    expect(rewrite(stored)).toMatchObject(stored);
    expect(JSON.stringify(rewrite(stored))).not.toMatch(/checkedAt|goneAt/);
  });

  it.each(['watchlist', 'favorites', 'viewingHistory', 'marks'] as const)('is kept in %s, in its place', (list) => {
    const title = { id: 7, checkedAt, title: 'Low Tide', goneAt, addedAt, viewedAt: addedAt };
    expect(decode({ [list]: [title] }).library[list]).toStrictEqual([title]);
    expect(JSON.stringify(rewrite({ [list]: [title] }))).toContain(JSON.stringify(title));
  });

  it('is set aside where it is no text, and its title stays', () => {
    const stored = { watchlist: [{ id: 7, addedAt, checkedAt: 5, goneAt: true }] };
    const kept = [{ id: 7, addedAt, unreadable_checkedAt: 5, unreadable_goneAt: true }];
    expect(decode(stored).library.watchlist).toStrictEqual(kept);
    expect(rewrite(stored)['watchlist']).toStrictEqual(kept);
  });

  it('outlives a release that asks for no title again', () => {
    const { library } = decode(passedThrough);
    const gone: unknown = expect.objectContaining({ id: 999_001, checkedAt, goneAt });
    expect(library.favorites).toHaveLength(1);
    expect(library.watchlist).toEqual([expect.objectContaining({ id: 1003, checkedAt }), gone]);
    expect(library.collections[0]?.movies).toEqual([gone]);
    expect(library.viewingHistory).toEqual([expect.objectContaining({ checkedAt })]);
    expect(library.marks).toEqual([expect.objectContaining({ rating: 7, checkedAt, goneAt })]);
    expect(rewrite(passedThrough)).toMatchObject(passedThrough);
  });
});
