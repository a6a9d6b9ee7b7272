import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '#domain/library/apply.ts';
import { NO_REMAINDER, type Bundle } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { arbitraryActions } from '#fixtures/library/arbitrary-action.ts';
import { encodeBundle } from '#fixtures/store/encode-bundle.ts';
import { decodeBundle } from './decode-bundle.ts';

type Json = Record<string, unknown>;

const library = arbitraryActions
  .map((actions) => actions.reduce(apply, EMPTY_LIBRARY))
  .map((made) => ({
    ...made,
    collections: made.collections.map((each) =>
      Number(each.id) > 3 ? { ...each, createdAt: '2026-11-01T10:00:00.000Z' } : each,
    ),
  }));
/** Values as JSON has them: without undefined and without negative zero. */
const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const unknownFields = fc
  .dictionary(
    fc.oneof(
      fc.string().map((name) => `x-${name}`),
      fc.constantFrom('constructor', 'toString', 'valueOf', '0'),
    ),
    json,
    { maxKeys: 4 },
  )
  .map((fields) => ({ ...fields }));
const badItem = fc.oneof(
  fc.constantFrom(null, 'x', 7, []),
  unknownFields,
  unknownFields.map((fields) => ({ ...fields, id: '7' })),
);
const badItems = fc.array(badItem, { minLength: 1, maxLength: 3 });
const remainder = fc.record({
  fields: unknownFields,
  items: fc
    .record(
      { watchlist: badItems, favorites: badItems, collections: badItems, viewingHistory: badItems, marks: badItems },
      { requiredKeys: [] },
    )
    .map((items) => ({ ...items })),
});
const bundle: fc.Arbitrary<Bundle> = fc.oneof(
  fc.record({ library, remainder, lastUpdated: fc.string() }),
  fc.record({ library, remainder: fc.constant(NO_REMAINDER) }),
);

describe('any bundle', () => {
  it('comes back from its text as it was', () => {
    fc.assert(
      fc.property(bundle, fc.constantFrom('203.0.113.7', 'fp_0', 'unknown'), (saved, identifier) => {
        expect(decodeBundle(encodeBundle(identifier, saved))).toEqual(saved);
      }),
    );
  });

  it('comes back with the fields of its library in their order', () => {
    fc.assert(
      fc.property(bundle, (saved) => {
        expect(JSON.stringify(decodeBundle(encodeBundle('unknown', saved))?.library)).toBe(
          JSON.stringify(saved.library),
        );
      }),
    );
  });

  it('is one JSON text, whatever of it was written before', () => {
    fc.assert(
      fc.property(bundle, arbitraryActions, (saved, actions) => {
        encodeBundle('unknown', saved);
        const changed = { ...saved, library: actions.reduce(apply, saved.library) };
        const { fields, items } = saved.remainder;
        const { watchlist, favorites, collections, viewingHistory, preferences, username } = changed.library;
        const marks = [...changed.library.marks, ...(items.marks ?? [])];
        const episodes = [...changed.library.episodes, ...(items.episodes ?? [])];
        const whole = {
          ...fields,
          watchlist: [...watchlist, ...(items.watchlist ?? [])],
          favorites: [...favorites, ...(items.favorites ?? [])],
          collections: [...collections, ...(items.collections ?? [])],
          viewingHistory: [...viewingHistory, ...(items.viewingHistory ?? [])],
          preferences,
          username,
          ...(marks.length > 0 && { marks }),
          ...(episodes.length > 0 && { episodes }),
          lastUpdated: saved.lastUpdated,
          ipAddress: 'unknown',
        };
        expect(encodeBundle('unknown', changed)).toBe(JSON.stringify(whole));
      }),
    );
  });

  it('names its identifier', () => {
    fc.assert(
      fc.property(bundle, fc.string(), (saved, identifier) => {
        expect(JSON.parse(encodeBundle(identifier, saved))).toMatchObject({ ipAddress: identifier });
      }),
      runs(20),
    );
  });
});

describe('any text', () => {
  const parts = fc.record(
    Object.fromEntries(
      [
        'watchlist',
        'favorites',
        'collections',
        'viewingHistory',
        'preferences',
        'username',
        'marks',
        'lastUpdated',
        'ipAddress',
      ].map((part) => [
        part,
        fc.oneof(
          json,
          fc.array(
            fc.oneof(
              json,
              badItem,
              unknownFields.map((fields) => ({ ...fields, id: 1, name: '' })),
            ),
          ),
        ),
      ]),
    ),
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    parts.map((each) => JSON.stringify(each)),
    fc.tuple(bundle, fc.nat()).map(([saved, end]) => encodeBundle('unknown', saved).slice(0, -1 - (end % 400))),
  );

  it('is read or found unreadable, never thrown over', () => {
    fc.assert(
      fc.property(text, (stored) => void decodeBundle(stored)),
      runs(500),
    );
  });

  it('once read, is written and read again as the same', () => {
    fc.assert(
      fc.property(text, (stored) => {
        const read = decodeBundle(stored);
        expect(read && decodeBundle(encodeBundle('unknown', read))).toEqual(read);
      }),
      runs(500),
    );
  });
});

describe('unknown fields', () => {
  const known = { title: (at: number) => ({ id: at + 1, addedAt: '', viewedAt: '' }) };
  const titles = fc
    .array(unknownFields, { maxLength: 4 })
    .map((all) => all.map((fields, at) => ({ ...fields, ...known.title(at) })));
  const collections = fc
    .array(fc.tuple(unknownFields, titles), { maxLength: 3 })
    .map((all) => all.map(([fields, movies], at) => ({ ...fields, id: `${at}`, name: '', description: '', movies })));
  const stored = fc
    .record({
      watchlist: titles,
      favorites: titles,
      viewingHistory: titles,
      marks: titles.filter(({ length }) => length > 0),
      collections,
      preferences: unknownFields,
      fields: unknownFields,
    })
    .map(({ fields, ...parts }) => ({ ...fields, ...parts }));

  it('of the bundle, its items, its collections and their movies, and its preferences are all written back', () => {
    fc.assert(
      fc.property(stored, (value) => {
        const read = decodeBundle(JSON.stringify(value));
        expect(read).toBeDefined();
        const written = JSON.parse(encodeBundle('unknown', read!)) as Json;
        expect(written).toMatchObject(value);
      }),
    );
  });
});
