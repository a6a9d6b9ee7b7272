import { describe, expect, it } from 'vitest';
import { PLAYER_GREETINGS, readPlayerNews } from './player-news.ts';

describe('a message of the player (product.md, Trailer: refused)', () => {
  it.each([
    ['it has loaded', { event: 'initialDelivery', info: {} }, 'there'],
    ['it is ready', { event: 'onReady', info: null, id: 1 }, 'there'],
    ['it plays', { event: 'infoDelivery', info: { playerState: 1 } }, 'there'],
    ['the owner forbids it', { event: 'onError', info: 101 }, 'not-embedded'],
    ['the owner forbids it, in other words', { event: 'onError', info: 150 }, 'not-embedded'],
    ['it may not play on this page', { event: 'onError', info: 153 }, 'not-embedded'],
    ['the video is gone', { event: 'onError', info: 100 }, 'gone'],
    ['the key is none', { event: 'onError', info: 2 }, 'unplayable'],
    ['it has failed', { event: 'onError', info: 5 }, 'unplayable'],
    ['the owner forbids it, by a number in a text', { event: 'onError', info: '150' }, 'not-embedded'],
    ['it has failed, and says no number', { event: 'onError', info: { errorCode: 'x' } }, 'unplayable'],
    ['it has failed, and does not say how', { event: 'onError' }, 'unplayable'],
  ])('says that %s', (_, message, news) => {
    expect(readPlayerNews(JSON.stringify(message))).toBe(news);
    expect(readPlayerNews(message)).toBe(news);
  });

  it.each([undefined, null, 7, '', 'hello', '{"event"', '[]', '{}', 'null', '"onError"', {}])(
    'is none in %j',
    (message) => expect(readPlayerNews(message)).toBeUndefined(),
  );

  it('is asked for as the player’s API asks', () => {
    expect(PLAYER_GREETINGS.map((greeting) => JSON.parse(greeting) as unknown)).toEqual([
      { event: 'listening', id: 1, channel: 'widget' },
      { event: 'command', func: 'addEventListener', args: ['onError'], id: 1, channel: 'widget' },
    ]);
  });
});
