import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { Notification } from '#domain/notification.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { Notifications } from '../../notifications/notifications.ts';
import { OfferUpdate } from './offer-update.ts';

const setup = () => {
  const clock = new VirtualClock();
  const notifications = new Notifications({ clock });
  const ready$ = new Subject<void>();
  const apply = vi.fn<() => void>();
  const stop = new OfferUpdate({ updates: { ready$, apply }, notifications }).activate();
  let shown: readonly Notification[] = [];
  notifications.notifications$.subscribe((list) => (shown = list));
  return { clock, notifications, ready$, apply, stop, shown: () => shown };
};

describe('a newer release', () => {
  it('is told of until the visitor has seen to it', async () => {
    const { clock, ready$, apply, shown } = setup();
    expect(shown()).toEqual([]);
    ready$.next();
    await clock.advance(3_600_000);
    expect(shown()).toMatchObject([{ type: 'custom', message: 'A new version is ready.', visible: true }]);
    expect(apply).not.toHaveBeenCalled();
  });

  it('takes over when the visitor asks for it', () => {
    const { ready$, apply, shown } = setup();
    ready$.next();
    const { action } = shown()[0]!;
    expect(action?.label).toBe('Reload');
    action?.run();
    expect(apply).toHaveBeenCalledOnce();
  });

  it('that is followed by another is told of once', () => {
    const { ready$, shown } = setup();
    ready$.next();
    ready$.next();
    expect(shown()).toHaveLength(1);
  });

  it('is not told of any more when nobody listens', () => {
    const { ready$, stop, shown } = setup();
    stop();
    ready$.next();
    expect(shown()).toEqual([]);
  });
});
