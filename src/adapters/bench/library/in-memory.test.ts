import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { AppBadge } from '#application/ports/app-badge.ts';
import type { NewsMemory } from '#application/ports/memories/news-memory.ts';
import type { TodayNotices } from '#application/ports/today-notices.ts';
import type { Decorated } from '../decorated.ts';
import { BenchDevice } from './bench-device.ts';
import { inMemory } from './in-memory.ts';

/** What the bench has in the place of the visitor's own. */
const onBench = <Name extends keyof Decorated>(port: Name, own: Decorated[Name]): Decorated[Name] =>
  inMemory(new BenchDevice(), async () => {})
    .filter((each) => each.port === port)
    .reduce<unknown>((inner, { by }) => by(inner, {} as Decorated), own) as Decorated[Name];

describe('a device in memory leaves the visitor’s own as it is (product.md, QA: library)', () => {
  it('in what they know of news: it has its own, of which no other tab is told', () => {
    const own = { recall: () => ({ at: 1, choice: 'DE 8' }), remember: vi.fn(), changed$: new Subject() };
    const news: NewsMemory = onBench('newsMemory', own);
    expect(news.recall()).toBeUndefined();
    news.remember({ at: 2, choice: 'US' });
    expect(news.recall()).toEqual({ at: 2, choice: 'US' });
    const told = vi.fn();
    news.changed$.subscribe(told);
    own.changed$.next(undefined);
    expect([own.remember.mock.calls, told.mock.calls]).toEqual([[], []]);
  });

  it('on the icon of the installed app', () => {
    const own = { isThere: true, show: vi.fn<AppBadge['show']>() };
    const badge = onBench('appBadge', own);
    badge.show(3);
    expect([badge.isThere, own.show.mock.calls]).toEqual([true, []]);
  });

  it('in what is said while the app is closed: it is switched on and off for this page alone', async () => {
    const own = {
      isThere: true,
      isOn: vi.fn<TodayNotices['isOn']>(),
      start: vi.fn<TodayNotices['start']>(),
      stop: vi.fn<TodayNotices['stop']>(),
      keep: vi.fn<TodayNotices['keep']>(),
    };
    const notices = onBench('todayNotices', own);
    const isOn = [await notices.isOn(), await notices.start(), await notices.isOn()];
    await notices.keep([{ day: '2026-12-01', text: 'Low Tide: At home' }]);
    await notices.stop();
    expect([notices.isThere, ...isOn, await notices.isOn()]).toEqual([true, false, true, true, false]);
    for (const call of [own.isOn, own.start, own.stop, own.keep]) expect(call).not.toHaveBeenCalled();
  });
});
