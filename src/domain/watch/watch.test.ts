import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeOffers, WAYS, type ServicesByWay, sortOffers } from './compose-offers.ts';
import { regionOfLanguages } from './region-of-languages.ts';
import { watchChoiceOf } from './watch-choice.ts';
import { isOnServices, hasOffers, NO_OFFERS, OFFER_KINDS, type WatchService } from './watch-offers.ts';

const service = (id: number): WatchService => ({ id, name: `Service ${id}`, logoPath: null });
const id = fc.integer({ min: 1, max: 12 });
const services = fc.array(id.map(service), { maxLength: 12 });
const byWay: fc.Arbitrary<ServicesByWay> = fc.record({
  flatrate: services,
  free: services,
  ads: services,
  rent: services,
  buy: services,
});
const ids = (list: readonly WatchService[]) => list.map((each) => each.id);

describe('offers (product.md, Where to watch: lines)', () => {
  it('name each service once in each line, and lose none', () => {
    fc.assert(
      fc.property(byWay, (given) => {
        const offers = composeOffers(given, null);
        expect(ids(offers.stream)).toEqual([...new Set(ids([...given.flatrate, ...given.free, ...given.ads]))]);
        expect(ids(offers.rent)).toEqual([...new Set(ids(given.rent))]);
        expect(ids(offers.buy)).toEqual([...new Set(ids(given.buy))]);
        expect(hasOffers(offers)).toBe(WAYS.some((way) => given[way].length > 0));
      }),
    );
  });

  it('have the visitor’s services first, and otherwise the provider’s order', () => {
    fc.assert(
      fc.property(byWay, fc.uniqueArray(id), (given, mine) => {
        const offers = composeOffers(given, 'https://x.test/');
        const sorted = sortOffers(offers, mine);
        expect(sorted.link).toBe(offers.link);
        for (const kind of OFFER_KINDS) {
          const [before, after] = [ids(offers[kind]), ids(sorted[kind])];
          expect(after).toEqual([
            ...before.filter((each) => mine.includes(each)),
            ...before.filter((each) => !mine.includes(each)),
          ]);
        }
      }),
    );
  });

  it('are on a service that streams them, not on one that rents or sells them', () => {
    const offers = { ...NO_OFFERS, stream: [service(1), service(2)], rent: [service(3)], buy: [service(4)] };
    expect([[1], [2, 9], [3], [4], [], [9]].map((mine) => isOnServices(offers, mine))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('what the visitor watches on (product.md, Where to watch: my services)', () => {
  it.each([
    [{}, undefined],
    [{ watchRegion: 'DE' }, undefined],
    [{ watchServices: [8] }, undefined],
    [{ watchRegion: 'DE', watchServices: [] }, undefined],
    [
      { watchRegion: 'DE', watchServices: [8] },
      { region: 'DE', services: [8] },
    ],
  ])('of %j is %j', (choices, expected) => {
    expect(watchChoiceOf(choices)).toEqual(expected);
  });
});

describe('the country of languages (product.md, Where to watch: country)', () => {
  it.each<[readonly string[], string | undefined]>([
    [['de-DE', 'en-US'], 'DE'],
    [['de', 'en-GB', 'en-US'], 'GB'],
    [['zh-Hant-TW'], 'TW'],
    [['zh-cmn-Hans-CN'], 'CN'],
    [['pt-br'], 'BR'],
    [['de-AT-1996'], 'AT'],
    [['en-US-u-ca-buddhist'], 'US'],
    // Nobody reads a language in one country alone.
    [['en'], undefined],
    [['de', 'fr'], undefined],
    // Latin America is no country, and neither is a variant or an extension.
    [['es-419', 'es-MX'], 'MX'],
    [['es-419'], undefined],
    [['de-1996'], undefined],
    [['en-u-ca-buddhist'], undefined],
    [['sl-rozaj-IT'], undefined],
    [['x-DE', 'i-klingon', 'C', '', '*'], undefined],
    [[], undefined],
  ])('%j is %s', (languages, expected) => {
    expect(regionOfLanguages(languages)).toBe(expected);
  });
});
