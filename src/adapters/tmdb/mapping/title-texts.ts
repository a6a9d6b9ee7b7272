import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { englishName, nameIn, textIn } from '#domain/languages/translated-texts.ts';
import { isPlaceholder } from '#domain/languages/written-names.ts';
import { seasonName } from '#domain/shows/season-name.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import type { Title } from '#domain/title.ts';
import { definedFields } from './defined-fields.ts';
import { givenTexts } from './given-texts.ts';

/** The name and texts of a title's own answer, each in the nearest language that has it. @param asked the language that was asked for */
export const titleTexts = (answer: unknown, { media_type }: Title, asked: LanguageTag) => {
  const given = givenTexts(answer);
  const name = nameIn(given, asked);
  const [overview, tagline] = [textIn(given, 'overview', asked), textIn(given, 'tagline', asked)];
  const shown: Partial<Title> = {
    ...definedFields(media_type === 'movie' ? { title: name.written } : { name: name.written }),
    ...definedFields({ name_language: name.language }),
    overview: overview.written,
    ...definedFields({ overview_language: overview.language }),
  };
  const english = englishName(given);
  const other = { english_name: english === name.written ? undefined : english, texts_language: asked };
  return { shown, other, tagline: { tagline: tagline.written, tagline_language: tagline.language } };
};

type Parts = Partial<TitleDetails>;

const seasonsIn = ({ seasons }: Parts, asked: LanguageTag): Parts =>
  definedFields({
    seasons: seasons?.map((season) => ({
      ...season,
      // One without a name is called by its number, in English.
      name_language: season.name === seasonName({ ...season, name: '' }) ? 'en' : asked,
    })),
  });

const nextIn = ({ next_episode: next }: Parts, asked: LanguageTag): Parts => {
  if (!next) return {};
  const isNamed = next.name !== '' && !isPlaceholder(next.name, next.episode_number);
  return { next_episode: { ...next, name: '', ...(isNamed && { name: next.name, name_language: asked }) } };
};

/**
 * What belongs to a title, of which its own answer has no translations. A placeholder is no name
 * (product.md, Titles in one’s language: placeholders).
 * @param asked the language that was asked for
 */
export const partTexts = (parts: Parts, asked: LanguageTag): Parts => ({
  ...seasonsIn(parts, asked),
  ...nextIn(parts, asked),
  ...definedFields({ franchise: parts.franchise && { ...parts.franchise, name_language: asked } }),
});
