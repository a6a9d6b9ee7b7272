import { type Title, type MediaType, titleKey } from '../../title.ts';
import { normalName } from './normal-name.ts';

/** What a provider can be asked about a title of a file. */
export type TitleQuestion =
  | { readonly kind: 'title'; readonly title: Pick<Title, 'media_type' | 'id'> }
  | { readonly kind: 'foreign'; readonly id: ForeignId }
  | NameQuestion
  /** By a number of TMDB's, where the file does not say whether it is that of the movie or of the show. */
  | { readonly kind: 'number'; readonly id: number };

/** Of a media type or of any, of about a year or of any. */
export interface NameQuestion {
  readonly kind: 'name';
  readonly name: string;
  readonly media_type?: NameQuery['media_type'];
  readonly year?: number;
}

/** What another service numbers a title by. */
export type ForeignId =
  | { readonly service: 'imdb'; readonly id: string }
  /** Of a show: TVDB numbers movies apart, and TMDB knows none of these numbers. */
  | { readonly service: 'tvdb'; readonly id: number };

/** A name to find titles by. A year takes a media type: only of one kind can a provider be asked for a year. */
export type NameQuery = {
  readonly name: string;
  /** Whether titles are wanted by their English names, whatever language is chosen. */
  readonly inEnglish?: true;
} & (
  | { readonly media_type?: MediaType; readonly year?: undefined }
  | { readonly media_type: MediaType; readonly year: number }
);

const MEDIA_TYPES: readonly MediaType[] = ['movie', 'tv'];

/**
 * The searches that a name takes, step by step: of any year; where that has too many titles, of the very year; and where none
 * is of that, of the years beside it (product.md, Import: searches).
 */
export const searchSteps = ({ name, media_type, year }: NameQuestion): readonly (readonly NameQuery[])[] => {
  const any: readonly NameQuery[] = [{ name, ...(media_type && { media_type }) }];
  if (year === undefined) return [any];
  const types = media_type ? [media_type] : MEDIA_TYPES;
  const of = (...years: readonly number[]): readonly NameQuery[] =>
    years.flatMap((each) => types.map((type) => ({ name, media_type: type, year: each })));
  return [any, of(year), of(year - 1, year + 1)];
};

type KeyTable = {
  readonly [Kind in TitleQuestion['kind']]: (question: Extract<TitleQuestion, { readonly kind: Kind }>) => string;
};

const KEYS: KeyTable = {
  title: ({ title }) => titleKey(title),
  foreign: ({ id: { service, id } }) => `${service}:${id}`,
  number: ({ id }) => `tmdb:${id}`,
  name: ({ name, media_type = '', year = '' }) => `name:${media_type}:${year}:${normalName(name)}`,
};

/** Tells a question from every other, so that its answer can be remembered. */
export const questionKey = (question: TitleQuestion): string =>
  // One entry for each kind: the table's type makes sure of it, but a lookup by a union loses which is which.
  (KEYS[question.kind] as (asked: TitleQuestion) => string)(question);
