import { describe, expect, it } from 'vitest';
import { episodeOfTitle, toldSeries } from './episode-title.ts';

describe('a title of Netflix’s history', () => {
  it.each([
    ['Night Trains: Season 2: The Bridge', 'Night Trains'],
    ['Night Trains: Staffel 12: Die Brücke', 'Night Trains'],
    ['Night Trains: Limited Series: The Bridge', 'Night Trains'],
    ['Night Trains: Episode 4', 'Night Trains'],
    ['Night Trains: Part 1: The Bridge', 'Night Trains'],
    ['Night Trains: Night Trains 2: The Bridge', 'Night Trains'],
    ['Night Trains: After Dark: Season 2: The Bridge', 'Night Trains: After Dark'],
    ['Night Trains: The Bridge (Episode 4)', 'Night Trains'],
    ['Night Trains (Episode 4)', 'Night Trains'],
    // Films have these at their ends.
    ['Night Trains: Part 1', undefined],
    ['Night Trains: Night Trains 2', undefined],
    ['Night Trains: The Bridge', undefined],
    ['Season 2: The Bridge', undefined],
    ['Night Trains: Night Trains 2049: The Bridge', undefined],
    ['Night Trains: Day Trains 2: The Bridge', undefined],
  ])("'%s' is of the show %s", (title, show) => expect(toldSeries(title)).toBe(show));

  it.each([
    ['Night Trains: Season 2: The Bridge', { season: 2, name: 'The Bridge' }],
    ['Night Trains: Season 12: Episode 10', { season: 12, number: 10 }],
    ['Night Trains: Limited Series: The Bridge', { season: 1, name: 'The Bridge' }],
    ['Night Trains: Season 2: The Bridge: Part 1', { season: 2, name: 'The Bridge: Part 1' }],
    ['Night Trains: Part 1: The Bridge', { name: 'The Bridge' }],
    ['Night Trains: Part 1', { name: 'Part 1' }],
    ['Night Trains: Part 1: Episode 3', { number: 3 }],
    // Each part counts from 1.
    ['Night Trains: Part 3: Episode 3', { name: 'Part 3: Episode 3' }],
    ['Night Trains: Volume II: The Bridge (Episode 3)', { name: 'Volume II: The Bridge (Episode 3)' }],
    ['Night Trains: Chapter 5: The Bridge (Episode 5)', { number: 5 }],
    ['Night Trains: Night Trains 2: The Bridge', { season: 2, name: 'The Bridge' }],
    ['Night Trains: Night Trains 123: The Bridge', { season: 123, name: 'The Bridge' }],
    ['Night Trains: The Bridge (Episode 14)', { number: 14 }],
    ['Night Trains: The Bridge', { name: 'The Bridge' }],
    ['Night Trains', { name: '' }],
  ])("'%s' of Night Trains is %j", (title, episode) =>
    expect(episodeOfTitle(title, 'Night Trains')).toStrictEqual(episode),
  );
});
