import { expect, it } from 'vitest';
import { filterNamesContract } from '#application/ports/catalog/filter-names.contract.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { DemoFilterNames } from './demo-filter-names.ts';

const names = new DemoFilterNames(generateCatalogue());
const { signal } = new AbortController();

filterNamesContract('DemoFilterNames', () => ({
  names,
  known: [
    { kind: 'company', id: 8_103, name: 'Tidal Films' },
    { kind: 'network', id: 8_203, name: 'Nordkanal' },
    { kind: 'keyword', id: 7_001, name: 'lighthouse' },
  ],
  missingId: 999_999,
}));

it.each([
  ['company', 'tidal', ['Tidal Films']],
  ['network', 'NORD', ['Nordkanal']],
  ['network', '!!!', []],
  ['company', 'no such company', []],
] as const)(
  'finds of each %s that has %j in its name: %j (product.md, Explore: names of filters)',
  async (kind, text, expected) => {
    expect((await names.find(kind, text, signal)).map(({ name }) => name)).toEqual(expected);
  },
);

it('finds people as the search does, each with the name that their page has', async () => {
  const [person] = await names.find('person', 'an', signal);
  expect(person && (await names.nameOf({ kind: 'person', id: person.id }, signal))).toBe(person?.name);
});
