import { expect, it } from 'vitest';
import { LISTING_FILTER_NAMES } from '#domain/discovery/listing-filters.ts';
import { queriesOf } from '#fixtures/queries-of.ts';
import { knownFilters } from './known-filters.ts';

it.each([
  ['all of them', 'all' as const, LISTING_FILTER_NAMES],
  ['some', ['language', 'people'] as const, ['language', 'people']],
  ['none that it names', undefined, []],
])('a catalogue knows filters: %s', (_, known, names) => {
  expect(knownFilters(queriesOf(known === undefined ? {} : { knownFilters: known }).queries)).toEqual(names);
});
