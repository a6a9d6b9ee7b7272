import { describe, expect, it } from 'vitest';
import type { PlacedEpisodes } from '#domain/import/episodes/place-episodes.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { aLetterboxdReading } from '#fixtures/import/a-letterboxd-reading.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { reviewOf, takenMatch, withPick } from '../import-review.ts';
import { reviewEpisodes } from './review-episodes.ts';

const imported = anImportedTitle({ name: 'Nine Dials', media_type: 'tv' });
const reviewing = (...ids: readonly number[]) =>
  reviewOf({
    reading: aLetterboxdReading(),
    matches: ids.map((id) =>
      takenMatch({ kind: 'found', imported, title: aTitle({ id, media_type: 'tv' }) }, () => 'new'),
    ),
    gainOf: () => 'new',
  });
const placing =
  (byId: Readonly<Record<number, PlacedEpisodes | undefined>>) =>
  ({ title }: { title: { id: number } }) =>
    byId[title.id];

describe('what the review says of episodes (product.md, Import: episodes in the review)', () => {
  it.each<[string, Readonly<Record<number, PlacedEpisodes | undefined>>, string, string]>([
    ['nothing, where there are none', {}, '', ''],
    ['how many of one show', { 1: { seasons: { 1: '3' }, strayed: 0 } }, '1 episode of 1 show.', ''],
    [
      'how many of several, those of specials and years among them',
      { 1: { seasons: { 0: '1', 2024: '1-1500' }, strayed: 0 }, 2: { seasons: { 1: '4,6@20000' }, strayed: 0 } },
      '1,503 episodes of 2 shows.',
      '',
    ],
    [
      'what is numbered differently',
      { 1: { seasons: { 1: '3' }, strayed: 1 } },
      '1 episode of 1 show.',
      '1 episode is numbered differently in the catalogue, or called otherwise: it is left out.',
    ],
    [
      'what is numbered differently of all',
      { 1: { seasons: {}, strayed: 1_000 }, 2: { seasons: {}, strayed: 4 } },
      '',
      '1,004 episodes are numbered differently in the catalogue, or called otherwise: they are left out.',
    ],
  ])('%s', (_, placed, text, strayed) => {
    expect(reviewEpisodes(reviewing(1, 2), placing(placed))).toEqual({
      placed: text,
      strayed,
      joined: '',
      unasked: '',
    });
  });

  it.each([
    [1, '1 episode of your file is the same in the catalogue as another of it: the last day counts.'],
    [2, '2 episodes of your file are the same in the catalogue as another of it: the last day counts.'],
  ])('says what is put together (product.md, Import: put together): %i', (joined, text) => {
    const placed = placing({ 1: { seasons: { 1: '1' }, strayed: 0, joined } });
    expect(reviewEpisodes(reviewing(1), placed).joined).toBe(text);
  });

  it.each([
    [1, 'There was no answer about 1 episode that is not known by number alone: bring the same file another time.'],
    [2, 'There was no answer about 2 episodes that are not known by number alone: bring the same file another time.'],
  ])('says no more than was asked: %i', (unasked, text) => {
    const placed = placing({ 1: { seasons: {}, strayed: 0, unasked } });
    expect(reviewEpisodes(reviewing(1), placed)).toEqual({ placed: '', strayed: '', joined: '', unasked: text });
  });

  it('counts those of one show once, and none without a tick', () => {
    const placed = placing({ 1: { seasons: { 1: '1-3' }, strayed: 0 } });
    expect(reviewEpisodes(reviewing(1, 1), placed).placed).toBe('3 episodes of 1 show.');
    expect(reviewEpisodes(withPick(reviewing(1), 0, null), placed).placed).toBe('');
  });
});
