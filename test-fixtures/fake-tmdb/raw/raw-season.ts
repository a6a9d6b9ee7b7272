import type { DemoTitle } from '#adapters/demo/demo-data.ts';
import { demoSeason } from '#adapters/demo/extras/demo-episodes.ts';
import { DEMO_EXTRAS, DEMO_NOW } from '#adapters/demo/extras/demo-extras.ts';

/** A season as TMDB has it. */
interface RawSeason extends Readonly<Record<string, unknown>> {
  readonly episodes: readonly { readonly episode_number: number }[];
}

/** A season as TMDB gives it, its episodes in no order; undefined where it is not there. */
export const rawSeason = (title: DemoTitle, number: number): RawSeason | undefined => {
  const { seasons = [] } = DEMO_EXTRAS.factsOf(title);
  const summary = seasons.find(({ season_number }) => season_number === number);
  if (!summary) return undefined;
  const airing = { isLast: summary === seasons.at(-1), now: DEMO_NOW };
  const { episodes, ...season } = demoSeason(title, summary, airing);
  return {
    ...season,
    id: title.id * 100 + number,
    overview: '',
    air_date: summary.air_date ?? null,
    episodes: episodes.toReversed().map(({ air_date = null, runtime = null, ...episode }) => ({
      ...episode,
      air_date,
      runtime,
      season_number: number,
      show_id: title.id,
      vote_average: 0,
      crew: [],
      guest_stars: [],
    })),
  };
};

/** What `append_to_response` asks for of seasons. One that is not there leaves its key out. */
export const rawAppendedSeasons = (title: DemoTitle, request: Request): object => {
  const asked = new URL(request.url).searchParams.get('append_to_response')?.split(',') ?? [];
  return Object.fromEntries(
    asked.flatMap((part) => {
      const [, number] = /^season\/(\d+)$/.exec(part) ?? [];
      const season = number === undefined ? undefined : rawSeason(title, Number(number));
      return season ? [[part, season] as const] : [];
    }),
  );
};
