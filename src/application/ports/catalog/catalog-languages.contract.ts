import { describe, expect, it } from 'vitest';
import { isLanguageTag } from '#domain/languages/language-tag.ts';
import { isBlank } from '#domain/text/is-blank.ts';
import { titleName, type Title } from '#domain/title.ts';
import type { TitleLocale } from '../title-locale.ts';
import { never } from './movie-catalog.checks.contract.ts';
import type { MovieCatalog } from './movie-catalog.ts';

/** A tag of BCP 47, as far as a language and a country make one. */
const isTag = (tag: string | undefined): boolean => tag !== undefined && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag);

const soundTexts = ({ overview, overview_language, name_language, ...title }: Title): boolean =>
  !isBlank(titleName(title)) &&
  (name_language === undefined || isTag(name_language)) &&
  (isBlank(overview) ? overview_language === undefined : isTag(overview_language));

const CHOSEN = ['de-DE', 'fr-CA', 'ja-JP', 'ar', 'qq'];

/** The promises of a catalogue that has titles in several languages. @param open over the language in use */
export const catalogLanguagesContract = (name: string, open: (titleLocale: TitleLocale) => MovieCatalog): void => {
  describe(`${name} keeps the promises of languages (product.md, Titles in one’s language: choice)`, () => {
    it('tells each of its languages once, by its own name', async () => {
      const languages = (await open(() => ({})).fetchLanguages?.(never())) ?? [];
      expect(languages.length).toBeGreaterThan(1);
      expect(languages.every(({ tag, name: own }) => isLanguageTag(tag) && own !== '')).toBe(true);
      expect(new Set(languages.map(({ tag }) => tag)).size).toBe(languages.length);
    });

    it('says of no language where none is chosen', async () => {
      const catalog = open(() => ({}));
      const [first, ...others] = await catalog.fetchTrending(never());
      const details = await catalog.fetchDetails(first as Title, never());
      const said = [first, ...others, details].flatMap((title) => Object.keys(title ?? {}));
      expect(said.filter((field) => /_language$|^english_name$/.test(field) && field !== 'original_language')).toEqual(
        [],
      );
    });

    it.each(CHOSEN)('says in %s which language each text of a list is in, and names every title', async (language) => {
      const titles = await open(() => ({ language })).fetchTrending(never());
      expect(titles.length).toBeGreaterThan(0);
      expect(titles.filter((title) => !soundTexts(title))).toEqual([]);
    });

    it.each(CHOSEN)('has in %s each text of a title’s own page that it has in English', async (language) => {
      const english = open(() => ({}));
      const catalog = open(() => ({ language }));
      const titles = (await english.fetchTrending(never())).slice(0, 8);
      for (const title of titles) {
        const [own, other] = [await english.fetchDetails(title, never()), await catalog.fetchDetails(title, never())];
        expect(other.texts_language).toBe(language);
        expect(soundTexts(other)).toBe(true);
        expect([isBlank(other.overview), other.tagline === undefined]).toEqual([
          isBlank(own.overview),
          own.tagline === undefined,
        ]);
      }
    });

    it('goes by the language that is chosen when it is asked', async () => {
      let language: string | undefined;
      const catalog = open(() => ({ language }));
      const before = await catalog.fetchTrending(never());
      language = 'de-DE';
      const german = await catalog.fetchTrending(never());
      expect(german.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      expect(german.some(({ name_language }) => name_language === 'de-DE')).toBe(true);
      language = undefined;
      expect(await catalog.fetchTrending(never())).toEqual(before);
    });
  });
};
