import { expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import type { SavedSearch } from '../../discovery/saved-search.ts';
import { EMPTY_LIBRARY } from '../../library/library.ts';
import type { Register } from '../register.ts';
import { searchActions } from './search-actions.ts';

const search = (name: string, address = '/movie?lang=fr'): SavedSearch => ({ name, address });
const register = (name: string, time: number, item: SavedSearch | null = search(name)): Register => ({
  list: 'searches',
  key: name,
  stamp: stampAt(time),
  device: 'a',
  item,
});
const own = [search('A'), search('B')];

it.each<[string, readonly SavedSearch[] | undefined, readonly Register[], readonly SavedSearch[] | undefined]>([
  [
    'comes first, the newest at the front',
    own,
    [register('C', 1), register('E', 3), register('D', 2)],
    [search('E'), search('D'), search('C'), ...own],
  ],
  ['goes', own, [register('A', 1, null)], [search('B')]],
  ['leads elsewhere in its place', own, [register('A', 1, search('A', '/tv'))], [search('A', '/tv'), search('B')]],
  ['is the first one', undefined, [register('C', 1)], [search('C')]],
  ['was there already', own, [register('B', 1)], undefined],
  ['was not there anyway', own, [register('C', 1, null)], undefined],
])('a saved search that %s', (_, searches, changed, expected) => {
  const preferences = { ...EMPTY_LIBRARY.preferences, ...(searches && { searches }) };
  const actions = searchActions({ ...EMPTY_LIBRARY, preferences }, changed);
  expect(actions).toEqual(expected ? [{ kind: 'choices-set', set: { searches: expected }, clear: [] }] : []);
});

it('the last one that goes leaves no list of them', () => {
  const preferences = { ...EMPTY_LIBRARY.preferences, searches: [search('A')] };
  expect(searchActions({ ...EMPTY_LIBRARY, preferences }, [register('A', 1, null)])).toEqual([
    { kind: 'choices-set', set: {}, clear: ['searches'] },
  ]);
});
