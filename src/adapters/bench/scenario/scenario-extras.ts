import type { TitlePicture } from '#domain/details/title-extra.ts';
import type { NamedId } from '#domain/title-details.ts';
import type { DemoData } from '../../demo/demo-data.ts';
import type { DemoExtras } from '../../demo/extras/demo-extras.ts';
import type { DemoFacts } from '../../demo/extras/demo-facts.ts';
import type { DemoFranchise } from '../../demo/extras/demo-franchise.ts';
import { extreme, RUN_ON } from './extremes.ts';
import type { ScenarioName } from './scenario-name.ts';

/** A movie of TMDB's has hundreds of them at most; the screens must bear more. */
const KEYWORDS = 2_000;
const PICTURES = 400;
const PARTS = 300;
const EPISODES = 1_500;
/** Far above every keyword of the demo's. */
const FIRST_KEYWORD = 900_000;

const withLittle = (extras: DemoExtras): DemoExtras => ({
  ...extras,
  franchises: extras.franchises.map(({ id, name }) => ({ id, name, overview: '', parts: [] })),
  factsOf: () => ({}),
  keywordsOf: () => [],
  picturesOf: () => [],
  certificationsOf: () => ({}),
  releasesOf: () => ({}),
  hasImdb: () => false,
});

const extremeNames = (items: readonly NamedId[]): readonly NamedId[] =>
  items.map(({ id, name }) => ({ id, name: extreme(id, name) }));

const extremeFacts = (facts: DemoFacts, id: number): DemoFacts => {
  const { companies, networks, seasons, next_episode } = facts;
  return {
    ...facts,
    original_name: extreme(id + 5, facts.original_name ?? 'Another name'),
    ...(companies && { companies: extremeNames(companies) }),
    ...(networks && { networks: extremeNames(networks) }),
    ...(seasons && {
      seasons: seasons.map((season) => ({ ...season, name: extreme(season.season_number, season.name) })),
    }),
    ...(next_episode && { next_episode: { ...next_episode, name: extreme(id + 6, next_episode.name) } }),
  };
};

const extremeFranchise = (franchise: DemoFranchise): DemoFranchise => ({
  ...franchise,
  name: extreme(franchise.id, franchise.name),
  overview: RUN_ON,
});

const withExtremes = (extras: DemoExtras): DemoExtras => ({
  ...extras,
  franchises: extras.franchises.map(extremeFranchise),
  factsOf: (title) => extremeFacts(extras.factsOf(title), title.id),
  keywordsOf: (title) => extremeNames(extras.keywordsOf(title)),
});

/** The backdrops of the whole catalogue, each once: there are more than enough that are drawn. */
const allPictures = ({ titles }: DemoData): readonly TitlePicture[] =>
  [...new Set(titles.flatMap(({ backdrop }) => backdrop ?? []))]
    .slice(0, PICTURES)
    .map((path) => ({ path, width: 1_280, height: 720 }));

const movieIds = ({ titles }: DemoData): readonly number[] =>
  titles.filter(({ type }) => type === 'movie').map(({ id }) => id);

/** The first one of each show, and no other: a daily show may have as many. */
const withManyEpisodes = ({ seasons, ...facts }: DemoFacts): DemoFacts => ({
  ...facts,
  ...(seasons && {
    seasons: seasons.map((season) => (season.season_number === 1 ? { ...season, episode_count: EPISODES } : season)),
  }),
});

const withVeryMany = (extras: DemoExtras, data: DemoData): DemoExtras => {
  const keywords = Array.from({ length: KEYWORDS }, (_, at) => ({
    id: FIRST_KEYWORD + at,
    name: `something that it is about, ${at + 1}`,
  }));
  const pictures = allPictures(data);
  const ids = movieIds(data).slice(0, PARTS);
  return {
    ...extras,
    franchises: extras.franchises.map((franchise) => ({
      ...franchise,
      parts: [...new Set([...franchise.parts, ...ids])],
    })),
    factsOf: (title) => withManyEpisodes(extras.factsOf(title)),
    keywordsOf: () => keywords,
    picturesOf: () => pictures,
  };
};

type Change = (extras: DemoExtras, data: DemoData) => DemoExtras;

/** In the order in which they are made, whatever the order of the names. Pictures are those of the data. */
const CHANGES: readonly (readonly [ScenarioName, Change])[] = [
  ['empty', withLittle],
  ['huge', withVeryMany],
  ['extreme-text', withExtremes],
];

/**
 * What the demo knows of its titles as these scenarios have it.
 * @param data the demo's titles, as they are shown
 */
export const scenarioExtras = (names: readonly ScenarioName[], extras: DemoExtras, data: DemoData): DemoExtras =>
  CHANGES.reduce((changed, [name, change]) => (names.includes(name) ? change(changed, data) : changed), extras);
