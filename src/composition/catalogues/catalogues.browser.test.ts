import { lastValueFrom } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { outcomeAsTold } from '#fixtures/import/reading-of.ts';
import { JsonCatalog } from '#fixtures/json-catalog/json-catalog.ts';
import { JsonProbe } from '#fixtures/json-catalog/json-probe.ts';
import { JsonSource } from '#fixtures/json-catalog/json-source.ts';
import { JsonTitleFinder } from '#fixtures/json-catalog/json-title-finder.ts';
import { loadJsonFilms } from '#fixtures/json-catalog/load-json-films.ts';
import { bindings, value } from '../bindings.ts';
import { readConfig } from '../config.ts';
import { createContainer } from '../create-container.ts';
import { partsOf } from '../parts.ts';
import type { OpenCatalogue } from './catalogue.ts';
import { CATALOGUES } from './catalogues.ts';

const FILE = '/test-fixtures/json-catalog/films.json';

const openJson: OpenCatalogue = async ({ apiUrl, imageUrl }) => {
  const source = new JsonSource(() => loadJsonFilms(apiUrl));
  const images = { baseUrl: imageUrl, sized: false };
  return {
    module: bindings({
      catalog: value(new JsonCatalog(source, images)),
      probe: value(new JsonProbe(source, apiUrl)),
      images: value(images),
    }),
    openFinder: async () => new JsonTitleFinder(source),
  };
};

/** The app, with a third catalogue in the place of one of the table. */
const createApp = async (address: string) => {
  vi.spyOn(CATALOGUES, 'tmdb').mockImplementation(openJson);
  const config = readConfig({ VITE_TMDB_API_URL: address, VITE_TMDB_IMAGE_URL: '/pictures/', VITE_IP_LOOKUP_URLS: '' });
  return partsOf(await createContainer({ ...config, store: 'memory' })).app;
};

it('a third catalogue is added by its one binding: the app starts on it, and nothing else knows', async () => {
  const { startup, bench } = await createApp(FILE);
  startup.activate();
  const outcome = await startup.outcome;
  expect(outcome).toMatchObject({ status: 'ready', images: { baseUrl: '/pictures/', sized: false } });
  expect(bench).toBeUndefined();
});

it('and where its titles can be watched nobody need know', async () => {
  const { library } = await createApp(FILE);
  const { queries } = await library.open('watch');
  const offers = queries.offersOf({ media_type: 'movie', id: 1 }, 'DE');
  const stop = offers.activate();
  await offers.settled;
  stop();
  expect(offers.state).toEqual({ status: 'loaded', value: NO_OFFERS });
});

it('and what more there is of its titles, and which series they are part of, nobody need know', async () => {
  const { library } = await createApp(FILE);
  const { queries } = await library.open('titles');
  const [extras, series] = [queries.extrasOf({ media_type: 'movie', id: 1 }), queries.franchiseOf(1)];
  const stops = [extras.activate(), series.activate()];
  await Promise.all([extras.settled, series.settled]);
  for (const stop of stops) stop();
  expect(extras.state).toEqual({ status: 'loaded', value: { keywords: [], pictures: [], certifications: {} } });
  expect(series.state).toMatchObject({ status: 'failed', error: { type: 'not_found' } });
});

it('and titles of files are found in it', async () => {
  const { library } = await createApp(FILE);
  void library.identity.resolve();
  const stop = library.loader.activate();
  const facade = await library.open('import');
  const file = new File(['imdb_id\ntt7001001\ntt9999999\n'], 'mine.csv');
  const outcome = await outcomeAsTold((answers) => facade.read([file], answers));
  const { reading } = outcome as Extract<typeof outcome, { kind: 'read' }>;
  const { matches } = await lastValueFrom(facade.match(reading).state$);
  stop();
  expect(matches.map(({ kind }) => kind)).toEqual(['found', 'not-found']);
});

it.each([
  ['is not there', '/test-fixtures/json-catalog/none.json'],
  ['is no JSON', '/test-fixtures/json-catalog/json-films.ts'],
  ['cannot be reached', 'http://localhost:1/films.json'],
])('a file that %s ends the startup with the product’s own failure', async (_, address) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { startup } = await createApp(address);
  startup.activate();
  expect(await startup.outcome).toMatchObject({ status: 'failed' });
});
