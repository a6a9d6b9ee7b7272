import { expect, it } from 'vitest';
import { never } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import { titleExtrasContract } from '#application/ports/catalog/title-extras.contract.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { pictures } from '#fixtures/catalogue/pictures.ts';
import { knownTitles } from '#fixtures/known-titles.ts';
import { DemoTitleExtras } from './demo-title-extras.ts';
import { DemoTitleFinder } from './demo-title-finder.ts';
import { DEMO_NOW } from './extras/demo-extras.ts';

const data = generateCatalogue();
const extras = new DemoTitleExtras(data, { now: () => DEMO_NOW });
const everyTitle = data.titles.map(({ type, id }) => ({ media_type: type, id }));

titleExtrasContract('DemoTitleExtras', () => ({ extras, known: knownTitles(data), missingId: 999_999 }));

it('speaks only of pictures that are drawn, and of several of the first titles', async () => {
  const drawn = pictures(data);
  const found = await Promise.all(everyTitle.map((title) => extras.extrasOf(title, never())));
  const paths = found.flatMap((extra) => extra.pictures.map(({ path }) => path));
  expect(paths.filter((path) => !drawn.has(path))).toEqual([]);
  const [first] = found;
  const stills = first!.pictures.map(({ path }) => drawn.get(path)?.());
  expect(stills.length).toBeGreaterThan(4);
  expect(new Set(stills).size).toBe(stills.length);
});

it('has titles with every age rating, and none of what is not out', async () => {
  const found = await Promise.all(everyTitle.map((title) => extras.extrasOf(title, never())));
  const german = new Set(found.map(({ certifications }) => certifications['DE']));
  expect(german).toEqual(new Set([undefined, '0', '6', '12', '16', '18']));
  const planned = data.titles.find(({ votes }) => votes === 0)!;
  expect((await extras.extrasOf({ media_type: planned.type, id: planned.id }, never())).certifications).toEqual({});
});

it('has the number of IMDb that the title is found by', async () => {
  for (const ref of [everyTitle[0]!, everyTitle.at(-1)!]) {
    const { imdb_id } = await extras.extrasOf(ref, never());
    const [title] = await new DemoTitleFinder(data).findById({ service: 'imdb', id: imdb_id! }, never());
    expect(title).toMatchObject(ref);
  }
});
