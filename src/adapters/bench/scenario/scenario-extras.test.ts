import { describe, expect, it } from 'vitest';
import { franchisesContract } from '#application/ports/catalog/franchises.contract.ts';
import { never } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import { showCatalogContract } from '#application/ports/catalog/show-catalog.contract.ts';
import { titleExtrasContract } from '#application/ports/catalog/title-extras.contract.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { knownTitles } from '#fixtures/known-titles.ts';
import { expectMisbehaviour } from '#fixtures/scenario/expect-misbehaviour.ts';
import { inScenario } from '#fixtures/scenario/in-scenario.ts';
import { DEMO_EXTRAS } from '../../demo/extras/demo-extras.ts';

const known = knownTitles(generateCatalogue());
const series = DEMO_EXTRAS.franchises.map(({ id }) => id);
const [first] = series;
const { id: SHOW = 0 } = generateCatalogue().titles.find(({ type, date }) => type === 'tv' && date !== undefined) ?? {};
const PART = { media_type: 'movie', id: 1_424 } as const;

for (const names of [[], ['extreme-text']] as const) {
  const called = names.join('+') || 'none';
  titleExtrasContract(`${called}: the extras`, () => ({
    extras: inScenario(...names).extras,
    known,
    missingId: 999_999,
  }));
  showCatalogContract(`${called}: the seasons`, () => ({
    shows: inScenario(...names).shows,
    known: [SHOW],
    missingId: 999_999,
  }));
  franchisesContract(`${called}: the series`, () => ({
    franchises: inScenario(...names).franchises,
    known: series,
    missingId: 999_999,
  }));
}

expectMisbehaviour('seasons', ({ shows }) => [shows.seasonOf(SHOW, 1, never()), shows.seasonsOf(SHOW, [1], never())]);

expectMisbehaviour('extras and series', ({ extras, franchises }) => [
  extras.extrasOf(PART, never()),
  franchises.partsOf(first!, never()),
]);

describe('what is known of titles beyond the catalogue, in a scenario (product.md, QA: scenarios)', () => {
  it('empty: nothing but the names of the series', async () => {
    const { extras, franchises, catalog } = inScenario('empty');
    expect(await extras.extrasOf(PART, never())).toStrictEqual({ keywords: [], pictures: [], certifications: {} });
    expect(await franchises.partsOf(first!, never())).toMatchObject({ overview: '', parts: [] });
    expect(await catalog.fetchDetails(PART, never())).not.toHaveProperty('franchise');
  });

  it('of seasons: empty has none, huge 1,500 episodes in one, and no-images no stills', async () => {
    await expect(inScenario('empty').shows.seasonOf(SHOW, 1, never())).rejects.toMatchObject({
      failure: { kind: 'http', status: 404 },
    });
    expect((await inScenario('huge').shows.seasonOf(SHOW, 1, never())).episodes).toHaveLength(1_500);
    const { episodes } = await inScenario('no-images').shows.seasonOf(SHOW, 1, never());
    expect(episodes.every(({ still_path }) => still_path === null)).toBe(true);
  });

  it('extreme-text: so are the names and texts of episodes, each in another way', async () => {
    const { episodes } = await inScenario('extreme-text').shows.seasonOf(SHOW, 1, never());
    const texts = episodes.flatMap(({ name, overview }) => [name, overview]).join('');
    for (const part of ['<script>', 'الفيلم', '\u202E', '字字', 'Donaudampfschiff']) expect(texts).toContain(part);
    expect(new Set(episodes.map(({ name }) => name)).size).toBe(episodes.length);
  });

  it('no-images: no stills, and none of a series', async () => {
    const { extras, franchises } = inScenario('no-images');
    expect((await extras.extrasOf(PART, never())).pictures).toEqual([]);
    expect(await franchises.partsOf(first!, never())).toMatchObject({ poster_path: null, backdrop_path: null });
  });

  it('extreme-text: the names are', async () => {
    const { franchises, catalog } = inScenario('extreme-text');
    const all = await Promise.all(series.map((id) => franchises.partsOf(id, never())));
    expect(Math.max(...all.map(({ name }) => name.length))).toBeGreaterThan(200);
    expect((await catalog.fetchDetails(PART, never())).original_name).toContain('Another name');
  });

  it('huge: thousands of keywords, hundreds of pictures and of parts', async () => {
    const { extras, franchises } = inScenario('huge');
    const { keywords, pictures } = await extras.extrasOf(PART, never());
    expect([keywords.length, pictures.length]).toEqual([2_000, 400]);
    expect((await franchises.partsOf(first!, never())).parts.length).toBeGreaterThan(300);
  });
});
