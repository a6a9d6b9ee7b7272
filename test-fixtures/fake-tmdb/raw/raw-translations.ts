import type { DemoPerson, DemoTitle } from '#adapters/demo/demo-data.ts';
import { DEMO_EXTRAS } from '#adapters/demo/extras/demo-extras.ts';
import { demoLives, demoTranslations } from '#adapters/demo/texts/demo-translations.ts';
import type { Translation } from '#domain/languages/translated-texts.ts';

/** The translations of a title of the demo. */
export const translationsOf = ({ id, type, name, overview, tagline }: DemoTitle): readonly Translation[] =>
  demoTranslations({ id, media_type: type, name, overview, tagline });

/** Those of somebody of the demo. */
export const livesOf = ({ id, name, biography }: DemoPerson): readonly Translation[] => demoLives(id, name, biography);

const rawTranslation = ({ language, region, texts }: Translation, data: object) => ({
  iso_639_1: language,
  iso_3166_1: region,
  name: language,
  english_name: language,
  data: { homepage: '', ...data, overview: texts.overview ?? '', tagline: texts.tagline ?? '' },
});

/** What the app calls it; TMDB leaves a name empty that is the original one. */
const nameOf = (title: DemoTitle, { texts: { name = '' } }: Translation): object => {
  const { original_name = title.name } = DEMO_EXTRAS.factsOf(title);
  const written = name === original_name ? '' : name;
  return title.type === 'movie' ? { title: written, runtime: 0 } : { name: written };
};

/** What `append_to_response=translations` adds to the details of a title. */
export const rawTranslations = (title: DemoTitle) => ({
  translations: translationsOf(title).map((each) => rawTranslation(each, nameOf(title, each))),
});

/** The same of somebody. */
export const rawLives = (person: DemoPerson) => ({
  translations: livesOf(person).map(({ language, region, texts }) => ({
    iso_639_1: language,
    iso_3166_1: region,
    name: language,
    english_name: language,
    data: { biography: texts.biography ?? '', name: '' },
  })),
});
