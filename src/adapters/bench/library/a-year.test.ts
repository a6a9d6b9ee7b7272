import { describe, expect, it } from 'vitest';
import { titlePeopleOf } from '#domain/credits.ts';
import { diaryEntries } from '#domain/diary/diary-entries.ts';
import { yearFigures } from '#domain/diary/year-figures.ts';
import { entriesOfYear } from '#domain/diary/year-of.ts';
import { largeFigures } from '#domain/diary/year-texts.ts';
import type { Counted } from '#domain/diary/year-titles.ts';
import type { TitleFacts } from '#domain/library/filters/title-facts.ts';
import type { NamedId } from '#domain/title-details.ts';
import { titleKey } from '#domain/title.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { inZone } from '#fixtures/clock/in-zone.ts';
import { creditsOf } from '../../demo/credits-of.ts';
import { demoExtras } from '../../demo/extras/demo-extras.ts';
import { mapToTitleDetails } from '../../demo/map-to-title-details.ts';
import { decodeBundle } from '../../store/codec/decode-bundle.ts';
import { fillingOf } from './filling-of.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const data = generateCatalogue();
const extras = demoExtras(() => NOW);
const FACTS: ReadonlyMap<string, TitleFacts> = new Map(
  data.titles.map((title) => {
    const details = mapToTitleDetails(data, title, extras);
    const { genres, runtime, countries, original_language, vote_average } = details;
    const facts: TitleFacts = {
      genreIds: genres.map(({ id }) => id),
      runtime: runtime ?? null,
      language: original_language,
      countries,
      average: vote_average,
      people: titlePeopleOf(creditsOf(data, title)),
    };
    return [titleKey(details), facts];
  }),
);

const figuresIn = (zone: string) =>
  inZone(zone, () => {
    const { library } = decodeBundle(fillingOf('a-year', data, NOW).bundle ?? '')!;
    return yearFigures(entriesOfYear(diaryEntries(library), '2026'), {
      factsOf: (title) => FACTS.get(titleKey(title)) ?? {},
      ratingOf: (title) => library.marks.find((mark) => titleKey(mark) === titleKey(title))?.rating,
    });
  });

describe('the library a-year at a fixed time (product.md, Your year: figures)', () => {
  const figures = figuresIn('UTC');

  it('has golden figures', () => {
    const { first, last, longestDay, titles, extremes, ratings } = figures;
    const most = (counted: readonly Counted<unknown>[]) =>
      counted.slice(0, 3).map(({ value, count }) => [value, count]);
    const people = (counted: readonly Counted<NamedId>[]) =>
      counted.slice(0, 2).map(({ value: { name }, count }) => [name, count]);
    expect({
      large: Object.values(largeFigures(figures)).map(({ value, text }) => `${value} ${text}`),
      months: figures.months,
      weekdays: figures.weekdays,
      ratings: ratings.byRating,
      days: [first?.day, last?.day, longestDay?.day, longestDay?.minutes],
      decades: most(titles.decades),
      genres: most(titles.genres),
      countries: most(titles.countries),
      languages: most(titles.languages),
      directors: people(titles.directors),
      cast: people(titles.cast),
      longest: [extremes.longest?.title.title, extremes.longest?.minutes],
      oldest: extremes.oldest?.title,
      again: extremes.again.length,
      differing: ratings.differing.slice(0, 2).map(({ title, own }) => [title.title, own, title.vote_average]),
    }).toEqual({
      large: [
        '230 films, 20 of them again',
        '1,400 episodes of 45 shows',
        '1,497 hours, of 1,612 of 1,630 known',
        '6.2 your average, of 134 ratings',
      ],
      months: [21, 19, 22, 20, 21, 20, 22, 20, 20, 21, 18, 0],
      weekdays: [33, 34, 30, 36, 32, 30, 29],
      ratings: [12, 11, 11, 11, 11, 11, 11, 12, 12, 32],
      days: ['2026-01-01', '2026-11-27', '2026-03-14', 662],
      decades: [
        [2020, 74],
        [2010, 54],
        [2000, 27],
      ],
      genres: [
        [18, 115],
        [35, 86],
        [80, 46],
      ],
      countries: [
        ['GB', 107],
        ['US', 81],
        ['CA', 44],
      ],
      languages: [
        ['en', 222],
        ['ar', 1],
        ['cs', 1],
      ],
      directors: [
        ['Aminat Adeniyan', 4],
        ['Lars Hassan', 4],
      ],
      cast: [
        ['Andrea Kunde', 9],
        ['Augustine Kunde', 8],
      ],
      longest: ['The Committee to Save the Committee', 142],
      oldest: 'Harbour Men Don’t Sing',
      again: 20,
      differing: [
        ['Two Tickets to the Wrong Play', 1, 8.2],
        ['Mornings at the Bureau of Maps', 1, 8.2],
      ],
    });
  });

  it('counts 230 films, of which 212 are known, and 1,400 episodes', () => {
    const { films, again, episodes, known, total } = figures;
    expect({ films, again, episodes, unknown: total - known }).toEqual({
      films: 230,
      again: 20,
      episodes: 1_400,
      unknown: 18,
    });
  });

  it.each(['America/New_York', 'Europe/Berlin', 'Asia/Kathmandu'])('has the same in %s', (zone) => {
    expect(figuresIn(zone)).toEqual(figures);
  });
});
