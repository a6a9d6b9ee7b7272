import * as v from 'valibot';
import type { GivenTexts } from '#domain/languages/translated-texts.ts';
import { isBlank } from '#domain/text/is-blank.ts';
import { each, text } from './answer-fields.ts';

const Texts = { title: text, name: text, overview: text, tagline: text, biography: text };

const RawTranslation = v.object({
  iso_639_1: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  iso_3166_1: text,
  data: v.object(Texts),
});

const RawTexts = v.object({
  ...Texts,
  original_title: text,
  original_name: text,
  original_language: text,
  translations: v.fallback(v.object({ translations: each(RawTranslation) }), { translations: [] }),
});

/** Only movies have `title`. */
const named = ({ title, ...texts }: v.InferOutput<v.ObjectSchema<typeof Texts, undefined>>) =>
  isBlank(title) ? texts : { ...texts, name: title };

/** The texts of an answer that may have `translations`; such as cannot be read are none (tmdb.md, Languages: translations). */
export const givenTexts = (answer: unknown): GivenTexts => {
  const { original_title, original_name, original_language, translations, ...texts } = v.parse(RawTexts, answer);
  return {
    texts: named(texts),
    original: { name: original_title || original_name, language: original_language },
    translations: translations.translations.map(({ iso_639_1, iso_3166_1, data }) => ({
      language: iso_639_1,
      region: iso_3166_1,
      texts: named(data),
    })),
  };
};
