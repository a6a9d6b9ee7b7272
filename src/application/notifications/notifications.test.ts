import { asyncScheduler, firstValueFrom, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Notification, NotificationType } from '#domain/notification.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { Notifications } from './notifications.ts';

const setup = () => {
  const clock = new VirtualClock();
  const notifications = new Notifications({ clock });
  let list: readonly Notification[] = [];
  notifications.notifications$.subscribe((next) => (list = next));
  return { clock, notifications, list: () => list, visible: () => list.map(({ visible }) => visible) };
};

describe('notifications (product.md, Notifications: types)', () => {
  // product.md, Notifications: durations. product.md, Notifications: dismissal.
  it.each<[NotificationType, number]>([
    ['blank', 4_000],
    ['error', 4_000],
    ['success', 2_000],
    ['custom', 4_000],
  ])('of type %s are dismissed after %i ms and removed 1 s later', async (type, ms) => {
    const { clock, notifications, visible } = setup();
    notifications.show({ type, message: 'Hello' });
    await clock.advance(ms - 1);
    expect(visible()).toEqual([true]);
    await clock.advance(1);
    expect(visible()).toEqual([false]);
    await clock.advance(999);
    expect(visible()).toEqual([false]);
    await clock.advance(1);
    expect(visible()).toEqual([]);
  });

  it('of no type in particular are dismissed after 3 s, and look like blank ones', async () => {
    const { clock, notifications, list, visible } = setup();
    notifications.show({ message: 'Your saved lists are back' });
    expect(list()).toMatchObject([{ type: 'blank', message: 'Your saved lists are back' }]);
    await clock.advance(2_999);
    expect(visible()).toEqual([true]);
    await clock.advance(1);
    expect(visible()).toEqual([false]);
  });

  it('of type loading stay until dismissed', async () => {
    const { clock, notifications, visible } = setup();
    const id = notifications.show({ type: 'loading', message: 'Loading...' });
    await clock.advance(3_600_000);
    expect(visible()).toEqual([true]);
    notifications.dismiss(id);
    await clock.advance(1_000);
    expect(visible()).toEqual([]);
  });

  it('of type loading stay on a clock that takes an endless wait for none, as browsers do', async () => {
    const notifications = new Notifications({ clock: { now: () => new Date(), scheduler: asyncScheduler } });
    let list: readonly Notification[] = [];
    notifications.notifications$.subscribe((next) => (list = next));
    notifications.show({ type: 'loading', message: 'Loading...' });
    await firstValueFrom(timer(20));
    expect(list).toMatchObject([{ visible: true }]);
  });

  it('take a duration of their own', async () => {
    const { clock, notifications, visible } = setup();
    notifications.show({ type: 'error', message: 'Invalid API token', durationMs: 6_000 });
    await clock.advance(5_999);
    expect(visible()).toEqual([true]);
    await clock.advance(1);
    expect(visible()).toEqual([false]);
  });

  it('of no type in particular are not said again while they are shown', async () => {
    const { clock, notifications, list } = setup();
    notifications.showOnce({ message: 'Hello' });
    notifications.showOnce({ message: 'Hello' });
    notifications.showOnce({ type: 'blank', message: 'Hello' });
    expect(list()).toHaveLength(1);
    await clock.advance(3_000);
    notifications.showOnce({ message: 'Hello' });
    expect(list()).toHaveLength(2);
  });

  it('keep at most 20, the oldest leaving first (product.md, Notifications: limit)', () => {
    const { notifications, list } = setup();
    for (let n = 1; n <= 25; n += 1) notifications.show({ type: 'loading', message: `${n}` });
    expect(list().map(({ message }) => message)).toEqual(Array.from({ length: 20 }, (_, n) => `${n + 6}`));
  });

  it('pause on hover and go on with the time they had left (product.md, Notifications: dismissal)', async () => {
    const { clock, notifications, visible } = setup();
    notifications.show({ type: 'success', message: 'Added' });
    await clock.advance(1_500);
    notifications.hold(true);
    await clock.advance(60_000);
    expect(visible()).toEqual([true]);
    notifications.hold(false);
    await clock.advance(499);
    expect(visible()).toEqual([true]);
    await clock.advance(1);
    expect(visible()).toEqual([false]);
  });

  it('shown while others are hovered wait too', async () => {
    const { clock, notifications, visible } = setup();
    notifications.hold(true);
    notifications.show({ type: 'success', message: 'Added' });
    await clock.advance(60_000);
    expect(visible()).toEqual([true]);
    notifications.hold(false);
    await clock.advance(2_000);
    expect(visible()).toEqual([false]);
  });

  it('have the time they had left, however often they are hovered', async () => {
    const { clock, notifications, visible } = setup();
    notifications.show({ type: 'blank', message: 'Hello' });
    for (const held of [true, true, false]) {
      await clock.advance(1_000);
      notifications.hold(held);
    }
    await clock.advance(1_000);
    notifications.hold(true);
    await clock.advance(60_000);
    notifications.hold(false);
    await clock.advance(1_999);
    expect(visible()).toEqual([true]);
    await clock.advance(1);
    expect(visible()).toEqual([false]);
  });

  it('dismissed by hand are gone in a second, hovered or not, and leave the others alone', async () => {
    const { clock, notifications, list, visible } = setup();
    const id = notifications.show({ type: 'success', message: 'Added' });
    notifications.show({ type: 'error', message: 'Not saved' });
    notifications.hold(true);
    notifications.dismiss(id);
    expect(visible()).toEqual([false, true]);
    const shown = list();
    for (const gone of [id, 'never shown']) notifications.dismiss(gone);
    expect(list()).toBe(shown);
    await clock.advance(1_000);
    expect(list()).toMatchObject([{ type: 'error', message: 'Not saved' }]);
  });

  it('said once are not said again while they are shown', async () => {
    const { clock, notifications, list } = setup();
    const say = (type: NotificationType, message: string) => notifications.showOnce({ type, message });
    say('error', 'No network');
    say('error', 'No network');
    expect(list()).toHaveLength(1);
    say('blank', 'No network');
    say('error', 'No space');
    expect(list()).toHaveLength(3);
    await clock.advance(4_000);
    say('error', 'No network');
    expect(list().filter(({ visible }) => visible)).toMatchObject([{ type: 'error', message: 'No network' }]);
  });

  it('carry what a visitor can do about it, and an id of their own', () => {
    const { notifications, list } = setup();
    const action = { label: 'Undo', run: () => {} };
    const ids = [1, 2].map(() => notifications.show({ type: 'success', message: 'Removed', action }));
    expect(list()).toStrictEqual(ids.map((id) => ({ id, type: 'success', message: 'Removed', visible: true, action })));
    expect(new Set(ids).size).toBe(2);
  });

  it('ignore a second dismissal', async () => {
    const { clock, notifications, list } = setup();
    const id = notifications.show({ type: 'success', message: 'Added' });
    notifications.dismiss(id);
    await clock.advance(900);
    notifications.dismiss(id);
    await clock.advance(100);
    expect(list()).toEqual([]);
  });
});

describe('one of an act (product.md, Notifications: one of an act)', () => {
  const act = { name: 'ticked', things: new Set(['1']) };

  it('takes the place of the one before, with its own time', async () => {
    const { clock, notifications, list } = setup();
    notifications.show({ type: 'success', message: 'S2 E4 marked as seen', act });
    notifications.show({ type: 'blank', message: 'Something else' });
    await clock.advance(1_500);
    notifications.show({ type: 'success', message: '2 episodes seen', act });
    expect(list().map(({ message }) => message)).toEqual(['2 episodes seen', 'Something else']);
    await clock.advance(1_999);
    expect(list()[0]).toMatchObject({ message: '2 episodes seen', visible: true });
    await clock.advance(1);
    expect(list()[0]).toMatchObject({ message: '2 episodes seen', visible: false });
  });

  it('does not come back once it was dismissed', () => {
    const { notifications, list, visible } = setup();
    notifications.dismiss(notifications.show({ type: 'success', message: 'S2 E4 marked as seen', act }));
    notifications.show({ type: 'success', message: 'S2 E5 marked as seen', act });
    expect(list()).toHaveLength(2);
    expect(visible()).toEqual([false, true]);
    expect(notifications.ofAct('ticked')?.message).toBe('S2 E5 marked as seen');
  });
});

describe('on a phone (product.md, Notifications: phones)', () => {
  const onPhone = () => {
    const given = setup();
    given.notifications.narrow(true);
    const shown = () => given.list().flatMap(({ message, visible }) => (visible ? [message] : []));
    return { ...given, shown };
  };

  it('one is on the screen, and the next waits for it with all its time', async () => {
    const { clock, notifications, shown } = onPhone();
    for (const message of ['first', 'second']) notifications.show({ type: 'success', message });
    await clock.advance(1_999);
    expect(shown()).toEqual(['first']);
    await clock.advance(1);
    expect(shown()).toEqual(['second']);
    await clock.advance(1_999);
    expect(shown()).toEqual(['second']);
    await clock.advance(1);
    expect(shown()).toEqual([]);
  });

  it('a failure comes at once, and what follows waits for neither longer than for the one before it', async () => {
    const { clock, notifications, shown } = onPhone();
    notifications.show({ type: 'success', message: 'first' });
    notifications.show({ type: 'error', message: 'failed' });
    notifications.show({ type: 'success', message: 'second' });
    expect(shown()).toEqual(['first', 'failed']);
    await clock.advance(2_000);
    expect(shown()).toEqual(['failed', 'second']);
  });

  it('a greeting makes room for what comes, and does not come back', async () => {
    const { clock, notifications, shown } = onPhone();
    notifications.show({ type: 'blank', message: 'Your saved lists are back', isGreeting: true });
    notifications.show({ type: 'success', message: 'Added' });
    expect(shown()).toEqual(['Added']);
    await clock.advance(2_000);
    expect(shown()).toEqual([]);
  });

  it('one that stays gives way to others', async () => {
    const { clock, notifications, shown } = onPhone();
    notifications.show({ type: 'custom', message: 'A new version', durationMs: Infinity });
    expect(shown()).toEqual(['A new version']);
    notifications.show({ type: 'success', message: 'Added' });
    expect(shown()).toEqual(['Added']);
    await clock.advance(2_000);
    expect(shown()).toEqual(['A new version']);
  });

  it('what waits has its time also after the window was wide for a while', async () => {
    const { clock, notifications, shown } = onPhone();
    for (const message of ['first', 'second']) notifications.show({ type: 'success', message });
    await clock.advance(500);
    notifications.narrow(false);
    expect(shown()).toEqual(['first', 'second']);
    await clock.advance(1_000);
    notifications.narrow(true);
    await clock.advance(500);
    expect(shown()).toEqual(['second']);
    await clock.advance(999);
    expect(shown()).toEqual(['second']);
    await clock.advance(1);
    expect(shown()).toEqual([]);
  });

  it('nothing is held while it waits, and dismissed ones wait for nothing', async () => {
    const { clock, notifications, shown } = onPhone();
    const first = notifications.show({ type: 'loading', message: 'first' });
    const second = notifications.show({ type: 'success', message: 'second' });
    notifications.dismiss(second);
    notifications.show({ type: 'success', message: 'third' });
    expect(shown()).toEqual(['third']);
    notifications.dismiss(first);
    await clock.advance(2_000);
    expect(shown()).toEqual([]);
  });
});
