import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { aLetterboxdReading } from '#fixtures/import/a-letterboxd-reading.ts';
import { aListedFilm } from '#fixtures/import/a-listed-film.ts';
import { aTable } from '#fixtures/import/a-table.ts';
import { CHOOSING, importFlow, takesFiles, type Files, type ImportEvent, type ImportFlow } from './import-flow.ts';
import { newCountOf, takenMatch, type TakenMatch } from './import-review.ts';

const FILES: Files = [{ name: 'watchlist.csv', size: 1, arrayBuffer: async () => new ArrayBuffer(1) }];
const OTHERS: Files = [];
const READING = aLetterboxdReading({ titles: [aListedFilm(), aListedFilm({ name: 'Umbra' })] });
const gainOf = () => 'new' as const;
const MATCHES = READING.titles.map((imported) => takenMatch({ kind: 'not-asked', imported }, gainOf));

const after = (...events: readonly ImportEvent[]): ImportFlow => events.reduce(importFlow, CHOOSING);
const files: ImportEvent = { kind: 'files', files: FILES };
const read: ImportEvent = { kind: 'read', files: FILES, answers: {}, outcome: { kind: 'read', reading: READING } };
const refused: ImportEvent = {
  kind: 'read',
  files: FILES,
  answers: {},
  outcome: { kind: 'refused', refusal: 'binary', fileName: 'a.png' },
};
const ask: ImportEvent = {
  kind: 'read',
  files: FILES,
  answers: {},
  outcome: { kind: 'ask-date-order', example: '3/4/21' },
};
const matched: ImportEvent = { kind: 'matched', matches: MATCHES, gainOf };
const review = after(files, read, { kind: 'match' }, matched);

describe('the flow of an import (product.md, Import: steps)', () => {
  it('goes from files to what was recognised, to matching, to the review', () => {
    expect(after(files)).toEqual({ step: 'choosing', pending: FILES });
    expect(after(files, read)).toEqual({ step: 'recognised', reading: READING });
    expect(after(files, read, { kind: 'match' })).toEqual({ step: 'matching', reading: READING, asked: READING });
    expect(review).toMatchObject({ step: 'review', review: { reading: READING, matches: MATCHES } });
  });

  it('goes from the review to the forms, and back, where it is only converted (product.md, Import: only convert)', () => {
    const along = importFlow(review, { kind: 'take-along' });
    expect(along).toEqual({ ...review, step: 'take-along' });
    expect(takesFiles(along)).toBe(false);
    expect(importFlow(along, { kind: 'files', files: FILES })).toBe(along);
    expect(importFlow(along, { kind: 'back' })).toEqual(review);
    expect(after(files, read, { kind: 'take-along' }).step).toBe('recognised');
  });

  it('asks how dates are read, and reads the files again', () => {
    expect(after(files, ask)).toEqual({ step: 'date-order', files: FILES, answers: {}, example: '3/4/21' });
    expect(after(files, ask, files, read).step).toBe('recognised');
  });

  it('asks what the columns of a table have, and keeps what was said so far (product.md, Import: columns)', () => {
    const table = aTable();
    const answers = { tables: new Map([['a', 'left-out' as const]]) };
    const asked = after(files, { kind: 'read', files: FILES, answers, outcome: { kind: 'ask-columns', table } });
    expect(asked).toEqual({ step: 'columns', files: FILES, answers, table });
    expect(takesFiles(asked)).toBe(true);
    expect(importFlow(importFlow(asked, files), read).step).toBe('recognised');
  });

  it('says what was refused, and takes other files', () => {
    expect(after(files, refused)).toEqual({ step: 'refused', refusal: 'binary', fileName: 'a.png' });
    expect(after(files, refused, files, read).step).toBe('recognised');
    expect(after(files, { kind: 'no-code', files: FILES })).toMatchObject({ refusal: 'no-code' });
  });

  it('takes the newest files only', () => {
    const newer = after(files, { kind: 'files', files: OTHERS });
    expect(importFlow(newer, read)).toBe(newer);
    expect(importFlow(newer, { kind: 'no-code', files: FILES })).toBe(newer);
  });

  it('hears no more of files once it has started over', () => {
    expect(after(files, { kind: 'start-over' }, read)).toBe(CHOOSING);
  });

  it.each<[ImportEvent, ImportFlow]>([
    [files, review],
    [read, CHOOSING],
    [{ kind: 'match' }, CHOOSING],
    [{ kind: 'ask-again' }, CHOOSING],
    [{ kind: 'back' }, after(files, read, { kind: 'match' })],
    [matched, CHOOSING],
    [{ kind: 'pick', at: 0, title: null }, CHOOSING],
  ])('is not changed by %j out of its turn', (event, flow) => {
    expect(importFlow(flow, event)).toBe(flow);
  });

  it.each<[boolean, ImportFlow]>([
    [true, CHOOSING],
    [true, after(files, ask)],
    [true, after(files, refused)],
    [true, after(files, read)],
    [false, after(files, read, { kind: 'match' })],
    [false, review],
  ])('takes files, or not: %s', (takes, flow) => {
    expect(takesFiles(flow)).toBe(takes);
  });
});

describe('asking again (product.md, Import: ask again)', () => {
  const picked = importFlow(review, { kind: 'pick', at: 1, title: aTitle({ id: 7 }) });
  const again = importFlow(picked, { kind: 'ask-again' });

  it('asks for what had no answer, and can be left', () => {
    expect(again).toMatchObject({ step: 'matching', asked: { titles: READING.titles } });
    expect(importFlow(again, { kind: 'back' })).toEqual(picked);
  });

  it('keeps what was decided', () => {
    const [first, second] = MATCHES as [TakenMatch, TakenMatch];
    const found = takenMatch({ ...first.match, kind: 'found', title: aTitle() }, gainOf);
    const next = importFlow(again, { kind: 'matched', matches: [found, second], gainOf });
    expect(next).toMatchObject({
      step: 'review',
      review: { matches: [found, second], groups: { found: [0], 'not-asked': [1] } },
    });
    expect(next.step === 'review' && [...next.review.picks]).toEqual([[1, { title: aTitle({ id: 7 }), gain: 'new' }]]);
    expect(importFlow(next, { kind: 'ask-again' })).toMatchObject({ asked: { titles: [second.match.imported] } });
  });

  it('counts a picked show anew once its episodes are placed, unless another was picked (product.md, Import: episodes in the review)', () => {
    let here = true;
    const gainNow = () => (here ? 'here' : 'new');
    const title = aTitle({ id: 7, media_type: 'tv' });
    const reviewed = after(files, read, { kind: 'match' }, { kind: 'matched', matches: MATCHES, gainOf: gainNow });
    const picked = importFlow(reviewed, { kind: 'pick', at: 0, title });
    const newCount = (flow: ImportFlow) => (flow.step === 'review' ? newCountOf(flow.review) : undefined);
    expect(newCount(picked)).toBe(0);
    here = false;
    const placed: ImportEvent = { kind: 'placed', at: 0, title };
    expect(newCount(importFlow(picked, placed))).toBe(1);
    const other = importFlow(picked, { kind: 'pick', at: 0, title: null });
    expect(importFlow(other, placed)).toBe(other);
    expect(importFlow(CHOOSING, placed)).toBe(CHOOSING);
  });
});
