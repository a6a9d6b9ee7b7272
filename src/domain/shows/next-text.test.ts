import { describe, expect, it } from 'vitest';
import { anEpisode, aSeason } from '#fixtures/shows/a-season.ts';
import type { NextOfShow } from './next-of-show.ts';
import { nextText, progressText } from './next-text.ts';

describe('what comes next, in words (product.md, Up next: shows)', () => {
  it.each<[NextOfShow, string]>([
    [{ status: 'next', next: { season: aSeason(2, 6), episode: anEpisode({ episode_number: 5 }) } }, 'S2 E5'],
    [{ status: 'later', later: { season: 3, number: 1, day: '2026-12-12' } }, 'S3 E1 on December 12, 2026'],
    [{ status: 'none' }, 'Up to date'],
    [{ status: 'unknown' }, 'Not checked yet'],
    [{ status: 'gone' }, 'No longer in the catalogue'],
  ])('%j is %s', (now, text) => expect(nextText(now)).toBe(text));

  it('counts in thousands as elsewhere', () =>
    expect(progressText({ seen: 1_200, total: 20_000 })).toBe('1,200 of 20,000'));
});
