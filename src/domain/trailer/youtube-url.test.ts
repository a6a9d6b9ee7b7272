import { describe, expect, it } from 'vitest';
import { youtubeUrl } from './youtube-url.ts';

describe('the way to YouTube (product.md, Trailer: YouTube)', () => {
  it('leads to the video', () => {
    expect(youtubeUrl('Heat', { key: 'a&b=c' })).toBe('https://www.youtube.com/watch?v=a%26b%3Dc');
  });

  it.each(['Heat', 'Tom & Jerry?', 'Lone \uD800'])('leads to what is found for %j where no video is known', (name) => {
    const { pathname, searchParams } = new URL(youtubeUrl(name));
    expect([pathname, searchParams.get('search_query')]).toEqual(['/results', `${name.toWellFormed()} trailer`]);
  });
});
