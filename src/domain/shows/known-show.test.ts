import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { anEpisode, aSeason } from '#fixtures/shows/a-season.ts';
import type { SeasonSummary, TitleDetails } from '../title-details.ts';
import { episodeCount, toKnownShow } from './known-show.ts';

const summary = (season_number: number): SeasonSummary => ({
  season_number,
  name: `Season ${season_number}`,
  episode_count: 6,
  poster_path: '/s.jpg',
  air_date: '2015-01-01',
});
const detailsWith = (fields: Partial<TitleDetails>): TitleDetails => ({
  ...aTitle({ id: 1396, media_type: 'tv' }),
  genres: [],
  created_by: [],
  ...fields,
});

describe('a season', () => {
  it('has as many episodes as are known, or as the provider says', () => {
    expect(episodeCount(aSeason(1, 4))).toBe(4);
    expect(episodeCount(summary(1))).toBe(6);
  });
});

describe('what one answer says of a show', () => {
  it('has all seasons by number, those with episodes that came with it', () => {
    const details = detailsWith({ seasons: [summary(3), summary(1), summary(2)] });
    const { seasons } = toKnownShow({ details, seasons: [aSeason(2, 4)] }, [2, 3]);
    expect(seasons).toMatchObject([
      summary(1),
      { season_number: 2, name: 'Season 2' },
      { ...summary(3), episode_count: 0 },
    ]);
    expect(seasons.map(episodeCount)).toEqual([6, 4, 0]);
  });

  it('has of an episode its number, its name, its still and its day, where it has one', () => {
    const { air_date: _, ...dateless } = anEpisode({ episode_number: 2, overview: 'Long.' });
    const season = { ...aSeason(1, 0), episodes: [anEpisode({ episode_number: 1, still_path: '/e.jpg' }), dateless] };
    expect(toKnownShow({ details: detailsWith({}), seasons: [season] }, [1]).seasons).toStrictEqual([
      {
        season_number: 1,
        name: 'Season 1',
        episodes: [
          { episode_number: 1, name: 'Part 1', overview: '', still_path: '/e.jpg', air_date: '2026-01-01' },
          { episode_number: 2, name: 'Part 2', overview: '', still_path: null },
        ],
      },
    ]);
  });

  it('has the language of an episode’s name, where that is told (product.md, Titles in one’s language: parts)', () => {
    const named = anEpisode({ episode_number: 1, name: 'Die Lampe geht aus', name_language: 'de-DE' });
    const { seasons } = toKnownShow(
      { details: detailsWith({}), seasons: [{ ...aSeason(1, 0), episodes: [named] }] },
      [1],
    );
    expect(seasons).toMatchObject([{ episodes: [{ name: 'Die Lampe geht aus', name_language: 'de-DE' }] }]);
  });

  it('has the status and the next episode, where they are told', () => {
    const next_episode = { season_number: 2, episode_number: 1, name: '', air_date: '2027-01-01' };
    expect(toKnownShow({ details: detailsWith({ status: 'Ended', next_episode }), seasons: [] }, [])).toStrictEqual({
      seasons: [],
      status: 'Ended',
      airs: next_episode,
    });
    expect(toKnownShow({ details: detailsWith({}), seasons: [] }, [])).toStrictEqual({ seasons: [] });
  });
});
