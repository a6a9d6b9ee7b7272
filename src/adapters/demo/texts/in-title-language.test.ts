import { describe, expect, it } from 'vitest';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { titleName, type Title } from '#domain/title.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { DemoCatalog } from '../demo-catalog.ts';
import { DemoFranchises } from '../demo-franchises.ts';
import { DemoShowCatalog } from '../demo-show-catalog.ts';
import { DemoTitleFinder } from '../demo-title-finder.ts';
import { inTitleLanguage } from './in-title-language.ts';

const data = generateCatalogue();
const { signal } = new AbortController();
const open = (language?: LanguageTag) => {
  const own = { data, titleLocale: () => ({ language }) };
  return {
    catalog: inTitleLanguage(new DemoCatalog(data), own),
    finder: inTitleLanguage(new DemoTitleFinder(data), own),
    franchises: inTitleLanguage(new DemoFranchises(data), own),
    shows: inTitleLanguage(new DemoShowCatalog(data, new VirtualClock()), own),
  };
};
const shown = (title: Title) => [titleName(title), title.name_language, title.overview_language];

describe('the demo in a language, on a title’s own page (product.md, Titles in one’s language: falling back)', () => {
  it.each<[string, number, LanguageTag, readonly unknown[]]>([
    ['all texts', 1001, 'de-DE', ['Der Nachmittag des Laternenanzünders', 'de-DE', 'de-DE']],
    ['all texts, from right to left', 1001, 'ar', ['عصرُ مُوقِد المصابيح', 'ar-SA', 'ar-SA']],
    ['a name of its country', 1001, 'fr-CA', ['L’Après-midi de l’allumeur', 'fr-CA', 'fr-FR']],
    ['a text alone', 1002, 'ja-JP', ['Salt on the Piano', 'en', 'ja-JP']],
    ['a name alone', 1006, 'de-DE', ['Die Nachtfähre nach Anselm', 'de-DE', 'en-US']],
    ['names that say nothing', 1003, 'de-DE', ['Sieben leise Alibis', 'de-AT', 'en-US']],
    ['an original name in other letters', 1391, 'de-DE', ['The Paper Samurai', 'en-US', 'de-DE']],
    ['an original name in its own', 1391, 'ja-JP', ['紙の侍', 'ja', 'ja-JP']],
  ])('%s', async (_, id, language, texts) => {
    expect(shown(await open(language).catalog.fetchDetails({ media_type: 'movie', id }, signal))).toEqual(texts);
  });
});

describe('the demo in a language', () => {
  it('is the demo where none is chosen', async () => {
    const plain = new DemoCatalog(data);
    const { catalog } = open();
    expect(await catalog.fetchTrending(signal)).toEqual(await plain.fetchTrending(signal));
    expect(catalog.knownFilters).toEqual(plain.knownFilters);
  });

  it('finds titles by their names in it', async () => {
    const { catalog, finder } = open('de-DE');
    const { results } = await catalog.search({ tab: 'multi', text: 'staubparade' }, 1, signal);
    expect(results).toMatchObject([{ title: 'Staubparade' }]);
    expect((await finder.findByName({ name: 'Staubparade' }, signal)).titles).toMatchObject([{ id: 1011 }]);
  });

  it('has episodes without a name, and without a text, in English (product.md, Titles in one’s language: placeholders)', async () => {
    const season = await open('de-DE').shows.seasonOf(1301, 1, signal);
    expect(season.episodes.slice(0, 3).map((each) => [each.name_language, each.overview_language])).toEqual([
      ['de-DE', 'de-DE'],
      ['de-DE', expect.stringMatching(/^en/)],
      ['en', expect.stringMatching(/^en/)],
    ]);
  });

  it('says of the text of a series that it is English, where there is one (product.md, Titles in one’s language: in English)', async () => {
    const { franchises } = open('de-DE');
    const series = await franchises.partsOf(9110, signal);
    expect(series).toMatchObject({ name_language: 'en', overview_language: 'en' });
    expect(series.parts.map((each) => titleName(each))).toContain('Die Geister vom neunten Stock');
    expect(await franchises.partsOf(9111, signal)).not.toHaveProperty('overview_language');
  });

  it('rejects with an AbortError once the signal aborts', async () => {
    const controller = new AbortController();
    const answer = open('de-DE').catalog.fetchTrending(controller.signal);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
