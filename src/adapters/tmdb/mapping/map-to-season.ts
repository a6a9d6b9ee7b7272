import * as v from 'valibot';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { isPlaceholder } from '#domain/languages/written-names.ts';
import type { Episode, Season } from '#domain/shows/season.ts';
import { isBlank } from '#domain/text/is-blank.ts';
import { uniqueBy } from '#domain/util/unique-by.ts';
import { date, each, figure, id, imagePath, text } from './answer-fields.ts';
import { definedFields } from './defined-fields.ts';
import { parseAnswer } from './parse-answer.ts';

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const RawEpisode = v.object({
  id: v.fallback(v.optional(id), undefined),
  episode_number: number,
  name: text,
  overview: text,
  air_date: date,
  still_path: imagePath,
  runtime: figure,
});

const RawSeason = v.object({ season_number: number, name: text, episodes: each(RawEpisode) });

const mapToEpisode = ({ id: own, air_date, runtime, ...episode }: v.InferOutput<typeof RawEpisode>): Episode => ({
  ...episode,
  ...definedFields({ id: own, air_date, runtime }),
});

/** What the provider has no translation of is empty, and so is a placeholder (product.md, Titles in one’s language: placeholders). */
const textsIn = (episode: Episode, language: LanguageTag): Episode => {
  const name = isBlank(episode.name) || isPlaceholder(episode.name, episode.episode_number) ? '' : episode.name;
  const overview = isBlank(episode.overview) ? '' : episode.overview;
  const languages = { name_language: name && language, overview_language: overview && language };
  return { ...episode, name, overview, ...definedFields(languages) };
};

/** What one text is in a language, and its language: that of the other where it has none. */
const filledEpisode = (episode: Episode, { name, name_language, ...english }: Episode): Episode => ({
  ...episode,
  ...(episode.name === '' && { name, ...definedFields({ name_language }) }),
  ...(episode.overview === '' && {
    overview: english.overview,
    ...definedFields({ overview_language: english.overview_language }),
  }),
});

/** Whether a text of an episode is missing. */
export const hasHoles = ({ episodes }: Season): boolean =>
  episodes.some(({ name, overview }) => name === '' || overview === '');

/**
 * A season with its episodes, of one number the first. Throws `malformed` for an answer that is none.
 * @param language that was asked for; absent where none is chosen
 */
export const mapToSeason = (answer: unknown, language?: LanguageTag): Season => {
  const { season_number, name, episodes } = parseAnswer(RawSeason, answer);
  const numbered = uniqueBy(episodes, ({ episode_number }) => `${episode_number}`).map(mapToEpisode);
  const sorted = numbered.toSorted((a, b) => a.episode_number - b.episode_number);
  if (!language) return { season_number, name, episodes: sorted };
  const own = sorted.map((episode) => textsIn(episode, language));
  return { season_number, name, ...definedFields({ name_language: name && language }), episodes: own };
};

/** A season in a language, with the texts of the same one in English where that has none. */
export const filledSeason = (season: Season, english: Season): Season => {
  const known = new Map(english.episodes.map((episode) => [episode.episode_number, episode]));
  return {
    ...(season.name === '' ? english : season),
    episodes: season.episodes.map((episode) => filledEpisode(episode, known.get(episode.episode_number) ?? episode)),
  };
};
