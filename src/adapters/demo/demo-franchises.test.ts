import { expect, it } from 'vitest';
import { franchisesContract } from '#application/ports/catalog/franchises.contract.ts';
import { never } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import { titleName } from '#domain/title.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { DemoCatalog } from './demo-catalog.ts';
import { DemoFranchises } from './demo-franchises.ts';
import { DEMO_LORE } from './lore/demo-lore.ts';

const data = generateCatalogue();
const franchises = new DemoFranchises(data);
const ids = DEMO_LORE.franchises.map(({ id }) => id);

franchisesContract('DemoFranchises', () => ({ franchises, known: ids, missingId: 999_999 }));

/** What the names of the parts have in common: the ids are those that the catalogue happens to give them. */
const PARTS: readonly (readonly [id: number, name: RegExp])[] = [
  [9101, /^Inspector Quillon and /],
  [9103, / for Christmas$/],
  [9104, /Lighthouse/],
  [9105, /Santa|Reindeer/],
  [9106, /Committee/],
  [9107, /Vicar/],
  [9108, /Getaway/],
  [9109, /Telegraph/],
  [9110, /Ninth/],
  [9111, /Orbit/],
  [9112, /Harpoon/],
];

it.each(PARTS)('the parts of %i are those that are meant', async (id, name) => {
  const { parts } = await franchises.partsOf(id, never());
  expect(parts.map(titleName).filter((each) => !name.test(each))).toEqual([]);
  expect(parts.length).toBeGreaterThan(0);
});

it('are a dozen, and no movie is in two of them', async () => {
  const all = await Promise.all(ids.map((id) => franchises.partsOf(id, never())));
  expect(all).toHaveLength(12);
  const parts = all.flatMap((franchise) => franchise.parts.map(({ id }) => id));
  expect(new Set(parts).size).toBe(parts.length);
});

it('have one of one part, one without a text, and one with a part that nobody has a date for: it is the last', async () => {
  const all = await Promise.all(ids.map((id) => franchises.partsOf(id, never())));
  expect(all.filter(({ parts }) => parts.length === 1)).toHaveLength(1);
  expect(all.filter(({ overview }) => overview === '')).toHaveLength(1);
  const undated = all.filter(({ parts }) => parts.some(({ release_date }) => !release_date));
  expect(undated.map(({ parts }) => parts.at(-1)?.release_date)).toEqual([undefined]);
});

it('are named by each of their parts, and by no other movie', async () => {
  const catalog = new DemoCatalog(data);
  for (const id of ids.slice(0, 4)) {
    const { overview: _overview, parts, ...summary } = await franchises.partsOf(id, never());
    for (const part of parts) expect((await catalog.fetchDetails(part, never())).franchise).toEqual(summary);
  }
  expect(await catalog.fetchDetails({ media_type: 'movie', id: 1001 }, never())).not.toHaveProperty('franchise');
});
