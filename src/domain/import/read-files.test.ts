import { describe, expect, it } from 'vitest';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeOf, readingOf } from '#fixtures/import/reading-of.ts';
import { type ImportRefusal, REFUSAL_TEXTS } from './import-refusal.ts';
import { type LeftOutReason, leftOutText } from './left-out.ts';
import type { ParsedFile } from './parsed-file.ts';
import { readFiles } from './read-files.ts';

const REASONS: Readonly<Record<LeftOutReason, true>> = {
  episode: true,
  'some-episodes': true,
  season: true,
  game: true,
  book: true,
  person: true,
  video: true,
  unmarked: true,
  'unknown-state': true,
  unnamed: true,
  unreadable: true,
};
const FILMS = 'Date,Name,Year,Letterboxd URI';
const GOOD = `${FILMS}\n2024-03-01,Umbra,2021,https://boxd.it/a1`;
const refused = (name: string, refusal: ImportRefusal, archive?: string): ParsedFile => ({
  name,
  ...(archive === undefined ? {} : { archive }),
  content: { kind: 'refused', refusal },
});
const damaged = (files: readonly ParsedFile[]): readonly ParsedFile[] =>
  files.map((file) =>
    file.content.kind === 'text' ? { ...file, content: { ...file.content, isDamaged: true } } : file,
  );

describe('recognising files (product.md, Import: recognition)', () => {
  it('goes by what they hold, whatever they are called, in any case', () => {
    expect(readingOf({ 'netflix.csv': GOOD.toUpperCase() }).sources).toEqual(['letterboxd']);
    expect(readingOf({ 'letterboxd.csv': 'TITLE,DATE\nUmbra,2024-03-01' }).sources).toEqual(['netflix']);
  });

  it('takes files of several services at once', () => {
    const files = {
      'a.csv': GOOD,
      'b.csv': 'Const,Title,Year,Your Rating\ntt9000001,Umbra,2021,9',
      'c.csv': 'title,year\nUmbra,2021',
    };
    expect(readingOf(files)).toMatchObject({
      sources: ['letterboxd', 'imdb', 'plain'],
      titles: [{ name: 'Umbra', year: 2021, ids: { imdb: 'tt9000001' }, rating: 9 }],
    });
  });

  it('names the files that nothing was found in, and brings the rest', () => {
    const files = [
      ...parsed({ 'a.csv': GOOD, 'b.csv': 'user,device\n1,2', 'c.csv': FILMS }),
      refused('d.csv', 'encoding'),
    ];
    expect(outcomeOf(files)).toMatchObject({ kind: 'read', reading: { unrecognised: ['c.csv', 'd.csv', 'b.csv'] } });
  });

  it('names of an archive’s files those that are damaged, and the archive where nothing in it is known', () => {
    const files = [
      ...parsed({ 'x/watched.csv': GOOD, 'x/user.csv': 'user,device\n1,2', 'x/none.csv': FILMS }, 'a.zip'),
      ...damaged(parsed({ 'x/ratings.csv': `${FILMS},Rating\n1,"Umbra` }, 'a.zip')),
      refused('x/empty.csv', 'empty', 'a.zip'),
      ...parsed({ 'y/user.csv': 'user,device\n1,2', 'y/more.csv': 'user\n1' }, 'b.zip'),
    ];
    expect(outcomeOf(files)).toMatchObject({
      kind: 'read',
      reading: { unrecognised: ['a.zip: x/ratings.csv', 'b.zip'] },
    });
  });
});

describe('what is refused (product.md, Import: unreadable files)', () => {
  const [unknown] = parsed({ 'b.csv': 'user,device\n1,2' });

  it.each<[ImportRefusal, string, readonly ParsedFile[]]>([
    ['no-rows', '', []],
    ['unknown', 'a.csv', parsed({ 'a.csv': 'Umbra\nPaper Lions' })],
    ['markup', 'library.xml', parsed({ 'library.xml': '<?xml version="1.0"?>\n<library><movie/></library>' })],
    ['markup', 'umbra.xml', parsed({ 'umbra.xml': '<movie><title>Umbra</title></movie>' })],
    ['damaged-file', 'videodb.xml', parsed({ 'videodb.xml': '<videodb><movie><title>Umbra' })],
    ['unknown', 'a.json', parsed({ 'a.json': { type: 'movie' } })],
    ['unknown', 'a.json', parsed({ 'a.json': [1, null, 'x'] })],
    ['no-rows', 'a.csv', parsed({ 'a.csv': `${FILMS}\n,,,\n` })],
    ['no-rows', 'a.json', parsed({ 'a.json': [] })],
    ['no-rows', 'a.json', parsed({ 'a.json': {} })],
    ['no-rows', '', parsed({ 'emotions-live-votes.csv': 'uuid,movie_name,vote_key\n1,Umbra,1' })],
    ['damaged-table', 'a.csv', damaged(parsed({ 'a.csv': GOOD }))],
    ['damaged-table', 'a.csv', damaged(parsed({ 'a.csv': 'user,device\n1,"2' }))],
    ['encoding', 'c.csv', [...(unknown ? [unknown] : []), refused('c.csv', 'encoding')]],
    ['no-rows', 'c.csv', [...(unknown ? [unknown] : []), ...parsed({ 'c.csv': FILMS })]],
    ['unknown', 'a.zip', parsed({ 'x/a.csv': 'user,device\n1,2' }, 'a.zip')],
    [
      'encoding',
      'a.zip: x/b.csv',
      [...parsed({ 'x/a.csv': 'user,device\n1,2' }, 'a.zip'), refused('x/b.csv', 'encoding', 'a.zip')],
    ],
    ['damaged-link', 'pasted.txt', parsed({ 'pasted.txt': 'https://films.example/shared#v1.AQID' })],
    ['protected-zip', 'a.zip', [refused('a.zip', 'protected-zip')]],
  ])('is %s, and %j is named', (refusal, fileName, files) =>
    expect(outcomeOf(files)).toEqual({ kind: 'refused', refusal, fileName }),
  );

  it('is told in plain sentences: what is wrong, and what to do', () => {
    expect(REFUSAL_TEXTS.encoding).toBe(
      'The letters in this file cannot be read. Save it as UTF-8, and choose it again.',
    );
    for (const text of Object.values(REFUSAL_TEXTS))
      expect(text).toMatch(/^(?:This|There|The|A|Your) [^.]*[.:] [^.]+\.$/);
  });
});

describe('what is left out (product.md, Import: left out)', () => {
  it('is read all the same where there is nothing else, with the reason of each', () => {
    const files = { 'a.csv': 'Const,Title,Title Type\ntt9000001,Pilot,TV Episode\ntt9000002,Fight,Video Game' };
    expect(readingOf(files)).toMatchObject({
      titles: [],
      leftOut: [
        { name: 'Pilot', reason: 'episode' },
        { name: 'Fight', reason: 'game' },
      ],
    });
    expect(leftOutText({ name: 'Pilot', reason: 'episode' })).toBe(
      'A single episode of which the file does not say that it was seen: of episodes nothing else is kept.',
    );
    for (const reason of Object.keys(REASONS) as LeftOutReason[])
      expect(leftOutText({ name: 'Pilot', reason })).toMatch(/^(?:A|It|What|Some|The) ?.*\.$/);
  });
});

describe('a service’s table that breaks off in a row (product.md, Import: left out)', () => {
  const RATINGS = ['TMDb ID,IMDb ID,Type,Name,Release Date,Your Rating,Date Rated', '1,,movie,Umbra,2021,8,'];
  it('has that row left out: what says most of its title may be gone', () => {
    expect(readingOf({ 'ratings.csv': [...RATINGS, '2,,movie,Paper Li'].join('\n') })).toMatchObject({
      titles: [{ name: 'Umbra', rating: 8 }],
      leftOut: [{ name: '2, movie, Paper Li', reason: 'unreadable' }],
    });
  });

  it('has it in where it is no shorter than the others, or an empty line', () => {
    for (const rows of [['2,,movie,Salt,2020,7'], ['2,,movie,Salt,2020,7', '3,,movie,Dune,1984,6'], ['']])
      expect(
        readingOf({ 'ratings.csv': [RATINGS[0], ...rows.slice(0, 1), RATINGS[1], ...rows].join('\n') }).leftOut,
      ).toEqual([]);
  });
});

describe('titles of one name (product.md, Import: same title)', () => {
  it('keeps two films of one name apart by their years, their numbers or their addresses', () => {
    const films = [FILMS, '2024-03-05,Dune,2021,u1', '2024-03-05,Dune,1984,u2', '2024-03-05,Dune,2021,u3'].join('\n');
    const numbers = 'tmdb_id,title,year\n438631,Dune,2021\n841,Dune,1984';
    expect(readingOf({ 'a.csv': films }).titles.map(({ year }) => year)).toEqual([2021, 1984, 2021]);
    expect(readingOf({ 'a.csv': films, 'b.csv': numbers }).titles).toMatchObject([
      { year: 2021, ids: { tmdb: 438631 } },
      { year: 1984, ids: { tmdb: 841 } },
      { year: 2021, ids: {} },
    ]);
  });
});

describe('reading', () => {
  it('is a row a step, so that it can pause after any of them (product.md, Import: limits)', () => {
    const rows = Array.from({ length: 300 }, (_, at) => `2024-03-01,Film ${at},2021,u${at}`);
    const files = parsed({ 'a.csv': [FILMS, ...rows].join('\n') });
    expect([...readFiles(files, { now: new Date('2026-11-25T12:00:00.000Z') })].length).toBeGreaterThanOrEqual(300);
  });
});
