import * as v from 'valibot';
import { CatalogError, notThere } from '#domain/catalog-failure.ts';
import { filmographyOf, type Work } from '#domain/details/filmography-of.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { textIn } from '#domain/languages/translated-texts.ts';
import type { Person } from '#domain/person.ts';
import { date, id, text } from './answer-fields.ts';
import { definedFields } from './defined-fields.ts';
import { givenTexts } from './given-texts.ts';
import { isAdult } from './is-adult.ts';
import { mapToPersonSummary } from './map-to-person-summary.ts';
import { mapToTitle } from './map-to-title.ts';
import { parseAnswer } from './parse-answer.ts';

const rawList = v.fallback(v.array(v.unknown()), []);
const RawPersonPage = v.object({
  id,
  biography: text,
  birthday: date,
  deathday: date,
  place_of_birth: text,
  combined_credits: v.fallback(v.object({ cast: rawList, crew: rawList }), { cast: [], crew: [] }),
});

const RawPart = v.object({
  character: v.fallback(v.optional(v.string()), undefined),
  job: v.fallback(v.optional(v.string()), undefined),
  episode_count: v.fallback(v.optional(v.number()), undefined),
});

const mapToWork = (raw: unknown, language: LanguageTag | undefined): readonly Work[] => {
  const title = mapToTitle(raw, undefined, language);
  const { success, output } = v.safeParse(RawPart, raw);
  if (!title || !success) return [];
  const { character, job, episode_count } = output;
  return [{ title, ...definedFields({ part: character ?? job, episodes: episode_count }) }];
};

interface RawCredits {
  readonly cast: unknown[];
  readonly crew: unknown[];
}

const worksOf = ({ cast, crew }: RawCredits, language: LanguageTag | undefined): readonly Work[] =>
  [...cast, ...crew].flatMap((raw) => mapToWork(raw, language));

const biographyIn = (answer: unknown, asked: LanguageTag) => {
  const { written, language } = textIn(givenTexts(answer), 'biography', asked);
  return { biography: written, ...definedFields({ biography_language: language }) };
};

/**
 * A person with biography and titles. Throws `http` 404 for a person of adult films, which the catalogue does not have.
 * Throws `malformed` for an answer that is no person.
 * @param language that was asked for; absent where none is chosen
 */
export const mapToPerson = (answer: unknown, language?: LanguageTag): Person => {
  const { biography, birthday, deathday, place_of_birth, combined_credits } = parseAnswer(RawPersonPage, answer);
  if (isAdult(answer)) throw notThere();
  const summary = mapToPersonSummary(answer);
  if (!summary) throw new CatalogError({ kind: 'malformed' });
  return {
    ...summary,
    biography,
    ...(language && biographyIn(answer, language)),
    ...definedFields({ birthday, deathday, place_of_birth }),
    ...filmographyOf(worksOf(combined_credits, language)),
  };
};
