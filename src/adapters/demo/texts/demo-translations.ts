import type { Translation } from '#domain/languages/translated-texts.ts';
import { titleKey, type MediaType, type TitleKey } from '#domain/title.ts';
import { percentOf } from '../extras/percent-of.ts';
import { foldText } from '../listings/fold-text.ts';
import { EPISODE_NAMES, EPISODES, HAND_TRANSLATED, LIVES, TOLD } from './hand-translated.ts';

/** Of a hundred titles, so many have a text in a language. */
const TOLD_OF = 40;
const REGIONS: Readonly<Record<string, string>> = { de: 'DE', fr: 'FR', ja: 'JP', ar: 'SA' };

/** What is needed of a title to translate it. */
export interface ToTranslate {
  readonly id: number;
  readonly media_type: MediaType;
  /** In English. */
  readonly name: string;
  readonly overview: string;
  readonly tagline?: string | undefined;
}

const told = (what: string, id: number, language: string): boolean => percentOf(what, language, id) < TOLD_OF;

/** The translations of a title: always the same, the English one first. Some titles have none but that. */
export const demoTranslations = ({ id, media_type, ...english }: ToTranslate): readonly Translation[] => {
  const byHand = HAND_TRANSLATED[titleKey({ id, media_type })];
  const others = byHand
    ? Object.entries(byHand).map(([tag, texts]) => ({ language: tag.slice(0, 2), region: tag.slice(3), texts }))
    : Object.entries(TOLD)
        .filter(([language]) => told(media_type, id, language))
        .map(([language, tell]) => ({
          language,
          region: REGIONS[language] ?? '',
          texts: { overview: tell(english.name) },
        }));
  const { name, overview, tagline = '' } = english;
  return [{ language: 'en', region: 'US', texts: { name, overview, tagline } }, ...others];
};

/** The translations of what is told of somebody. */
export const demoLives = (id: number, name: string, biography: string): readonly Translation[] => [
  { language: 'en', region: 'US', texts: { biography } },
  ...Object.entries(LIVES)
    .filter(([language]) => told('life', id, language))
    .map(([language, tell]) => ({ language, region: REGIONS[language] ?? '', texts: { biography: tell(name) } })),
];

/** What an episode is called in a language: every third has a placeholder, and no text, as TMDB gives it. Undefined for a language of which nothing is translated. */
export const demoEpisodeTexts = (
  language: string,
  number: number,
): { readonly name: string; readonly overview: string; readonly isNamed: boolean } | undefined => {
  const [names, placeholder, tell] = [EPISODES[language], EPISODE_NAMES[language], TOLD[language]];
  if (!names || !placeholder || !tell) return undefined;
  if (number % 3 === 0) return { name: placeholder(number), overview: '', isNamed: false };
  const name = names[number % names.length] ?? '';
  return { name, overview: number % 3 === 1 ? tell(name) : '', isNamed: true };
};

/** Finds titles by a part of their name, in whichever language. @returns their keys */
export const keysNamed = (text: string): readonly TitleKey[] => {
  const sought = foldText(text);
  if (sought === '') return [];
  const named = Object.entries(HAND_TRANSLATED).filter(([, texts = {}]) =>
    Object.values(texts).some(({ name = '' }) => foldText(name).includes(sought)),
  );
  return named.map(([key]) => key as TitleKey);
};
