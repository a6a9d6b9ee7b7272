import { describe, expect, it } from 'vitest';
import type { Clock } from '#application/ports/clock.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { nowSetting } from './now-setting.ts';

/** The clock in a state, and the one that it is made of. */
const clockIn = (state: string | undefined) => {
  const inner = new VirtualClock();
  const clock = nowSetting
    .decorations(() => state)
    .filter(({ port }) => port === 'clock')
    .reduce<Clock>((each, { by }) => by(each, undefined as never) as Clock, inner);
  return { clock, inner };
};

describe('the time (product.md, QA: now)', () => {
  it('stands', async () => {
    const { clock, inner } = clockIn('2026-12-24T20:00Z');
    expect(clock.now().toISOString()).toBe('2026-12-24T20:00:00.000Z');
    await inner.advance(60_000);
    expect(clock.now().toISOString()).toBe('2026-12-24T20:00:00.000Z');
  });

  it('goes on from there', async () => {
    const { clock, inner } = clockIn('2026-12-24T20:00+01:00,running');
    expect(clock.now().toISOString()).toBe('2026-12-24T19:00:00.000Z');
    await inner.advance(60_000);
    expect(clock.now().toISOString()).toBe('2026-12-24T19:01:00.000Z');
  });

  it.each(['2026-12-24T20:00Z', undefined])('has what waits wait as long as ever: %s', (state) => {
    const { clock, inner } = clockIn(state);
    expect(clock.scheduler).toBe(inner.scheduler);
  });
});
