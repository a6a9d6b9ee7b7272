import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const read = (text: string) => readingOf({ 'export.csv': text });
const noon = (day: string) => new Date(`${day}T12:00`).toISOString();

describe('BetaSeries’ table of shows (product.md, Import: BetaSeries)', () => {
  const HEADER = 'id,title,archive,episode,remaining,status,tags';
  it.each<[string, string, object]>([
    ['was begun', '27044,Nine Dials,0,S01E08,11,42,', { episodes: [{ season: 1, number: 8, seenAt: null }] }],
    ['was seen to its end', '1011,Nine Dials,0,S05E12,0,100,', { seenAt: null }],
    ['was not begun', '34258,Nine Dials,0,S00E00,64,0,', { listedAt: null }],
    ['was given up', '1,Nine Dials,1,S01E08,11,42,', { isStopped: true, episodes: [{ season: 1, number: 8 }] }],
  ])('says of a show that it %s', (_, row, said) => {
    const [title] = read(`${HEADER}\n${row}`).titles;
    expect(title).toMatchObject({ name: 'Nine Dials', media_type: 'tv', ids: {}, ...said });
    for (const field of ['episodes', 'seenAt', 'listedAt'].filter((each) => !(each in said)))
      expect(title).not.toHaveProperty(field);
  });

  it('lists no show that was given up before it was begun', () => {
    expect(read(`${HEADER}\n1,Nine Dials,1,S00E00,64,0,`)).toMatchObject({
      titles: [],
      leftOut: [{ reason: 'unmarked' }],
    });
  });
});

describe('its other tables (product.md, Import: BetaSeries)', () => {
  it('have movies by 0 and 1, and no other code', () => {
    const text = 'id,title,status,date\n135761,Umbra,1,2025-10-26\n122031,Paper Lions,0,\n7,Salt Road,2,';
    expect(read(text)).toMatchObject({
      sources: ['betaseries'],
      titles: [
        { name: 'Umbra', ids: {}, seenAt: noon('2025-10-26') },
        { name: 'Paper Lions', ids: {}, listedAt: null },
      ],
      leftOut: [{ name: 'Salt Road', reason: 'unknown-state', word: '2' }],
    });
  });

  it('have episodes, each on its day', () => {
    const text =
      'id,show,episode,title,date\n1,Nine Dials,S01E02,Low Tide,2025-07-13\n2,Nine Dials,odd,Salt,2025-07-14';
    expect(read(text)).toMatchObject({
      titles: [{ name: 'Nine Dials', episodes: [{ season: 1, number: 2, seenAt: noon('2025-07-13') }] }],
      leftOut: [{ name: 'Nine Dials', reason: 'unreadable' }],
    });
  });

  it('are none with other columns', () => {
    expect(read('id,title,status,date,mine\n1,Umbra,1,2025-10-26,x').sources).toEqual(['plain']);
  });
});
