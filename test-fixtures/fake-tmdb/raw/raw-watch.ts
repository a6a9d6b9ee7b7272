import type { DemoTitle } from '#adapters/demo/demo-data.ts';
import { demoOffers } from '#adapters/demo/watch/demo-offers.ts';
import { DEMO_REGIONS, DEMO_SERVICES, type DemoService } from '#adapters/demo/watch/demo-services.ts';
import { WAYS, type Way } from '#domain/watch/compose-offers.ts';
import type { WatchService } from '#domain/watch/watch-offers.ts';

const rankOf = (id: number): number => DEMO_SERVICES.findIndex((service) => service.id === id);

const rawService = ({ id, name, logoPath }: WatchService) => ({
  logo_path: logoPath,
  provider_id: id,
  provider_name: name,
  display_priority: rankOf(id),
});

/** The answer of /watch/providers/regions. */
export const rawWatchRegions = () => ({
  results: DEMO_REGIONS.map(({ code, name }) => ({ iso_3166_1: code, english_name: name, native_name: name })),
});

const STREAMING: ReadonlySet<Way> = new Set(['flatrate', 'free', 'ads']);

/**
 * The answer of /watch/providers/movie and /watch/providers/tv. Shows are not rented here, so that neither list has all.
 * @param region one country, or all
 */
export const rawWatchServices = (type: string, region: string | null) => {
  const has = ({ regions, ways }: DemoService) =>
    (region === null || regions.includes(region)) && (type === 'movie' || ways.some((way) => STREAMING.has(way)));
  const ranked = DEMO_SERVICES.filter(has).map((service) => ({
    display_priorities: Object.fromEntries(service.regions.map((code) => [code, rankOf(service.id)])),
    ...rawService(service),
    // Where a country is named, its own counts.
    display_priority: 0,
  }));
  return { results: ranked };
};

const rawOffers = (title: DemoTitle, region: string) => {
  const byWay = demoOffers(title, region, DEMO_SERVICES);
  const ways = WAYS.flatMap((way) => (byWay[way].length > 0 ? [[way, byWay[way].map(rawService)] as const] : []));
  const link = `https://www.themoviedb.org/${title.type}/${title.id}/watch?locale=${region}`;
  return ways.length > 0 ? [[region, { link, ...Object.fromEntries(ways) }] as const] : [];
};

/** The answer of /movie/{id}/watch/providers and /tv/{id}/watch/providers: only the countries that have it. */
export const rawWatchOffers = (title: DemoTitle) => ({
  id: title.id,
  results: Object.fromEntries(DEMO_REGIONS.flatMap(({ code }) => rawOffers(title, code))),
});
