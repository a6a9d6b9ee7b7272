import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playableVideos, type Video } from './video.ts';

const video = (type: string, official: boolean, site = 'YouTube'): Video => ({
  key: `${site} ${type} ${official}`,
  name: type,
  site,
  type,
  official,
});

const trailerOf = (videos: readonly Video[]) => playableVideos(videos)[0];

const BEST_FIRST = [
  video('Trailer', true),
  video('Trailer', false),
  video('Teaser', true),
  video('Teaser', false),
  video('Featurette', true),
  video('Clip', false),
];

describe('the video to play (product.md, Trailer: video choice)', () => {
  it('is a trailer before a teaser before the rest, official before unofficial, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(BEST_FIRST, { minLength: 1 }), (videos) => {
        expect(trailerOf(videos)).toBe(BEST_FIRST.find((each) => videos.includes(each)));
      }),
    );
  });

  it('is the first given among equals', () => {
    const [first, second] = [
      { ...video('Trailer', true), key: '1' },
      { ...video('Trailer', true), key: '2' },
    ];
    expect(trailerOf([first, second])).toBe(first);
  });

  it.each([[[]], [[video('Trailer', true, 'Vimeo')]]])('is none among %o', (videos) =>
    expect(trailerOf(videos)).toBeUndefined(),
  );
});
