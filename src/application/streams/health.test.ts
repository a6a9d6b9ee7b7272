import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { CheckHealth } from '../use-cases/check-health.ts';
import { TestConnection } from '../use-cases/test-connection.ts';
import { Health, type HealthState } from './health.ts';
import { Notifications } from './notifications.ts';

const setup = () => {
  const clock = new VirtualClock();
  const notifications = new Notifications(clock);
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
    checkHealth: new CheckHealth(new TestConnection(probe, clock)),
    device: { online$ },
    notifications,
    clock,
  });
  const states: HealthState['status'][] = [];
  health.state$.subscribe(({ status }) => states.push(status));
  let isDown = false;
  health.isDown$.subscribe((next) => (isDown = next));
  const told: string[] = [];
  notifications.notifications$.subscribe((list) => list.forEach(({ message }) => told.includes(message) || told.push(message)));
  health.activate();
  return { clock, health, provider, online$, states, told, isDown: () => isDown };
};

describe('API health (spec section 4)', () => {
  it('is idle, checked 1000 ms after the start, and connected', async () => {
    const { clock, provider, states, told } = setup();
    await clock.advance(999);
    expect(provider.asked).toBe(0);
    await clock.advance(1);
    expect(states).toEqual(['idle', 'checking', 'connected']);
    expect(told).toEqual([]);
  });

  it("or failed, which is told once: 'API connection lost. Please check your internet connection.'", async () => {
    const { clock, health, provider, states, told, isDown } = setup();
    provider.status = 503;
    await clock.advance(1_000);
    health.check();
    await clock.settle();
    expect(states).toEqual(['idle', 'checking', 'failed', 'checking', 'failed']);
    expect(told).toEqual(['API connection lost. Please check your internet connection.']);
    expect(isDown()).toBe(true);
  });

  it("returns to checking on retry, and says 'Connection restored!' when that succeeds", async () => {
    const { clock, health, provider, states, told, isDown } = setup();
    provider.status = 503;
    await clock.advance(1_000);
    provider.status = 200;
    health.check();
    expect(states.at(-1)).toBe('checking');
    expect(isDown()).toBe(true);
    await clock.settle();
    expect(states.at(-1)).toBe('connected');
    expect(isDown()).toBe(false);
    expect(told.at(-1)).toBe('Connection restored!');
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
  });
});
