import { lastValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import type { NameQuery } from '#domain/import/matching/title-question.ts';
import type { NamedTitle } from '#domain/import/named-title.ts';
import { titleName } from '#domain/title.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { matchTitlesOf } from '#fixtures/import/match-titles-of.ts';
import { stubFinder } from '#fixtures/import/stub-finder.ts';

const titleOf = (title: string, inEnglish: boolean): NamedTitle => ({
  ...aTitle({ id: 129, title, release_date: '2001-07-20' }),
  originalName: '千と千尋の神隠し',
  ...(!inEnglish && { name_language: 'de-DE' }),
});

/** A provider that finds one film by any of its names, and has them in German and in English. */
const match = async (imported: Partial<ImportedTitle>, language?: string) => {
  const asked: NameQuery[] = [];
  const clock = new VirtualClock();
  const finder = stubFinder({
    findByName: async (query) => {
      asked.push(query);
      const isEnglish = query.inEnglish === true || language === undefined;
      const other = aTitle({ id: 7, title: 'Etwas anderes', release_date: '2001-01-01' });
      return { titles: [titleOf(isEnglish ? 'Spirited Away' : 'Chihiros Reise', isEnglish), other], hasMore: false };
    },
  });
  const matching = matchTitlesOf({ finder, clock, ...(language && { titleLocale: () => ({ language }) }) });
  const state = lastValueFrom(matching.execute({ titles: [anImportedTitle(imported)] }).state$);
  await clock.advance(60_000);
  const { matches } = await state;
  const [found] = matches;
  const { title } = found?.kind === 'found' ? found : {};
  return {
    kind: found?.kind,
    title: title && titleName(title),
    asked: asked.map(({ inEnglish = false }) => inEnglish),
  };
};

const FILM = { media_type: 'movie', year: 2001 } as const;

describe('titles of files are found by their names in both (product.md, Titles in one’s language: imports)', () => {
  it.each([
    ['in the language of titles, at once', 'Chihiros Reise', 'de-DE', ['Chihiros Reise', [false]]],
    ['by the original name, at once', '千と千尋の神隠し', 'de-DE', ['Chihiros Reise', [false]]],
    [
      'in English, asked for once more, and called as titles are',
      'Spirited Away',
      'de-DE',
      ['Chihiros Reise', [false, true]],
    ],
    ['in English alone where no language is chosen', 'Spirited Away', undefined, ['Spirited Away', [false]]],
  ])('%s', async (_, name, language, [title, asked]) => {
    expect(await match({ ...FILM, name }, language)).toEqual({ kind: 'found', title, asked });
  });
});
