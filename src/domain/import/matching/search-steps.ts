import type { MediaType } from '../../title.ts';
import type { NameQuery } from '../name-query.ts';
import type { NameQuestion } from './title-question.ts';

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
