import { describe, expect, it } from 'vitest';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeOf, readingOf } from '#fixtures/import/reading-of.ts';

const fileOf = (rows: readonly (readonly [title: string, date: string])[]) => ({
  'NetflixViewingHistory.csv': ['Title,Date', ...rows.map(([title, date]) => `"${title}","${date}"`)].join('\n'),
});
const noon = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).toISOString();
const seenIn = (dates: readonly string[], order?: 'day-first' | 'month-first') =>
  readingOf(fileOf(dates.map((date, at) => [`Film ${at}`, date])), order).titles.map(({ seenAt }) => seenAt);

describe('Netflix’s titles (product.md, Import: Netflix)', () => {
  const kindOf = (title: string) => readingOf(fileOf([[title, '2024-03-01']]));

  it.each<[string, string, object]>([
    [
      'Black Mirror: Season 7: USS Callister: Into Infinity',
      'Black Mirror',
      { season: 7, name: 'USS Callister: Into Infinity' },
    ],
    [
      'House of Secrets: The Deaths: Limited Series: 11 Bodies',
      'House of Secrets: The Deaths',
      { season: 1, name: '11 Bodies' },
    ],
    ['Dept. Q: Episode 9', 'Dept. Q', { number: 9 }],
    ['Dark: Staffel 1: Geheimnisse', 'Dark', { season: 1, name: 'Geheimnisse' }],
    ['Lupin: Partie 2: Chapitre 6', 'Lupin', { name: 'Chapitre 6' }],
    ['La casa de papel: Parte 3: Hemos vuelto', 'La casa de papel', { name: 'Hemos vuelto' }],
    ['Élite: Temporada 1: Bienvenidos', 'Élite', { season: 1, name: 'Bienvenidos' }],
    ['Sintel: Miniserie: Eins', 'Sintel', { season: 1, name: 'Eins' }],
    [
      'Stranger Things: Stranger Things 2: Chapter Two: Trick or Treat',
      'Stranger Things',
      { season: 2, name: 'Chapter Two: Trick or Treat' },
    ],
    ['Dark: Staffel 2: Folge 3', 'Dark', { season: 2, number: 3 }],
    ['DAHMER: Monster: The Good Boy Box (Episode 4)', 'DAHMER: Monster', { number: 4 }],
    ['Umbra (Episode 4)', 'Umbra', { number: 4 }],
    ['ダーク：シーズン1：はじまり', 'ダーク', { season: 1, name: 'はじまり' }],
    ['다크: 시즌 1: 비밀', '다크', { season: 1, name: '비밀' }],
  ])('%j is an episode of %j (product.md, Import: episodes)', (title, show, episode) => {
    expect(kindOf(title)).toMatchObject({
      titles: [{ name: show, media_type: 'tv', ids: {}, episodes: [{ ...episode, seenAt: noon(2024, 3, 1) }] }],
      leftOut: [],
    });
    expect(kindOf(title).titles[0]?.episodes).toEqual([{ ...episode, seenAt: noon(2024, 3, 1) }]);
  });

  it('are the same episode where they are seen again: on the last day', () => {
    const days = ['2024-03-01', '2024-05-01', '2024-04-01'];
    const { titles } = readingOf(fileOf(days.map((day) => ['Dark: Season 1: Secrets', day] as const)));
    const seenBefore = ['2024-03-01', '2024-04-01'];
    expect(titles[0]?.episodes).toEqual([{ season: 1, name: 'Secrets', seenAt: noon(2024, 5, 1), seenBefore }]);
  });

  it.each([
    ['Tenet', 'movie'],
    ['Furiosa: A Mad Max Saga', undefined],
    ['Spider-Man: Into the Spider-Verse', undefined],
    ['John Wick: Chapter 2', undefined],
    ['Kill Bill: Volume 1', undefined],
    ['Star Wars: Episode IV', undefined],
    ['Season 1: The Movie', undefined],
    ['Limited Series', 'movie'],
  ])('%j is a film, and a movie where it has no colon: %s', (name, media_type) => {
    expect(kindOf(name)).toMatchObject({
      // What has a colon may turn out to be a part of a show.
      titles: [{ name, ids: {}, [media_type ? 'seenAt' : 'lastSeenAt']: noon(2024, 3, 1) }],
      leftOut: [],
    });
    expect(kindOf(name).titles[0]?.media_type).toBe(media_type);
  });

  it('are of a show that has seasons elsewhere in the file', () => {
    const rows = [
      ['Dept. Q: The Beginning', '2024-03-01'],
      ['Dept. Q: Season 1: The End', '2024-03-02'],
      ['Dept. Questions: The Film', '2024-03-02'],
      ['House: The Deaths: Limited Series: One', '2024-03-02'],
      ['House: The Deaths: Two', '2024-03-02'],
      ['House: The Film', '2024-03-02'],
    ] as const;
    const { titles } = readingOf(fileOf(rows));
    expect(titles.map(({ name, episodes }) => [name, episodes?.length])).toEqual([
      ['Dept. Q', 2],
      ['Dept. Questions: The Film', undefined],
      ['House: The Deaths', 2],
      ['House: The Film', undefined],
    ]);
  });

  it('are of a show where six of them begin alike, and two were seen on one day', () => {
    const rows = (days: readonly number[]) =>
      days.map((day, at) => [`Harbour: Part of it ${at}`, `2024-03-${String(day).padStart(2, '0')}`] as const);
    const films = (days: readonly number[]) =>
      readingOf(fileOf(rows(days))).titles.filter(({ episodes }) => !episodes).length;
    expect(films([1, 1, 2, 3, 4, 5])).toBe(0);
    expect(films([1, 2, 3, 4, 5, 6])).toBe(6);
    expect(films([1, 1, 2, 3, 4])).toBe(5);
    // The same film twice on a day is one.
    expect(readingOf(fileOf([...rows([1, 2, 3, 4, 5, 6]), ...rows([1])])).titles).toHaveLength(6);
  });
});

describe('Netflix’s data request (product.md, Import: Netflix)', () => {
  const header = 'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Country';
  const read = (...rows: readonly string[]) => readingOf({ 'ViewingActivity.csv': [header, ...rows].join('\n') });

  it('has the time of a viewing, and no trailers', () => {
    expect(
      read('A,2024-05-02 19:00:00,01:40:00,,Umbra,,AU', 'A,2024-05-02 19:00:00,00:01:30,,Paper Lions,TRAILER,AU'),
    ).toMatchObject({
      titles: [{ name: 'Umbra', seenAt: '2024-05-02T19:00:00.000Z' }],
      leftOut: [{ name: 'Paper Lions', reason: 'video' }],
    });
  });

  it.each([
    ['00:04:59', 0],
    ['00:05:00', 1],
    ['01:00:00', 1],
    ['', 1],
  ])('counts no viewing of less than five minutes: %s', (duration, count) => {
    expect(read(`A,2024-05-02 19:00:00,${duration},,Umbra,,AU`).titles).toHaveLength(count);
  });

  it('counts no episode as seen that was left within five minutes', () => {
    const row = (duration: string) => `A,2024-05-02 19:00:00,${duration},,Dark: Season 1: Secrets,,DE`;
    expect(read(row('00:04:59'))).toMatchObject({ titles: [], leftOut: [{ name: 'Dark', reason: 'unmarked' }] });
    expect(read(row('00:04:59'), row('00:40:00'))).toMatchObject({ titles: [{ name: 'Dark' }], leftOut: [] });
  });

  it('takes no trailer for a part of a show', () => {
    const rows = Array.from({ length: 6 }, (_, at) => `A,2024-05-02 19:00:00,00:01:30,,Harbour: Clip ${at},TRAILER,AU`);
    expect(read(...rows, 'A,2024-05-02 19:00:00,01:30:00,,Harbour: The Film,,AU').titles).toHaveLength(1);
  });
});

describe('the order of days and months (product.md, Import: order of dates)', () => {
  it.each([
    ['the month first, by one day that is no month', ['6/18/25', '3/4/25'], [noon(2025, 6, 18), noon(2025, 3, 4)]],
    ['the day first, by one day that is no month', ['18/6/25', '3/4/2025'], [noon(2025, 6, 18), noon(2025, 4, 3)]],
    ['the day first, by dots', ['3.4.23', '03. 05. 23.'], [noon(2023, 4, 3), noon(2023, 5, 3)]],
    [
      'the year first',
      ['2021-10-04', '2021/10/5', '99.12.31'],
      [noon(2021, 10, 4), noon(2021, 10, 5), noon(1999, 12, 31)],
    ],
    ['either, where day and month are one number', ['5/5/23'], [noon(2023, 5, 5)]],
    [
      'that of most dates',
      ['6/18/25', '6/19/25', '18/6/25', '3/4/25'],
      [noon(2025, 6, 18), noon(2025, 6, 19), null, noon(2025, 3, 4)],
    ],
    ['none, where there is no date', ['', 'yesterday', '31/31/25'], [null, null, null]],
  ])('is %s', (_, dates, days) => expect(seenIn(dates)).toEqual(days));

  it.each(['12/5/23', '5/12/23', '3-4-23'])('is not told by %s', (date) => {
    expect(outcomeOf(parsed(fileOf([['Umbra', date]])))).toEqual({ kind: 'ask-date-order', example: date });
  });

  it('is asked for where the whole column does not tell', () => {
    const dates = ['5/5/23', '03/04/23', '05/06/23'];
    const file = parsed(fileOf(dates.map((date, at) => [`Film ${at}`, date] as const)));
    expect(outcomeOf(file)).toEqual({ kind: 'ask-date-order', example: '03/04/23' });
    expect(seenIn(dates, 'day-first')).toEqual([noon(2023, 5, 5), noon(2023, 4, 3), noon(2023, 6, 5)]);
    expect(seenIn(dates, 'month-first')).toEqual([noon(2023, 5, 5), noon(2023, 3, 4), noon(2023, 5, 6)]);
  });

  it('is asked for where there are but episodes', () => {
    const file = fileOf([['Dark: Season 1: Secrets', '03/04/23']]);
    expect(outcomeOf(parsed(file))).toEqual({ kind: 'ask-date-order', example: '03/04/23' });
    expect(readingOf(file, 'day-first').titles[0]?.episodes).toMatchObject([{ seenAt: noon(2023, 4, 3) }]);
  });

  it('is that of the column, whatever was answered for another', () => {
    expect(seenIn(['6/18/25', '3/4/25'], 'day-first')).toEqual([noon(2025, 6, 18), noon(2025, 3, 4)]);
  });
});
