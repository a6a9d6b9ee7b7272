import { afterEach, describe, expect, it, vi } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { recallBanner, rememberBanner } from './last-banner.ts';

const KEY = 'matinee_last_banner';
const images = { baseUrl: 'https://image.example/t/p/', sized: true };
const ready = (backdrop_path: string | null) =>
  ({
    status: 'ready',
    images,
    trending: [aTitle({ backdrop_path }), aTitle({ backdrop_path: '/second.jpg' })],
  }) as const;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('the last banner', () => {
  it('is the picture of the first title that was trending', () => {
    rememberBanner(ready('/first.jpg'));
    expect(recallBanner()).toMatchObject({ source: images, path: '/first.jpg' });
  });

  it.each([
    ['startup has failed', { status: 'failed', failure: 'token', address: '' } as const],
    ['nothing is trending', { status: 'ready', images } as const],
    ['the title has no picture', ready(null)],
  ])('is left as it was when %s', (_, state) => {
    rememberBanner(ready('/first.jpg'));
    rememberBanner(state);
    expect(recallBanner()?.path).toBe('/first.jpg');
  });

  it('is forgotten after six months', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    rememberBanner(ready('/first.jpg'));
    vi.setSystemTime(Date.UTC(2026, 5, 30));
    expect(recallBanner()).toBeDefined();
    vi.setSystemTime(Date.UTC(2026, 6, 3));
    expect(recallBanner()).toBeUndefined();
  });

  it.each(['', 'null', '{', '[]', '{"path":"/x.jpg"}', JSON.stringify({ source: images, path: '//evil', at: 9e15 })])(
    'is none where the entry is %s',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(recallBanner()).toBeUndefined();
    },
  );
});
