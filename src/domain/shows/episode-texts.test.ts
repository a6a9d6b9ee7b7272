import { describe, expect, it } from 'vitest';
import { anEpisode } from '#fixtures/shows/a-season.ts';
import { episodeFacts, episodeName, seenDay } from './episode-texts.ts';

describe('what a line of a season says of an episode', () => {
  it.each<readonly [string | undefined, boolean, string]>([
    ['2026-01-31', true, 'January 31, 2026'],
    ['2027-01-31', false, 'Not out yet, January 31, 2027'],
    ['9999-12-31', false, 'Not out yet, December 31, 9999'],
    [undefined, false, 'No date yet'],
    ['', false, 'No date yet'],
    ['9999', false, 'No date yet'],
    ['2026-02-30', false, 'No date yet'],
  ])('the day %s, out: %s (product.md, Shows: day)', (air_date, isAired, expected) => {
    const { air_date: _, ...others } = anEpisode({ episode_number: 1 });
    const episode = { ...others, ...(air_date !== undefined && { air_date }) };
    expect(episodeFacts({ number: 1, episode, seen: undefined, isAired })[0]).toBe(expected);
  });

  it('in one line what is known of it, and no more (product.md, Shows: lines)', () => {
    const episode = anEpisode({ episode_number: 1, runtime: 62 });
    const line = { number: 1, episode, seen: 20_614, isAired: true };
    expect(episodeFacts(line)).toEqual(['January 1, 2026', '1h 2m', 'Seen June 10, 2026']);
    expect(episodeFacts(line, ['In English']).slice(-2)).toEqual(['In English', 'Seen June 10, 2026']);
    const { runtime: _, ...others } = episode;
    expect(episodeFacts({ ...line, episode: others, seen: undefined })).toEqual(['January 1, 2026']);
  });

  it('that the provider lost it (product.md, Shows: lost episodes)', () => {
    expect(episodeFacts({ number: 1, seen: undefined, isAired: true })).toEqual(['No longer in the catalogue']);
  });

  it('when it was seen, and its name, else its number (product.md, Shows: lines)', () => {
    expect(seenDay(20_614)).toBe('Seen June 10, 2026');
    expect(seenDay(null)).toBe('Seen some time');
    expect(seenDay(9_999_999)).toBe('Seen some time');
    expect(episodeName(5, 'Salt')).toBe('Salt');
    expect(episodeName(5, '')).toBe('Episode 5');
    expect(episodeName(0)).toBe('Episode 0');
  });
});
