import { sightsOfDays, sightsOfOffers, type SightedDays, type SightedOffers } from '#domain/news/news.ts';
import { sighted, sightingOf, type Sight } from '#domain/news/sightings.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { isCurrent, type TimedAnswer } from '../../ports/memories/answer-memory.ts';
import { TITLES_KEPT_MS, type RememberedParts } from '../../ports/memories/title-memory.ts';

/** What is known of a title, each part as old as its own answer. */
export type TitleParts = Omit<RememberedParts, 'answeredAt'>;
type Sighted = TimedAnswer & Pick<SightedDays, 'sightings'>;
type ByCountry<Part> = Readonly<Record<string, Part>>;

/** What else it is called, and in which language its texts were asked for. */
const namesIn = ({
  texts_language: textsIn,
  english_name: english,
  original_name: original,
}: Pick<TitleDetails, 'texts_language' | 'english_name' | 'original_name'>) =>
  textsIn === undefined
    ? {}
    : { textsIn, names: { ...(english !== undefined && { english }), ...(original !== undefined && { original }) } };

/** What the details of a title say that lists do not keep. */
export const factsIn = ({
  genre_ids,
  runtime,
  original_language,
  countries,
  franchise,
  vote_average,
  ...others
}: TitleDetails) => ({
  genreIds: genre_ids,
  runtime: runtime ?? null,
  language: original_language ?? null,
  countries: countries ?? [],
  ...(franchise && { franchise: franchise.id }),
  ...(vote_average > 0 && { average: vote_average }),
  ...namesIn(others),
});

export const joinedParts = (before: TitleParts, after: TitleParts): TitleParts => ({
  ...before,
  ...after,
  ...((before.days ?? after.days) && { days: { ...before.days, ...after.days } }),
  ...((before.offers ?? after.offers) && { offers: { ...before.offers, ...after.offers } }),
});

export const timedParts = ({ facts, people, show, days = {}, offers = {} }: TitleParts): readonly TimedAnswer[] => [
  ...[facts, people, show].filter((part) => part !== undefined),
  ...Object.values(days),
  ...Object.values(offers),
];

/** Without what is too old to be kept. */
export const currentParts = ({ facts, people, show, days, offers }: TitleParts, now: Date): TitleParts => {
  const isYoung = (part: TimedAnswer) => isCurrent(part, now, TITLES_KEPT_MS);
  const youngOf = <Part extends TimedAnswer>(parts: ByCountry<Part>): ByCountry<Part> =>
    Object.fromEntries(Object.entries(parts).filter(([, part]) => isYoung(part)));
  return {
    ...(facts && isYoung(facts) && { facts }),
    ...(people && isYoung(people) && { people }),
    ...(show && isYoung(show) && { show }),
    ...(days && { days: youngOf(days) }),
    ...(offers && { offers: youngOf(offers) }),
  };
};

/** The answer before, in a country. Where another country was asked about since, nothing that comes now is new. */
const beforeIn = <Part extends Sighted>(before: ByCountry<Part> | undefined, country: string): Part | undefined => {
  const part = before && Object.hasOwn(before, country) ? before[country] : undefined;
  const isLast = part && Object.values(before ?? {}).every(({ answeredAt }) => answeredAt <= part.answeredAt);
  return isLast ? part : undefined;
};

const sightedPart = <Part extends Sighted>(
  part: Part,
  before: Part | undefined,
  sightsOf: (part: Part) => readonly Sight[],
): Part => {
  if (!before) return { ...part, sightings: sighted(sightsOf(part), part.answeredAt) };
  const { answeredAt } = before;
  const sightings = before.sightings ?? sighted(sightsOf(before), answeredAt);
  return { ...part, sightings: sighted(sightsOf(part), part.answeredAt, { sightings, answeredAt }) };
};

const sightedIn = <Part extends Sighted>(
  parts: ByCountry<Part> | undefined,
  before: ByCountry<Part> | undefined,
  sightsOf: (part: Part) => readonly Sight[],
): ByCountry<Part> | undefined =>
  parts &&
  Object.fromEntries(
    Object.entries(parts).map(([country, part]) => {
      const kept = before && Object.hasOwn(before, country) ? before[country] : undefined;
      if (kept && kept.answeredAt > part.answeredAt) return [country, kept];
      const isSame = kept?.answeredAt === part.answeredAt;
      return [country, sightedPart(part, isSame ? kept : beforeIn(before, country), sightsOf)];
    }),
  );

/** With the names of those services alone that came since. */
const withNewNames = <Offers extends SightedOffers>({ names = {}, ...offers }: Offers) => {
  const kept = Object.entries(names).filter(([id]) => sightingOf(offers.sightings, id)?.since !== undefined);
  return kept.length > 0 ? { ...offers, names: Object.fromEntries(kept) } : offers;
};

/**
 * What was answered of offers and days, with since when each of them is there, by what the device kept before. Another tab may have kept
 * something newer: then that is it.
 */
export const sightedParts = ({ days, offers }: TitleParts, before: TitleParts): TitleParts => {
  const on = sightedIn(offers, before.offers, sightsOfOffers);
  const out = sightedIn(days, before.days, sightsOfDays);
  return {
    ...(out && { days: out }),
    ...(on && {
      offers: Object.fromEntries(Object.entries(on).map(([country, each]) => [country, withNewNames(each)])),
    }),
  };
};
