import { describe, expect, it } from 'vitest';
import { diaryEntries } from '#domain/diary/diary-entries.ts';
import type { YearFacts } from '#domain/diary/title-knowledge.ts';
import { yearFigures } from '#domain/diary/year-figures.ts';
import { entriesOfYear } from '#domain/diary/year-of.ts';
import { largeFigures } from '#domain/diary/year-texts.ts';
import { titleKey } from '#domain/title.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { inZone } from '#fixtures/clock/in-zone.ts';
import { demoExtras } from '../../demo/extras/demo-extras.ts';
import { mapToTitleDetails } from '../../demo/map-to-title-details.ts';
import { decodeBundle } from '../../store/codec/decode-bundle.ts';
import { fillingOf } from './filling-of.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const data = generateCatalogue();
const extras = demoExtras(() => NOW);
const FACTS: ReadonlyMap<string, YearFacts> = new Map(
  data.titles.map((title) => {
    const details = mapToTitleDetails(data, title, extras);
    const { genres, runtime, countries, original_language, vote_average } = details;
    const facts: YearFacts = {
      genreIds: genres.map(({ id }) => id),
      runtime: runtime ?? null,
      language: original_language,
      countries,
      average: vote_average,
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
    const { first, last, longestDay, titles, extremes, ratings, months, weekdays, finished } = figures;
    expect({
      ...largeFigures(figures),
      months,
      weekdays,
      byRating: ratings.byRating,
      first: [first?.title.title, first?.day],
      last: [last?.title.title, last?.day],
      longestDay,
      finished: finished.length,
      decades: titles.decades.slice(0, 3),
      genres: titles.genres.slice(0, 3),
      countries: titles.countries.slice(0, 3),
      languages: titles.languages.slice(0, 3),
      longest: [extremes.longest?.title.title, extremes.longest?.minutes],
      oldest: extremes.oldest?.title,
      again: extremes.again.length,
      differing: ratings.differing.slice(0, 2).map(({ title, own, others }) => [title.title, own, others]),
    }).toMatchInlineSnapshot(`
      {
        "again": 20,
        "average": {
          "text": "your average, of 134 ratings",
          "value": "6.2",
        },
        "byRating": [
          12,
          11,
          11,
          11,
          11,
          11,
          11,
          12,
          12,
          32,
        ],
        "countries": [
          {
            "count": 107,
            "value": "GB",
          },
          {
            "count": 81,
            "value": "US",
          },
          {
            "count": 44,
            "value": "CA",
          },
        ],
        "decades": [
          {
            "count": 74,
            "value": 2020,
          },
          {
            "count": 54,
            "value": 2010,
          },
          {
            "count": 27,
            "value": 2000,
          },
        ],
        "differing": [
          [
            "Two Tickets to the Wrong Play",
            1,
            8.2,
          ],
          [
            "Mornings at the Bureau of Maps",
            1,
            8.2,
          ],
        ],
        "episodes": {
          "text": "episodes of 45 shows",
          "value": "1,400",
        },
        "films": {
          "text": "films, 20 of them again",
          "value": "230",
        },
        "finished": 0,
        "first": [
          "Lost Reel 1",
          "2026-01-01",
        ],
        "genres": [
          {
            "count": 115,
            "value": 18,
          },
          {
            "count": 86,
            "value": 35,
          },
          {
            "count": 46,
            "value": 80,
          },
        ],
        "hours": {
          "text": "hours, of 1,612 of 1,630 known",
          "value": "1,497",
        },
        "languages": [
          {
            "count": 222,
            "value": "en",
          },
          {
            "count": 1,
            "value": "ar",
          },
          {
            "count": 1,
            "value": "cs",
          },
        ],
        "last": [
          "The Reluctant Hypnotist",
          "2026-11-27",
        ],
        "longest": [
          "The Committee to Save the Committee",
          142,
        ],
        "longestDay": {
          "day": "2026-03-28",
          "minutes": 2948,
        },
        "months": [
          21,
          19,
          22,
          20,
          21,
          20,
          22,
          20,
          20,
          21,
          18,
          0,
        ],
        "oldest": "Harbour Men Don’t Sing",
        "weekdays": [
          33,
          34,
          30,
          36,
          32,
          30,
          29,
        ],
      }
    `);
  });

  it('counts 230 films, of which 212 are known, and 1,400 episodes', () => {
    const { films, again, episodes, time } = figures;
    expect({ films, again, episodes, unknown: time.total - time.known }).toEqual({
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
