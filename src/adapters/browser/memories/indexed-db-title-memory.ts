import * as v from 'valibot';
import type { Clock } from '#application/ports/clock.ts';
import { TITLES_KEPT_MS, type RememberedParts } from '#application/ports/memories/title-memory.ts';
import { RELEASE_KINDS } from '#domain/calendar/calendar-entry.ts';
import { ownName } from '../own-name.ts';
import { IndexedDbAnswers } from './indexed-db-answers.ts';

/** The longest lists, twice: some 12 MB. */
const ANSWERS_AT_MOST = 20_000;

const Named = { name: v.string(), name_language: v.exactOptional(v.string()) };
const Numbered = { season_number: v.number(), ...Named };

const Episode = v.object({
  episode_number: v.number(),
  ...Named,
  overview: v.string(),
  still_path: v.nullable(v.string()),
  air_date: v.exactOptional(v.string()),
});

const Season = v.object({ ...Numbered, episodes: v.array(Episode) });

const SeasonSummary = v.object({
  ...Numbered,
  episode_count: v.number(),
  poster_path: v.nullable(v.string()),
  air_date: v.exactOptional(v.string()),
});

const Show = v.object({
  status: v.optional(v.string()),
  seasons: v.array(v.union([Season, SeasonSummary])),
  airs: v.optional(v.object({ ...Numbered, episode_number: v.number(), air_date: v.exactOptional(v.string()) })),
  textsIn: v.optional(v.string()),
  isGone: v.optional(v.literal(true)),
  answeredAt: v.number(),
});

const Facts = v.object({
  genreIds: v.optional(v.array(v.number())),
  runtime: v.optional(v.nullable(v.number())),
  language: v.optional(v.nullable(v.string())),
  countries: v.optional(v.array(v.string())),
  franchise: v.optional(v.number()),
  average: v.optional(v.number()),
  names: v.optional(v.object({ english: v.optional(v.string()), original: v.optional(v.string()) })),
  textsIn: v.optional(v.string()),
  answeredAt: v.number(),
});

const NamedIds = v.array(v.object({ id: v.number(), name: v.string() }));

const People = v.object({ directors: NamedIds, cast: NamedIds, answeredAt: v.number() });

const Sightings = v.record(v.string(), v.object({ since: v.exactOptional(v.number()), seenAt: v.number() }));

const Days = v.object({
  dates: v.exactOptional(v.array(v.object({ kind: v.picklist(RELEASE_KINDS), day: v.string() }))),
  episodes: v.exactOptional(v.array(v.object({ season: v.number(), number: v.number(), ...Named, day: v.string() }))),
  isOver: v.exactOptional(v.boolean()),
  sightings: v.exactOptional(Sightings),
  answeredAt: v.number(),
});

const Offers = v.object({
  streams: v.array(v.number()),
  names: v.exactOptional(v.record(v.string(), v.string())),
  sightings: v.exactOptional(Sightings),
  answeredAt: v.number(),
});

const Parts = v.object({
  facts: v.optional(Facts),
  people: v.optional(People),
  show: v.optional(Show),
  days: v.optional(v.record(v.string(), Days)),
  offers: v.optional(v.record(v.string(), Offers)),
  answeredAt: v.number(),
});

/** The former are those in which releases before kept the parts, each for itself. */
const OWN = {
  name: ownName('matinee-titles'),
  former: [ownName('matinee-facts'), ownName('matinee-days'), ownName('matinee-offers')],
};
const DEMO = {
  name: ownName('matinee-demo-titles'),
  former: [ownName('matinee-demo-facts'), ownName('matinee-demo-days'), ownName('matinee-demo-offers')],
};

/** What is known of the titles of lists. The demo's is kept apart: its titles share their numbers with others. */
export class IndexedDbTitleMemory extends IndexedDbAnswers<RememberedParts> {
  constructor(clock: Clock, isDemo: boolean, limit = ANSWERS_AT_MOST) {
    super({ ...(isDemo ? DEMO : OWN), schema: Parts, clock, keptMs: TITLES_KEPT_MS, limit });
  }
}
