import * as v from 'valibot';
import { notThere } from '#domain/catalog-failure.ts';
import { type Franchise, partsInOrder } from '#domain/details/franchise.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { nameIn, textIn } from '#domain/languages/translated-texts.ts';
import { titleKey, type Title } from '#domain/title.ts';
import { id, imagePath, name, text } from './answer-fields.ts';
import { definedFields } from './defined-fields.ts';
import { givenTexts } from './given-texts.ts';
import { isAdult } from './is-adult.ts';
import { mapEach } from './map-to-list.ts';
import { mapToTitle } from './map-to-title.ts';
import { parseAnswer } from './parse-answer.ts';

const RawFranchise = v.object({
  id,
  name,
  overview: text,
  poster_path: imagePath,
  backdrop_path: imagePath,
  parts: v.fallback(v.array(v.unknown()), []),
});

const LabelledOther = v.object({ media_type: v.picklist(['tv', 'person', 'collection']) });

// The path tells nothing of the parts: one that calls itself a show is none (tmdb.md, Fields: parts).
const mapToPart = (item: unknown, language: LanguageTag | undefined): Title | undefined =>
  v.is(LabelledOther, item) ? undefined : mapToTitle(item, 'movie', language);

/** The name and the text of a series, each in the nearest language that has it. */
const textsIn = (answer: unknown, asked: LanguageTag): Partial<Franchise> => {
  const given = givenTexts(answer);
  const [own, overview] = [nameIn(given, asked), textIn(given, 'overview', asked)];
  return {
    ...definedFields({ name: own.written, name_language: own.language }),
    overview: overview.written,
    ...definedFields({ overview_language: overview.language }),
  };
};

/**
 * A series of movies with its parts. Throws `http` 404 for a series of adult movies, which the catalogue does not have. Throws `malformed` for an
 * answer that is no series.
 * @param language that was asked for; absent where none is chosen
 */
export const mapToFranchise = (answer: unknown, language?: LanguageTag): Franchise => {
  const { parts, ...franchise } = parseAnswer(RawFranchise, answer);
  if (isAdult(answer)) throw notThere();
  const mapItem = (item: unknown) => mapToPart(item, language);
  return {
    ...franchise,
    ...(language && textsIn(answer, language)),
    parts: partsInOrder(mapEach(parts, { mapItem, keyOf: titleKey })),
  };
};
