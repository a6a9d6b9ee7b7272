import { describe, expect, it } from 'vitest';
import { titleKey } from '#domain/title.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { decodeBundle } from '../../store/codec/decode-bundle.ts';
import { decodeLegacy } from '../../store/codec/decode-legacy.ts';
import { scenarioData } from '../scenario/scenario-data.ts';
import { fillingOf } from './filling-of.ts';
import type { LibraryName } from './library-name.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const data = generateCatalogue();
const bundleOf = (name: LibraryName) => decodeBundle(fillingOf(name, data, NOW).bundle ?? '');
const nothingLeftOver = { fields: {}, items: {} };

describe('what a visitor has at the start (product.md, QA: library)', () => {
  it('empty: a name, and nothing else', () => {
    expect(bundleOf('empty')).toMatchObject({
      library: { username: 'Quinn', watchlist: [], favorites: [], viewingHistory: [], marks: [] },
      remainder: nothingLeftOver,
    });
  });

  it('new-visitor: nothing at all', () => {
    expect(fillingOf('new-visitor', data, NOW)).toEqual({});
  });

  it('lived-in: something of everything, all of it readable', () => {
    const bundle = bundleOf('lived-in');
    expect(bundle?.remainder).toEqual(nothingLeftOver);
    const { watchlist, favorites, collections, viewingHistory, marks } = bundle!.library;
    expect([watchlist, favorites, viewingHistory, marks].map((list) => list.length)).toEqual([24, 12, 30, 40]);
    expect(collections.map(({ movies }) => movies.length)).toEqual([5, 0, 0, 12]);
    const fields = ['rating', 'note', 'hiddenAt', 'seenAt'] as const;
    expect(fields.filter((field) => !marks.some((mark) => mark[field] !== undefined))).toEqual([]);
  });

  it('full-99: 99 titles in every list, and a full history', () => {
    const bundle = bundleOf('full-99');
    expect(bundle?.remainder).toEqual(nothingLeftOver);
    const { watchlist, favorites, collections, viewingHistory, marks } = bundle!.library;
    expect([watchlist, favorites, marks].map((list) => list.length)).toEqual([99, 99, 99]);
    expect(collections.map(({ movies }) => movies.length)).toEqual([99, 99, 99]);
    expect(viewingHistory).toHaveLength(50);
  });

  it('huge-10000: 10,000 titles that differ, each of the scenario huge', () => {
    const { watchlist } = bundleOf('huge-10000')!.library;
    const keys = new Set(watchlist.map(titleKey));
    expect([watchlist.length, keys.size]).toEqual([10_000, 10_000]);
    const there = new Set(
      scenarioData(['huge'], data).titles.map(({ type, id }) => titleKey({ media_type: type, id })),
    );
    expect([...keys].filter((key) => !there.has(key))).toEqual([]);
  });

  it('hostile: what can be read is read, and the rest is kept', () => {
    const { library, remainder } = bundleOf('hostile')!;
    expect(library.username).toContain('<script>');
    expect(library.watchlist.length).toBeGreaterThanOrEqual(20);
    expect(remainder.items.watchlist?.length).toBeGreaterThanOrEqual(3);
    expect(remainder.fields).toMatchObject({ unreadable_viewingHistory: 'none' });
    expect('isAdmin' in {}).toBe(false);
  });

  it('unreadable: a text that is no bundle', () => {
    expect(fillingOf('unreadable', data, NOW).bundle).toBeDefined();
    expect(bundleOf('unreadable')).toBeUndefined();
  });

  it('old-format: no bundle, and entries to be brought over', () => {
    const { bundle, legacy = {} } = fillingOf('old-format', data, NOW);
    expect(bundle).toBeUndefined();
    const { watchlist, favorites, collections, username } = decodeLegacy(legacy);
    expect([watchlist.length, favorites.length, collections.length, username]).toEqual([12, 6, 4, 'Quinn']);
  });

  it('with-versions: the lists of today, and what they were before, each another', () => {
    const { versions = [] } = fillingOf('with-versions', data, NOW);
    expect(bundleOf('with-versions')?.library.watchlist).toHaveLength(24);
    expect(versions.map(({ bundle }) => bundle.library.watchlist.length)).toEqual([22, 8, 20, 18, 11, 4]);
    expect(versions.map(({ isDaily, before }) => isDaily === !before)).not.toContain(false);
    const times = versions.map(({ madeAt }) => madeAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('newer-release: fields that are kept, and a change that is not read', () => {
    const { remainder, library } = bundleOf('newer-release')!;
    expect(remainder.fields).toMatchObject({ shelves: [{ name: 'Lent to friends' }] });
    expect(library.watchlist[0]).toMatchObject({ mood: 'odd' });
    expect(fillingOf('newer-release', data, NOW).changes).toMatchObject([{ kind: 'shelf-renamed' }]);
  });
});
