import * as v from 'valibot';
import type { Fields } from '#domain/fields.ts';
import { composeOffers } from '#domain/watch/compose-offers.ts';
import { NO_OFFERS, type WatchOffers } from '#domain/watch/watch-offers.ts';
import { each } from '../answer-fields.ts';
import { parseAnswer } from '../parse-answer.ts';
import { mapToWatchService, WATCH_SERVICE_FIELDS } from './watch-service-fields.ts';

// A list in their place, as an empty one, says nothing of any country.
const RawAnswer = v.object({ results: v.custom<Fields>((value) => value instanceof Object) });

const services = v.pipe(
  each(v.object(WATCH_SERVICE_FIELDS)),
  v.transform((raws) => raws.map(mapToWatchService)),
);

const isHttps = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';
const RawOffers = v.object({
  link: v.fallback(v.nullable(v.pipe(v.string(), v.check(isHttps))), null),
  flatrate: services,
  free: services,
  ads: services,
  rent: services,
  buy: services,
});

/** What one country has of a title: nothing where TMDB does not name that country, or says nothing readable of it. */
export const mapToWatchOffers = (raw: unknown, region: string): WatchOffers => {
  const { results } = parseAnswer(RawAnswer, raw);
  const { success, output } = v.safeParse(RawOffers, results[region]);
  return success ? composeOffers(output, output.link) : NO_OFFERS;
};
