import { describe, expect, it } from 'vitest';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeBy, outcomeOf, questionOf } from '#fixtures/import/reading-of.ts';
import type { ReadingAnswers } from '../import-reading.ts';
import type { TableAnswer, UnknownTable } from './table-choices.ts';

const TEXT = 'Pelikula,Taon\n' + Array.from({ length: 8 }, (_, at) => `Umbra ${at},${2000 + at}`).join('\n');
const WATCHLIST = 'Date,Name,Year,Letterboxd URI\n2024-03-14,Paper Lions,2010,u\n';

type Files = Readonly<Record<string, unknown>>;
const ask = (files: Files, answers: ReadingAnswers = {}, archive?: string): UnknownTable | undefined => {
  const outcome = questionOf(parsed(files, archive), answers);
  return outcome.kind === 'ask-columns' ? outcome.table : undefined;
};
const said = (...answers: readonly (readonly [key: string, TableAnswer])[]): ReadingAnswers => ({
  tables: new Map(answers),
});

describe('a table of none of the services (product.md, Import: columns)', () => {
  it('is shown with its columns, its first five rows, and what can be told', () => {
    const table = ask({ 'a.csv': `${TEXT}\n\n` });
    expect(table).toMatchObject({ key: 'pelikula|taon', fileNames: ['a.csv'], choices: { columns: [{}, {}] } });
    expect(table?.columns.map(({ name }) => name)).toEqual(['Pelikula', 'Taon']);
    expect(table?.rows).toEqual([0, 1, 2, 3, 4].map((at) => [`Umbra ${at}`, `${2000 + at}`]));
    expect(ask({ 'a.csv': 'Title,Year\nUmbra,2021' })?.choices.columns).toEqual([{ role: 'title' }, { role: 'year' }]);
  });

  it('has the words of its columns once, 20 of them', () => {
    const rows = Array.from({ length: 60 }, (_, at) => `Umbra ${at},${at % 3},word ${at}`);
    const [, few, many] = ask({ 'a.csv': ['Title,Status,More', ...rows].join('\n') })?.columns ?? [];
    expect(few?.words).toEqual(['0', '1', '2']);
    expect(many?.words).toHaveLength(20);
  });

  it.each([
    ['03/04/2024', '03/04/2024'],
    ['25/04/2024', ''],
    ['2024-04-03', ''],
    ['Loud', ''],
  ])('says of a column that begins with %s which day can be read in two ways: %j', (cell, openDay) => {
    expect(ask({ 'a.csv': `Title,When\nUmbra,${cell}\nPaper Lions,` })?.columns[1]?.openDay).toBe(openDay);
  });

  it('is asked about once for all files of its header, others one after the other (product.md, Import: chosen columns)', () => {
    const files = { 'a.csv': TEXT, 'b.csv': 'Title,Year\nUmbra,2021', 'c.csv': 'PELIKULA,taon\nSalt Road,1968' };
    const titles = { columns: [{ role: 'title' as const }] };
    expect(ask(files)?.fileNames).toEqual(['a.csv', 'c.csv']);
    expect(ask(files, said(['pelikula|taon', titles]))?.fileNames).toEqual(['b.csv']);
    expect(questionOf(parsed(files), said(['pelikula|taon', titles], ['title|year', titles]))).toMatchObject({
      kind: 'read',
      reading: { sources: ['plain'], titles: { length: 10 } },
    });
  });

  it('may be left out, and is named', () => {
    const files = { 'a.csv': TEXT, 'b.csv': 'Title,Year\nUmbra,2021' };
    expect(outcomeOf(parsed(files))).toMatchObject({
      kind: 'read',
      reading: { titles: [{ name: 'Umbra' }], unrecognised: ['a.csv'] },
    });
    expect(questionOf(parsed({ 'a.csv': TEXT }), said(['pelikula|taon', 'left-out']))).toEqual({
      kind: 'refused',
      refusal: 'table-left-out',
      fileName: 'a.csv',
    });
  });

  it.each<[string, Files, readonly string[]]>([
    ['in the archive of a service', { 'mine.csv': 'Title,Mine\nUmbra,1', 'b.csv': WATCHLIST }, ['a.zip: mine.csv']],
    ['of anything, in the archive of a service', { 'a.csv': 'user,device\n1,2', 'b.csv': WATCHLIST }, []],
    [
      'that is left out beside another of its archive',
      { 'a.csv': 'Title\nUmbra', 'b.csv': 'Film,Mine\nUmbra,1' },
      ['a.zip: b.csv'],
    ],
  ])('of which nothing is read is named where it may have titles: one %s', (_, files, unrecognised) => {
    const outcome = outcomeBy(parsed(files, 'a.zip'), ({ key, choices }) => (key === 'title' ? choices : 'left-out'));
    expect(outcome).toMatchObject({ kind: 'read', reading: { unrecognised } });
  });

  it('has its first row among the others where that has no names', () => {
    const table = ask({ 'a.csv': 'Dust Parade,1968\nUmbra,2021' });
    expect(table?.columns.map(({ name }) => name)).toEqual(['Column 1', 'Column 2']);
    expect(table?.rows).toEqual([
      ['Dust Parade', '1968'],
      ['Umbra', '2021'],
    ]);
    expect(
      questionOf(
        parsed({ 'a.csv': 'Dust Parade,1968\nUmbra,2021' }),
        said(['column1|column2', { columns: [{ role: 'title' }] }]),
      ),
    ).toMatchObject({ reading: { titles: [{ name: 'Dust Parade' }, { name: 'Umbra' }] } });
  });

  it.each<[boolean, string, Files, string | undefined]>([
    [true, 'chosen alone', { 'a.csv': 'user,device\n1,2' }, undefined],
    [true, 'of books', { 'a.csv': 'Title,Author\nUmbra,Ada Vale' }, undefined],
    [true, 'of one column that is called so', { 'a.csv': 'Title\nUmbra' }, undefined],
    [
      true,
      'beside a file of a service, with titles',
      { 'a.csv': 'Title,Mine\nUmbra,1', 'b.csv': WATCHLIST },
      undefined,
    ],
    [false, 'beside a file of a service, of anything', { 'a.csv': 'user,device\n1,2', 'b.csv': WATCHLIST }, undefined],
    [false, 'in the archive of a service', { 'a.csv': 'Title,Mine\nUmbra,1', 'b.csv': WATCHLIST }, 'a.zip'],
    [true, 'in an archive of nothing else', { 'a.csv': 'Title,Mine\nUmbra,1', 'b.csv': 'user,device\n1,2' }, 'a.zip'],
    [false, 'of anything, in an archive', { 'b.csv': 'user,device\n1,2' }, 'a.zip'],
    [false, 'of a service', { 'b.csv': WATCHLIST }, undefined],
    [false, 'which is lines', { 'a.txt': 'Title\nUmbra' }, undefined],
    [
      false,
      'of more columns than can be chosen',
      { 'a.csv': `title${',a'.repeat(100)}\nUmbra${',1'.repeat(100)}` },
      undefined,
    ],
  ])('is asked about (%s) where it is one %s', (isAsked, _, files, archive) => {
    expect(ask(files, {}, archive) !== undefined).toBe(isAsked);
  });
});
