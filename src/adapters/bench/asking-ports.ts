import type { CatalogProbe } from '#application/ports/catalog/catalog-probe.ts';
import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { Ports } from '#application/ports/port.ts';
import { failureOf } from '#domain/catalog-failure.ts';
import {
  CONFIGURATION,
  genresEndpoint,
  HOME_ROW,
  LANGUAGES,
  listingEndpoint,
  personEndpoint,
  searchEndpoint,
  titleEndpoint,
  TRENDING,
  type TitlePart,
} from '../tmdb/endpoint.ts';
import {
  answerEndpoint,
  extrasEndpoint,
  franchiseEndpoint,
  seasonEndpoint,
  seasonsEndpoint,
} from '../tmdb/extras-endpoint.ts';
import { findEndpoint, nameEndpoint } from '../tmdb/find-endpoint.ts';
import { offersEndpoint, servicesEndpoint, WATCH_REGIONS } from '../tmdb/watch-endpoint.ts';
import type { Decorated } from './decorated.ts';
import type { Decoration } from './decoration.ts';
import { noting } from './scenario/noting-answerer.ts';
import type { Answerer, Question } from './scenario/question.ts';

/** Whether a method can be called off, as every call of a provider can. */
type IsCall<Method> = Method extends (...asked: infer Asked) => Promise<unknown>
  ? Asked extends [...unknown[], AbortSignal]
    ? true
    : false
  : false;

/** The ports that ask the catalogue: those with a call that can be called off. */
export type AskingPort = {
  [Name in keyof Ports]: true extends { [Key in keyof Ports[Name]]: IsCall<Ports[Name][Key]> }[keyof Ports[Name]]
    ? Name
    : never;
}[keyof Ports];

/** What a call asks: where TMDB has the answer, and what the call is about where that is not its arguments. */
type Asking = Pick<Question, 'path' | 'listing'> & Partial<Pick<Question, 'about'>>;

type AskingOf<Method> = Method extends (...asked: [...infer About, AbortSignal]) => Promise<unknown>
  ? (...about: About) => Asking
  : never;

type CallsOf<Port> = {
  readonly [Call in keyof Port as IsCall<NonNullable<Port[Call]>> extends true ? Call : never]-?: AskingOf<
    NonNullable<Port[Call]>
  >;
};

const ofTitle =
  (part: TitlePart) =>
  (title: TitleId): Asking =>
    titleEndpoint(title, part);

/** For each call of each port that asks the catalogue what it asks. A port or a call that is missing here does not compile. */
const ASKED: { readonly [Name in AskingPort]: CallsOf<Ports[Name]> } = {
  catalog: {
    fetchLanguages: () => LANGUAGES,
    fetchConfiguration: () => CONFIGURATION,
    fetchTrending: () => TRENDING,
    fetchHomeRow: (row) => HOME_ROW[row],
    fetchListing: (query, page) => ({ path: listingEndpoint(query, page).path, listing: query.listing }),
    fetchGenres: genresEndpoint,
    fetchDetails: ofTitle('details'),
    fetchCredits: ofTitle('credits'),
    fetchSimilar: ofTitle('similar'),
    fetchRecommendations: ofTitle('recommendations'),
    fetchVideos: ofTitle('videos'),
    search: searchEndpoint,
    fetchPerson: personEndpoint,
  },
  // By whatever method.
  probe: { probe: () => ({ path: CONFIGURATION.path, about: [] }) },
  titleFinder: {
    findById: findEndpoint,
    findEpisode: (tvdb) => findEndpoint({ service: 'tvdb', id: tvdb }),
    findByName: nameEndpoint,
  },
  watchOptions: {
    regions: () => WATCH_REGIONS,
    // TMDB is asked for movies and for shows.
    services: (region) => servicesEndpoint('movie', region),
    optionsOf: offersEndpoint,
  },
  filterNames: {
    find: (kind) => ({ path: `/search/${kind}` }),
    nameOf: ({ kind, id }) => ({ path: `/${kind}/${id}` }),
  },
  titleExtras: { extrasOf: (title) => extrasEndpoint(title) },
  franchises: { partsOf: franchiseEndpoint },
  showCatalog: { seasonOf: seasonEndpoint, seasonsOf: seasonsEndpoint },
  titleAnswers: { answerOf: answerEndpoint },
};

export const isAskingPort = (name: string): name is AskingPort => Object.hasOwn(ASKED, name);

export const askingPorts = (): readonly AskingPort[] => Object.keys(ASKED).filter(isAskingPort);

/** To a probe, any status is an answer. */
const tellingStatus =
  (probe: CatalogProbe['probe']): CatalogProbe['probe'] =>
  async (...asked) => {
    try {
      return await probe(...asked);
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.kind === 'http') return failure.status;
      throw error;
    }
  };

type AnyCall = (...asked: readonly unknown[]) => Promise<unknown>;

/** A port, its calls answered by another. What is no call is as it was. */
export const withAnswerer = <Name extends AskingPort>(
  port: Name,
  inner: Ports[Name],
  answerer: Answerer,
): Ports[Name] => {
  const calls = inner as unknown as Readonly<Record<string, AnyCall>>;
  const answered = Object.create(inner) as Record<string, AnyCall>;
  for (const [call, asking] of Object.entries<(...about: never[]) => Asking>(ASKED[port])) {
    if (!(call in calls)) continue;
    answered[call] = (...asked) => {
      const [about, signal] = [asked.slice(0, -1), asked.at(-1) as AbortSignal];
      const { path, listing, about: other } = asking(...(about as never[]));
      const question = { call: call as Question['call'], path, about: other ?? about, signal };
      return answerer.answer({ ...question, ...(listing && { listing }) }, () => (calls[call] as AnyCall)(...asked));
    };
  }
  if (port === 'probe') answered['probe'] = tellingStatus(answered['probe'] as CatalogProbe['probe']) as AnyCall;
  return answered as unknown as Ports[Name];
};

/**
 * Has one answerer stand before the catalogue and all that goes with it. What fails is noted for reports.
 * @param make is called once: an answerer knows what was asked before.
 * @param spared is left as it is
 */
export const answeredBy = (make: (parts: Decorated) => Answerer, spared?: AskingPort): readonly Decoration[] => {
  let shared: Answerer | undefined;
  const answerer = (parts: Decorated): Answerer => (shared ??= noting(make(parts), parts.consoleLog));
  return askingPorts()
    .filter((port) => port !== spared)
    .map((port) => ({ port, by: (inner, parts) => withAnswerer(port, inner as never, answerer(parts)) }));
};
