import { lastValueFrom } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { outcomeAsTold } from '#fixtures/import/reading-of.ts';
import { CATALOGUES, type CatalogueKind } from './catalogues/catalogues.ts';
import { readConfig, type Config } from './config.ts';
import { createContainer } from './create-container.ts';
import type { FirstContainer } from './first-container.ts';
import { partsOf } from './parts.ts';
import { STORES, type StoreKind } from './stores.ts';

const CASES = (Object.keys(CATALOGUES) as CatalogueKind[]).flatMap((catalog) =>
  (Object.keys(STORES) as StoreKind[]).map((store) => ({ catalog, store })),
);

vi.spyOn(console, 'error').mockImplementation(() => undefined);

const firstParts = (container: FirstContainer) => partsOf(container);
const create = async (over: Partial<Config>): Promise<{ readonly parts: ReturnType<typeof firstParts> }> => ({
  parts: firstParts(await createContainer({ ...readConfig({}), ipLookupUrls: [], ...over })),
});

describe.each(CASES)('the parts over the catalogue $catalog and the store $store', (over) => {
  it('fit together: the app, what it shows, and what comes late', async () => {
    const { parts } = await create(over);
    const { app } = parts;
    expect(app.bench !== undefined).toBe(over.catalog === 'demo');
    expect(parts.probe).toBeDefined();
    expect(app.clock).toBe(parts.clock);
    expect(await parts.identityResolver.resolve()).toMatch(/^fp_/);
    const repository = await parts.lateParts.open();
    expect(repository.lifetime).toBe(STORES[over.store].lifetime);
  });

  it('keep what is being marked, and what is loaded of a shared list, in one place', async () => {
    const { library } = (await create(over)).parts.app;
    expect(await library.open('marks')).toBe(await library.open('marks'));
    expect(await library.open('links')).toBe(await library.open('links'));
    const [watch, again] = await Promise.all([library.open('watch'), library.open('watch')]);
    expect(again).toBe(watch);
  });

  it('let lists be brought from elsewhere, once the library is loaded', async () => {
    const { library } = (await create(over)).parts.app;
    void library.identity.resolve();
    const stop = library.loader.activate();
    const facade = await library.open('import');
    stop();
    expect(await library.open('import')).toBe(facade);
    const blank = await facade.search(' ');
    expect(blank).toEqual({ status: 'loaded', value: [] });
    const read = await facade.read([new File(['Dust Parade (1968)\n'], 'films.txt')]);
    expect(read).toMatchObject({ kind: 'read', reading: { titles: [{ name: 'Dust Parade', year: 1968 }] } });
  });

  it('let the visitor’s data be looked at once the library is loaded', async () => {
    const { library } = (await create(over)).parts.app;
    void library.identity.resolve();
    const stop = library.loader.activate();
    const data = await library.open('data');
    stop();
    await expect.poll(() => data.bringOver.list()).toEqual([]);
  });
});

it.each([
  ['tmdb', false],
  ['demo', true],
] as const)('the catalogue %s without a token is configured: %s', async (catalog, isConfigured) => {
  const { parts } = await create({ catalog, store: 'memory' });
  expect(parts.probe.configured).toBe(isConfigured);
});

it('brings a file to the lists, over the demo (product.md, Import: ways)', async () => {
  const { library } = (await create({ catalog: 'demo', store: 'memory' })).parts.app;
  void library.identity.resolve();
  const stop = library.loader.activate();
  const facade = await library.open('import');
  const text = 'imdb_id\ntt80001003\ntt999999999\n';
  const outcome = await outcomeAsTold((answers) => facade.read([new File([text], 'mine.csv')], answers));
  const reading = (outcome as Extract<typeof outcome, { kind: 'read' }>).reading;
  const { matches } = await lastValueFrom(facade.match(reading).state$);
  expect(matches.map(({ kind }) => kind)).toEqual(['found', 'not-found']);
  facade.add(
    matches.flatMap((match) => (match.kind === 'found' ? [match] : [])),
    reading,
  );
  await expect.poll(() => library.library.watchlist).toMatchObject([{ id: 1003, media_type: 'movie' }]);
  stop();
});
