import { describe, expect, it } from 'vitest';
import type { CalendarEntry, ReleaseDate } from './calendar-entry.ts';
import { datesText, nextEpisodeText } from './calendar-texts.ts';

const TODAY = '2026-11-21';

describe('what a movie’s page says of its dates (product.md, Calendar: title)', () => {
  it.each<[ReleaseDate['kind'], string, string]>([
    ['cinema', '2026-11-20', 'In cinemas since 20 November'],
    ['cinema', '2026-11-21', 'In cinemas today'],
    ['cinema', '2026-11-22', 'In cinemas 22 November'],
    ['home', '2026-11-20', 'At home since 20 November'],
    ['home', '2026-11-21', 'At home today'],
    ['home', '2026-11-22', 'At home from 22 November'],
    ['disc', '2026-11-22', 'On disc from 22 November'],
    ['first', '2026-11-20', 'First release 20 November'],
    ['first', '2026-11-21', 'First release today'],
    ['first', '2026-11-22', 'First release 22 November'],
    // 330 and 331 days away.
    ['cinema', '2027-10-17', 'In cinemas 17 October'],
    ['cinema', '2027-10-18', 'In cinemas 18 October 2027'],
  ])('of %s on %s is: %s', (kind, day, text) => {
    expect(datesText([{ kind, day }], TODAY)).toBe(text);
  });
});

describe('the next episode (product.md, Calendar files: next episode)', () => {
  const episode = (season: number, number: number, day: string): CalendarEntry => ({
    type: 'episode',
    title: { id: 1396, media_type: 'tv' },
    season,
    number,
    name: 'Salt',
    day,
  });
  const release: CalendarEntry = { type: 'release', title: { id: 603 }, kind: 'cinema', day: '2026-11-22' };

  it.each<[string, readonly CalendarEntry[], string | undefined]>([
    [
      'the first that is to come',
      [episode(2, 6, '2026-12-19'), episode(2, 5, '2026-12-12')],
      'Next: S2 E5, 12 December',
    ],
    [
      'that, however they are listed',
      [episode(2, 5, '2026-12-12'), episode(2, 6, '2026-12-19')],
      'Next: S2 E5, 12 December',
    ],
    ['one of today', [episode(2, 4, '2026-11-20'), episode(2, 5, TODAY)], 'Next: S2 E5, today'],
    ['no release', [release, episode(2, 5, '2026-12-12')], 'Next: S2 E5, 12 December'],
    ['none that was shown', [episode(2, 4, '2026-11-20')], undefined],
    ['none of none', [], undefined],
  ])('is %s', (_, entries, text) => {
    expect(nextEpisodeText(entries, TODAY)).toBe(text);
  });
});
