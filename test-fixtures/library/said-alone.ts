import type { Collection } from '#domain/library/collection.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';

const [first, ...rest] = EMPTY_LIBRARY.collections as [Collection, ...Collection[]];
const choosing = (some: object): Partial<Library> => ({ preferences: { ...EMPTY_LIBRARY.preferences, ...some } });
const touched = (some: object): Partial<Library> => ({ collections: [{ ...first, ...some }, ...rest] });

/** What a visitor may have named, saved or chosen without adding a title: each alone, with what is told of it when it is missing. */
export const SAID_ALONE: readonly (readonly [what: string, has: Partial<Library>, told: string])[] = [
  ['the name of a default collection', touched({ name: 'Rainy days' }), 'what is missing in 1 thing here'],
  ['its description', touched({ description: 'For Sundays' }), 'what is missing in 1 thing here'],
  ['its cover', touched({ cover: 'movie:7' }), 'what is missing in 1 thing here'],
  ['a saved search', choosing({ searches: [{ name: 'Short', address: '/tv?under=30' }] }), '1 saved search'],
  ['what listings hide', choosing({ hides: ['seen'] }), '1 choice'],
  ['a country and its services', choosing({ watchRegion: 'DE', watchServices: [8] }), '2 choices'],
  ['that no history is kept', choosing({ keepsHistory: false }), '1 choice'],
  ['what a newer release has chosen', choosing({ density: 'wide' }), 'what is missing in 1 thing here'],
];
