import * as v from 'valibot';
import { ownLanguageName } from '#domain/format/own-language-name.ts';
import { isLanguageTag } from '#domain/languages/language-tag.ts';
import type { NamedLanguage } from '#domain/languages/offered-languages.ts';
import { parseAnswer } from './parse-answer.ts';

/** The languages that TMDB has translations in, each by its own name. Throws `malformed` for an answer that is no list. */
export const mapToLanguages = (raw: unknown): readonly NamedLanguage[] =>
  [...new Set(parseAnswer(v.array(v.unknown()), raw))]
    .filter(isLanguageTag)
    .map((tag) => ({ tag, name: ownLanguageName(tag) }));
