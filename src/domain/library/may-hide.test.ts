import { expect, it } from 'vitest';
import { EMPTY_LIBRARY, type Library } from './library.ts';
import { mayHide } from './may-hide.ts';

const title = { id: 7, addedAt: '2026-11-20T12:00:00.000Z' };
const { preferences } = EMPTY_LIBRARY;

it.each<[string, boolean, Partial<Library>]>([
  ['nothing', false, {}],
  ['a mark', true, { marks: [{ id: 7, seenAt: null }] }],
  ['a title of the watchlist', true, { watchlist: [title] }],
  ['a favorite', true, { favorites: [title] }],
  ['a title in each', true, { watchlist: [title], favorites: [title], marks: [{ id: 7, seenAt: null }] }],
  ['a choice', true, { preferences: { ...preferences, hides: [] } }],
])('with %s titles may be hidden: %s', (_, may, has) => expect(mayHide({ ...EMPTY_LIBRARY, ...has })).toBe(may));
