import { beforeEach, describe, expect, it } from 'vitest';
import { NO_OFFERS, OFFER_KINDS, hasOffers, type WatchOffers, type WatchService } from '#domain/watch/watch-offers.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import { NOT_IDS, expectOnce, expectPicture, missing, never } from './movie-catalog.checks.contract.ts';
import type { TitleId } from './movie-catalog.ts';
import type { WatchOptions } from './watch-options.ts';

export interface WatchHarness {
  readonly options: WatchOptions;
  /** Movies and shows, which are somewhere in Germany or in the USA, and not all of them in both. */
  readonly known: readonly TitleId[];
  /** A number that neither a movie nor a show has. */
  readonly missingId: number;
}

type Call = (options: WatchOptions, signal: AbortSignal) => Promise<unknown>;

const MOVIE = { media_type: 'movie', id: 1 } as const;

const CALLS: Readonly<Record<keyof WatchOptions, Call>> = {
  regions: (options, signal) => options.regions(signal),
  services: (options, signal) => options.services('DE', signal),
  optionsOf: (options, signal) => options.optionsOf(MOVIE, 'DE', signal),
};

/** No codes of a country; some of them would make another path, or another parameter. */
const NOT_REGIONS = ['', 'de', 'D', 'DEU', '../configuration', 'D/', 'DE&page=2'];

const checkServices = (services: readonly WatchService[]): void => {
  for (const { id, name, logoPath } of services) {
    expect(Number.isSafeInteger(id) && id > 0).toBe(true);
    expect(name).not.toBe('');
    expectPicture(logoPath);
  }
  expectOnce(services.map(({ id }) => id));
};

const checkOffers = (offers: WatchOffers): void => {
  for (const kind of OFFER_KINDS) checkServices(offers[kind]);
  if (offers.link !== null) expect(offers.link).toMatch(/^https:\/\/\S+$/);
};

/** Every promise of the `WatchOptions` port, for any adapter. */
export const watchOptionsContract = (name: string, setup: () => WatchHarness): void => {
  describe(`${name} keeps the WatchOptions contract`, () => {
    let harness: WatchHarness;
    let options: WatchOptions;
    beforeEach(() => {
      harness = setup();
      ({ options } = harness);
    });

    it.each(Object.entries(CALLS))('%s rejects with an AbortError when aborted before, or after', async (_, call) => {
      await expect(call(options, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
      const controller = new AbortController();
      const answer = call(options, controller.signal);
      controller.abort(new Error('the caller has its own reasons'));
      await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    });

    it('names countries, each once', async () => {
      const regions = await options.regions(never());
      expect(regions.length).toBeGreaterThan(1);
      for (const region of regions)
        expect([isRegionCode(region.code), region.name]).toEqual([true, expect.stringMatching(/./)]);
      expectOnce(regions.map(({ code }) => code));
    });

    it('knows the services of Germany and of the USA, which are not the same', async () => {
      const [german, american] = await Promise.all(['DE', 'US'].map((region) => options.services(region, never())));
      for (const services of [german!, american!]) {
        checkServices(services);
        expect(services.length).toBeGreaterThan(0);
      }
      expect(german!.map(({ id }) => id)).not.toEqual(american!.map(({ id }) => id));
    });

    it('says where a title can be watched, in Germany other than in the USA', async () => {
      expect(new Set(harness.known.map(({ media_type }) => media_type))).toEqual(new Set(['movie', 'tv']));
      const inRegion = (region: string) =>
        Promise.all(harness.known.map((title) => options.optionsOf(title, region, never())));
      const [german, american] = [await inRegion('DE'), await inRegion('US')];
      for (const offers of [...german, ...american]) checkOffers(offers);
      expect(german.some(hasOffers)).toBe(true);
      expect(american.some(hasOffers)).toBe(true);
      expect(german).not.toEqual(american);
    });

    it('says the same each time', async () => {
      const [title] = harness.known;
      const ask = () => options.optionsOf(title!, 'DE', never());
      expect(await ask()).toEqual(await ask());
    });

    it('knows nothing of a country without data', async () => {
      expect(await options.services('AQ', never())).toEqual([]);
      expect(await options.optionsOf(harness.known[0]!, 'AQ', never())).toEqual(NO_OFFERS);
    });

    it.each(NOT_REGIONS)('knows nothing of what is no country: %j', async (region) => {
      expect(await options.services(region, never())).toEqual([]);
      expect(await options.optionsOf(harness.known[0]!, region, never())).toEqual(NO_OFFERS);
    });

    it('rejects with a 404 for a title that does not exist', async () => {
      for (const media_type of ['movie', 'tv'] as const)
        await expect(options.optionsOf({ media_type, id: harness.missingId }, 'DE', never())).rejects.toMatchObject(
          missing,
        );
    });

    it.each(NOT_IDS)('%s is no title', async (id) => {
      await expect(options.optionsOf({ media_type: 'movie', id }, 'DE', never())).rejects.toMatchObject(missing);
    });
  });
};
