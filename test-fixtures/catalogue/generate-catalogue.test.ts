import { describe, expect, it } from 'vitest';
import type { DemoTitle } from '#adapters/demo/demo-data.ts';
import { isImagePath } from '#domain/image-source.ts';
import { titleKey, type TitleKey } from '#domain/title.ts';
import { generateCatalogue } from './generate-catalogue.ts';

const TODAY = '2026-11-21';

const started = process.cpuUsage();
const data = generateCatalogue();
const { user, system } = process.cpuUsage(started);

const { titles, people, lists } = data;
const keyOf = ({ type, id }: DemoTitle): TitleKey => titleKey({ media_type: type, id });
const byKey = new Map(titles.map((title) => [keyOf(title), title]));
const byId = new Map(people.map((person) => [person.id, person]));
const movies = titles.filter(({ type }) => type === 'movie');
const shows = titles.filter(({ type }) => type === 'tv');
const isReleased = ({ date }: DemoTitle): boolean => date !== undefined && date <= TODAY;
const yearOf = (day: string): number => Number(day.slice(0, 4));

const peopleOf = ({ cast, crew }: DemoTitle): readonly number[] => [...cast, ...crew].map(([id]) => id);
const creditsById = new Map<number, number>();
for (const id of titles.flatMap(peopleOf)) creditsById.set(id, (creditsById.get(id) ?? 0) + 1);

describe('The catalogue', () => {
  it('is the same every time', () => {
    expect(generateCatalogue()).toEqual(data);
  });

  it('is made up in less than 3 seconds of the processor, whatever goes on beside it', () => {
    expect(user + system).toBeLessThan(3_000_000);
  });

  it('has at least 400 movies, 150 shows and 900 people', () => {
    expect(movies.length).toBeGreaterThanOrEqual(400);
    expect(shows.length).toBeGreaterThanOrEqual(150);
    expect(people.length).toBeGreaterThanOrEqual(900);
  });

  it('numbers movies and shows independently: 1396 is one of each', () => {
    expect(byKey.has('movie:1396')).toBe(true);
    expect(byKey.has('tv:1396')).toBe(true);
    expect(byKey.size).toBe(titles.length);
    expect(byId.size).toBe(people.length);
  });

  it('names nothing and nobody twice', () => {
    expect(new Set(titles.map(({ name }) => name)).size).toBe(titles.length);
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
  });

  it('has no filler text', () => {
    expect(JSON.stringify(data)).not.toMatch(/lorem|ipsum|dolor sit|undefined|\{\w+(\.\d)?\}/i);
  });

  it('speaks only of pictures that may be asked for', () => {
    const paths = [
      ...titles.flatMap(({ poster, backdrop }) => [poster, backdrop]),
      ...people.map(({ photo }) => photo),
    ];
    expect(paths.filter((path) => path !== undefined && !isImagePath(path))).toEqual([]);
  });
});

describe('Its credits', () => {
  it('name people of the catalogue, nobody twice in a cast', () => {
    for (const title of titles) {
      expect(peopleOf(title).filter((id) => !byId.has(id))).toEqual([]);
      expect(new Set(title.cast.map(([id]) => id)).size).toBe(title.cast.length);
    }
  });

  it('are 1 to 25 for each person', () => {
    const counts = people.map(({ id }) => creditsById.get(id) ?? 0);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(25);
  });

  it('have casts of 6 to 20, where there is one', () => {
    const sizes = titles.map(({ cast }) => cast.length).filter((size) => size > 0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
  });

  it('have nobody at work before birth or after death', () => {
    const works = titles.flatMap((title) => peopleOf(title).map((id) => ({ title, person: byId.get(id)! })));
    const impossible = works.filter(
      ({ title: { date = '2026' }, person: { birthday = '0000', deathday = '9999' } }) => {
        const year = yearOf(date);
        return year <= yearOf(birthday) || year > yearOf(deathday);
      },
    );
    expect(impossible).toEqual([]);
  });

  it('name creators of shows, and directors and writers of movies only', () => {
    const jobs = (all: readonly DemoTitle[]) => new Set(all.flatMap(({ crew }) => crew.map(([, job]) => job)));
    expect([...jobs(shows)]).not.toContain('Director');
    expect([...jobs(shows)]).not.toContain('Writer');
    expect([...jobs(movies)]).toEqual(expect.arrayContaining(['Director', 'Writer', 'Screenplay', 'Story', 'Novel']));
    expect(shows.some(({ createdBy = [] }) => createdBy.length > 1)).toBe(true);
    expect(movies.every(({ createdBy }) => createdBy === undefined)).toBe(true);
  });
});

describe('What it holds together', () => {
  const common = (a: DemoTitle, b: DemoTitle): boolean =>
    a.genres.some((id) => b.genres.includes(id)) || peopleOf(a).some((id) => peopleOf(b).includes(id));

  it.each(['similar', 'recommended'] as const)('%s titles exist and share a genre, a maker or an actor', (relation) => {
    for (const title of titles) {
      const others = title[relation].map((key) => byKey.get(key)!);
      expect(others.every((other) => other.type === title.type && other !== title && common(title, other))).toBe(true);
      expect(new Set(title[relation]).size).toBe(title[relation].length);
    }
  });

  it('what is similar is not recommended as well', () => {
    expect(titles.filter(({ similar, recommended }) => similar.some((key) => recommended.includes(key)))).toEqual([]);
  });

  it.each([
    ['trending', 200],
    ['upcoming', 45],
    ['top-rated', 120],
    ['now-playing', 30],
    ['popular-tv', 30],
    ['airing-today', 30],
    ['on-the-air', 30],
  ] as const)('the list %s has at least %d titles, each once', (name, least) => {
    expect(lists[name].filter((key) => !byKey.has(key))).toEqual([]);
    expect(new Set(lists[name]).size).toBe(lists[name].length);
    expect(lists[name].length).toBeGreaterThanOrEqual(least);
  });

  it('upcoming titles come after today, or nobody knows when; trending ones are out', () => {
    expect(lists.upcoming.map((key) => byKey.get(key)!).filter(isReleased)).toEqual([]);
    expect(lists.trending.map((key) => byKey.get(key)!).every(isReleased)).toBe(true);
  });

  it('the top rated are in order', () => {
    const ratings = lists['top-rated'].map((key) => byKey.get(key)!.rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  it('the home page begins with what the design shows', () => {
    const first = (name: keyof typeof lists) => byKey.get(lists[name][0]!)!.name;
    expect(lists.trending.slice(0, 7).map((key) => byKey.get(key)!.name)).toEqual([
      'The Lamplighter’s Afternoon',
      'Station Marigold',
      'Midnight Ferry to Anselm',
      'Salt on the Piano',
      'The Orchard Below',
      'Dust Parade',
      'The Long Intermission',
    ]);
    expect(first('now-playing')).toBe('Dust Parade');
    expect(first('popular-tv')).toBe('Ashgrove Junction');
    expect(first('upcoming')).toBe('Matinee for the End of the World');
    expect(first('top-rated')).toBe('The Long Intermission');
    expect(first('on-the-air')).toBe('Deep Field Diaries');
  });

  it('at least 60 movies win awards', () => {
    expect(movies.filter(({ rating, votes }) => rating >= 8 && votes >= 1_000).length).toBeGreaterThanOrEqual(60);
  });
});

describe('What a screen must survive is there', () => {
  const lacking: readonly (readonly [string, (title: DemoTitle) => boolean])[] = [
    ['no date', ({ date }) => date === undefined],
    ['no poster', ({ poster }) => poster === undefined],
    ['no backdrop', ({ backdrop }) => backdrop === undefined],
    ['no overview', ({ overview }) => overview === ''],
    ['no tagline', ({ tagline }) => tagline === undefined],
    ['no runtime', ({ runtime }) => runtime === undefined],
    [
      'no revenue though released',
      (title) => isReleased(title) && title.type === 'movie' && title.revenue === undefined,
    ],
    ['no votes', ({ votes }) => votes === 0],
    ['no cast', ({ cast }) => cast.length === 0],
    ['a cast without photos', ({ cast }) => cast.length > 0 && cast.every(([id]) => byId.get(id)!.photo === undefined)],
    ['no director', ({ type, crew }) => type === 'movie' && crew.every(([, job]) => job !== 'Director')],
    ['no writer of any kind', ({ type, crew }) => type === 'movie' && crew.every(([, , of]) => of !== 'Writing')],
    ['no videos', ({ videos }) => videos.length === 0],
    ['only Vimeo', ({ videos }) => videos.length > 0 && videos.every(({ site }) => site === 'Vimeo')],
    ['a first video that is no trailer', ({ videos }) => videos.length > 1 && videos[0]!.type !== 'Trailer'],
    ['nothing similar', ({ similar }) => similar.length === 0],
    ['a right-to-left title', ({ name }) => /\p{Script=Arabic}/u.test(name)],
    ['an emoji', ({ name }) => /\p{Extended_Pictographic}/u.test(name)],
    ['markup in a title', ({ name }) => name.includes('<b>')],
    ['a very long title', ({ name }) => name.length > 150],
  ];

  it.each(lacking)('%s', (_what, belongs) => {
    expect(titles.filter(belongs).length).toBeGreaterThanOrEqual(1);
  });

  it('persons without a photo, a biography, a birthday', () => {
    expect(people.some(({ photo }) => photo === undefined)).toBe(true);
    expect(people.some(({ biography }) => biography === '')).toBe(true);
    expect(people.some(({ birthday }) => birthday === undefined)).toBe(true);
  });

  it('ratings are between 3.5 and 9, or 0 where nobody voted', () => {
    expect(titles.filter(({ rating, votes }) => (votes === 0 ? rating !== 0 : rating < 3.5 || rating > 9))).toEqual([]);
    expect(titles.filter((title) => !isReleased(title) && title.votes > 0)).toEqual([]);
  });
});
