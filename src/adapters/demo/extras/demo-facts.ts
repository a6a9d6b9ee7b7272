import type { NamedId, TitleDetails } from '#domain/title-details.ts';
import { titleKey } from '#domain/title.ts';
import type { DemoTitle } from '../demo-data.ts';
import { DEMO_COMPANIES, DEMO_NETWORKS } from './demo-companies.ts';
import { demoOrigin } from './demo-origins.ts';
import { demoNextEpisode, demoSeasons } from './demo-seasons.ts';
import { percentOf } from './percent-of.ts';

/** What a title's own page says of it, beside what the catalogue's chunk carries. */
export type DemoFacts = Pick<
  TitleDetails,
  | 'original_name'
  | 'original_language'
  | 'countries'
  | 'companies'
  | 'networks'
  | 'homepage'
  | 'budget'
  | 'seasons'
  | 'next_episode'
>;

/** Of a hundred titles, so many have a site of their own. */
const SITES = 30;
/** Of a hundred companies, so many make each title. */
const MAKES = 12;
const CENTS = 100;
/** A part of a host's name is no longer. */
const LABEL_MAX = 63;

const chosen = (from: readonly NamedId[], key: string): readonly NamedId[] =>
  from.filter(({ id }) => percentOf('made by', key, id) < MAKES);

const homepageOf = ({ poster = '' }: DemoTitle, key: string): string | undefined => {
  const [, slug] = /^\/p-([\w-]+)\.svg$/.exec(poster) ?? [];
  return slug !== undefined && percentOf('homepage', key) < SITES
    ? `https://${slug.slice(0, LABEL_MAX).replace(/-$/, '')}.example/`
    : undefined;
};

/** What it cost: a share of what it took. */
const budgetOf = ({ revenue }: DemoTitle, key: string): number | undefined =>
  revenue === undefined ? undefined : Math.round((revenue * (20 + percentOf('budget', key))) / CENTS);

const originFacts = (title: DemoTitle): DemoFacts => {
  const { language, countries, name } = demoOrigin(title) ?? {};
  return {
    ...(name && { original_name: name }),
    ...(language && { original_language: language }),
    ...(countries && { countries }),
  };
};

const ofMovie = (title: DemoTitle, key: string): DemoFacts => {
  const budget = budgetOf(title, key);
  return { ...(budget && { budget }) };
};

const ofShow = (title: DemoTitle, key: string, now: Date): DemoFacts => {
  const networks = chosen(DEMO_NETWORKS, key);
  const seasons = demoSeasons(title, now);
  const next_episode = demoNextEpisode(title, now);
  return {
    ...(networks.length > 0 && { networks }),
    ...(seasons.length > 0 && { seasons }),
    ...(next_episode && { next_episode }),
  };
};

/** What a title's own page says of it. */
export const demoFacts = (title: DemoTitle, now: Date): DemoFacts => {
  const key = titleKey({ media_type: title.type, id: title.id });
  const companies = chosen(DEMO_COMPANIES, key);
  const homepage = homepageOf(title, key);
  return {
    ...originFacts(title),
    ...(companies.length > 0 && { companies }),
    ...(homepage && { homepage }),
    ...(title.type === 'movie' ? ofMovie(title, key) : ofShow(title, key, now)),
  };
};
