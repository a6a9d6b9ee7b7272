import * as v from 'valibot';
import type { Clock } from '#application/ports/clock.ts';
import { FACTS_KEPT_MS, type RememberedFacts } from '#application/ports/memories/facts-memory.ts';
import { ownName } from '../own-name.ts';
import { IndexedDbAnswers } from './indexed-db-answers.ts';

/** The longest lists, twice: some 3 MB. */
const ANSWERS_AT_MOST = 20_000;

const Numbered = { season_number: v.number(), name: v.string() };

const Episode = v.object({
  episode_number: v.number(),
  name: v.string(),
  overview: v.string(),
  still_path: v.null(),
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
  isGone: v.optional(v.literal(true)),
  answeredAt: v.number(),
});

const Facts = v.object({
  genreIds: v.optional(v.array(v.number())),
  runtime: v.optional(v.nullable(v.number())),
  language: v.optional(v.string()),
  countries: v.optional(v.array(v.string())),
  franchise: v.optional(v.number()),
  directors: v.optional(v.array(v.number())),
  show: v.optional(Show),
  answeredAt: v.number(),
});

/** What titles of lists are like. The demo's answers are kept apart: its titles share their numbers with others. */
export class IndexedDbFactsMemory extends IndexedDbAnswers<RememberedFacts> {
  constructor(clock: Clock, isDemo: boolean, limit = ANSWERS_AT_MOST) {
    const name = isDemo ? ownName('matinee-demo-facts') : ownName('matinee-facts');
    super({ name, schema: Facts, clock, keptMs: FACTS_KEPT_MS, limit });
  }
}
