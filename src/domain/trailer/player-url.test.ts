import { describe, expect, it } from 'vitest';
import { playerUrl } from './player-url.ts';

describe('playerUrl', () => {
  it('names the video on the host without cookies, starts it, and names the page that it may speak to', () => {
    expect(playerUrl({ key: 'dQw4w9WgXcQ' }, 'https://films.example')).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&enablejsapi=1&origin=https%3A%2F%2Ffilms.example',
    );
  });

  it.each(['../watch?v=1', 'a/b', 'x?autoplay=0#', '"><script>', '\u{1F600}'])(
    'keeps the key %j one step of the path',
    (key) => {
      const url = new URL(playerUrl({ key }, 'http://localhost:4173'));
      expect(url.origin).toBe('https://www.youtube-nocookie.com');
      expect(url.pathname.split('/')).toHaveLength(3);
      expect(decodeURIComponent(url.pathname.split('/')[2]!)).toBe(key);
      expect([...url.searchParams]).toEqual([
        ['autoplay', '1'],
        ['enablejsapi', '1'],
        ['origin', 'http://localhost:4173'],
      ]);
    },
  );
});
