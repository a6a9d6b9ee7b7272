import { page } from 'vitest/browser';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import type { WatchOptions } from '#application/ports/catalog/watch-options.ts';
import type { Languages } from '#application/ports/languages.ts';
import { EMPTY_LIBRARY, type Choices } from '#domain/library/library.ts';
import { NO_OFFERS, type WatchOffers, type WatchService } from '#domain/watch/watch-offers.ts';
import { stubWatchOptions } from '#fixtures/stub-watch-options.ts';
import { openDetail } from '#fixtures/ui/open-detail.tsx';
import type { Surroundings } from '#fixtures/ui/render-with-app.tsx';

export const aService = (id: number, name = `Service ${id}`): WatchService => ({ id, name, logoPath: `/s-${id}.svg` });

export const REGIONS = [
  { code: 'DE', name: 'Germany' },
  { code: 'US', name: 'United States of America' },
];

/** In Germany, services 1 to 3 have the title; in the USA, service 9. */
export const OFFERS: Readonly<Record<string, WatchOffers>> = {
  DE: {
    link: 'https://www.themoviedb.org/movie/1/watch?locale=DE',
    stream: [aService(1), aService(2), aService(3)],
    rent: [],
    buy: [aService(3)],
  },
  US: { ...NO_OFFERS, rent: [aService(9)] },
};

interface WatchToOpen extends Pick<Surroundings, 'edition' | 'isDemo'> {
  readonly options?: Partial<WatchOptions>;
  readonly languages?: Languages;
  readonly choices?: Choices;
  readonly at?: string;
}

/** Opens a title's page at 'Where to watch'. The library is there once `load` is called. */
export const openWatch = async ({ options, choices, languages, ...site }: WatchToOpen = {}) => {
  const library = { ...EMPTY_LIBRARY, preferences: { ...EMPTY_LIBRARY.preferences, ...choices } };
  const entries = new MemoryEntries();
  entries.setItem('matinee_user_data_203.0.113.7', JSON.stringify(library));
  const asked: string[] = [];
  const known = stubWatchOptions({
    regions: async () => REGIONS,
    services: async (region) => (region === 'DE' ? [aService(1), aService(2), aService(3)] : [aService(9)]),
    optionsOf: async (_, region) => OFFERS[region] ?? NO_OFFERS,
    ...options,
  });
  const watching: WatchOptions = {
    ...known,
    optionsOf: (title, region, signal) => {
      asked.push(region);
      return known.optionsOf(title, region, signal);
    },
  };
  const harness = await openDetail(
    {},
    { library, entries, watchOptions: watching, ...site, ...(languages && { languages }) },
  );
  const { app, clock } = harness;
  const emitted: string[] = [];
  app.notifications.notifications$.subscribe((list) => emitted.push(...list.map(({ message }) => message)));
  document.querySelector('[aria-label="Cast"]')?.scrollIntoView({ block: 'end' });
  const load = async () => {
    await app.library.identity.resolve();
    app.library.loader.activate();
    await clock.advance(1_000);
    await clock.settle();
  };
  return { ...harness, load, asked, emitted, section: page.getByRole('region', { name: 'Where to watch' }) };
};
