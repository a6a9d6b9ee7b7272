import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { StartupState } from '#domain/startup-state.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { willingBrowser } from '#fixtures/willing-browser.ts';
import { Notifications } from '../../notifications/notifications.ts';
import { CheckHealth } from './check-health.ts';
import { Health, type HealthState } from './health.ts';
import { TestConnection } from './test-connection.ts';

const READY: StartupState = { status: 'ready', images: { baseUrl: '/artwork/', sized: false } };

const setup = (startup: StartupState = READY) => {
  const clock = new VirtualClock();
  const notifications = new Notifications({ clock });
  const online$ = new BehaviorSubject(true);
  const provider = { status: 200, asked: 0 };
  const probe = {
    configured: true,
    address: 'test',
    probe: async () => {
      provider.asked += 1;
      return provider.status;
    },
  };
  const health = new Health({
    startup: { state$: of(startup) },
    checkHealth: new CheckHealth({
      testConnection: new TestConnection({ probe, clock, browser: willingBrowser, catalogChoice: { isDemo: false } }),
    }),
    browser: { online$ },
    notifications,
    clock,
  });
  const seen: HealthState[] = [];
  const states: HealthState['status'][] = [];
  health.state$.subscribe((state) => {
    seen.push(state);
    states.push(state.status);
  });
  let isDown = false;
  health.isDown$.subscribe((next) => (isDown = next));
  const emitted: string[] = [];
  notifications.notifications$.subscribe((list) =>
    list
      .map(({ type, message }) => `${type}: ${message}`)
      .forEach((text) => emitted.includes(text) || emitted.push(text)),
  );
  const stop = health.activate();
  return { clock, health, provider, online$, seen, states, emitted, stop, isDown: () => isDown };
};

describe('API health (product.md, Provider calls: health check)', () => {
  it('is idle, checked 1000 ms after the start, and connected', async () => {
    const { clock, provider, states, emitted } = setup();
    await clock.advance(999);
    expect(provider.asked).toBe(0);
    await clock.advance(1);
    expect(states).toEqual(['idle', 'checking', 'connected']);
    expect(emitted).toEqual([]);
  });

  // product.md, Errors and retry: connection lost.
  it('or failed, which is not told again where startup has told it, and its end is', async () => {
    const { clock, provider, emitted, health, isDown } = setup({ ...READY, status: 'offline' });
    provider.status = 503;
    await clock.advance(60_000);
    expect(isDown()).toBe(true);
    expect(emitted).toEqual([]);
    provider.status = 200;
    health.check();
    await clock.advance(60_000);
    expect(emitted).toEqual(['success: Connection restored!']);
  });

  it("or failed, which is told once: 'API connection lost. Please check your internet connection.'", async () => {
    const { clock, health, provider, states, emitted, isDown } = setup();
    provider.status = 503;
    await clock.advance(1_000);
    const lost = 'error: API connection lost. Please check your internet connection.';
    expect(emitted).toEqual([lost]);
    // Gone by then: it would be seen to be told again.
    await clock.advance(60_000);
    emitted.splice(0);
    health.check();
    await clock.settle();
    expect(states).toEqual(['idle', 'checking', 'failed', 'checking', 'failed']);
    expect(emitted).toEqual([]);
    expect(isDown()).toBe(true);
  });

  // product.md, Errors and retry: restored.
  it("returns to checking on retry, and says 'Connection restored!' when that succeeds", async () => {
    const { clock, health, provider, states, emitted, isDown } = setup();
    provider.status = 503;
    await clock.advance(1_000);
    provider.status = 200;
    health.check();
    expect(states.at(-1)).toBe('checking');
    expect(isDown()).toBe(true);
    await clock.settle();
    expect(states.at(-1)).toBe('connected');
    expect(isDown()).toBe(false);
    expect(emitted.at(-1)).toBe('success: Connection restored!');
  });

  it('is checked anew when the network goes and when it is back', async () => {
    const { clock, provider, online$, states } = setup();
    await clock.advance(1_000);
    provider.status = 0;
    online$.next(false);
    await clock.settle();
    expect(states.at(-1)).toBe('failed');
    provider.status = 200;
    online$.next(true);
    await clock.settle();
    expect(states.at(-1)).toBe('connected');
    const { asked } = provider;
    online$.next(true);
    await clock.settle();
    expect(provider.asked).toBe(asked);
  });

  it('is not checked a second after the start when it was checked before', async () => {
    const { clock, health, states } = setup();
    await clock.advance(500);
    health.check();
    await clock.advance(60_000);
    expect(states).toEqual(['idle', 'checking', 'connected']);
  });

  it('says when it was checked and that it failed, and during the next checks that it had', async () => {
    const { clock, health, provider, seen } = setup();
    provider.status = 401;
    await clock.advance(1_000);
    const failedAt = new Date('2026-11-21T12:00:01Z');
    expect(seen.at(-1)).toEqual({ status: 'failed', checkedAt: failedAt });
    provider.status = 200;
    await clock.advance(4_000);
    health.check();
    health.check();
    expect(seen.at(-1)).toEqual({ status: 'checking', failedAt });
    await clock.settle();
    expect(seen.at(-1)).toEqual({ status: 'connected', checkedAt: new Date('2026-11-21T12:00:05Z') });
    health.check();
    expect(seen.at(-1)).toEqual({ status: 'checking' });
  });

  it('is not checked any more once it is stopped', async () => {
    const { clock, health, provider, online$, stop } = setup();
    stop();
    health.check();
    online$.next(false);
    await clock.advance(60_000);
    expect(provider.asked).toBe(0);
  });
});
