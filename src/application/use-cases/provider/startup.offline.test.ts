import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { StartupState } from '#domain/startup-state.ts';
import { aStartup, down, images, title, unasked } from '#fixtures/a-startup.ts';

describe('startup without a network', () => {
  const kinds = (states: readonly StartupState[]) =>
    states.map(({ status }) => status).filter((status, n, all) => status !== all[n - 1]);

  it('goes on with what the device keeps', async () => {
    const { clock, wire, startup, states } = aStartup({ online$: new BehaviorSubject(false) });
    startup.activate();
    await clock.settle();
    await clock.settle();
    expect(states.at(-1)).toEqual({ status: 'offline', images: unasked });
    expect(wire).not.toContain('configuration');
  });

  it('is ready when the network is back, and shows no loading in place of what is being read', async () => {
    const online$ = new BehaviorSubject(false);
    const { clock, startup, states } = aStartup({ online$ });
    startup.activate();
    await clock.settle();
    await clock.settle();
    online$.next(true);
    await clock.settle();
    expect(states.at(-1)).toEqual({ status: 'ready', images, trending: [title] });
    expect(kinds(states)).toEqual(['loading', 'offline', 'ready']);
  });

  it('stays with what is being read when the network is back and the provider is not, until it is', async () => {
    const online$ = new BehaviorSubject(false);
    let isDown = true;
    const { clock, startup, states } = aStartup({
      online$,
      catalog: { fetchConfiguration: () => (isDown ? down() : Promise.resolve(images)) },
    });
    startup.activate();
    for (const isOnline of [true, false, true]) {
      await clock.settle();
      await clock.settle();
      online$.next(isOnline);
    }
    await clock.settle();
    expect(kinds(states)).toEqual(['loading', 'offline']);
    isDown = false;
    online$.next(true);
    await clock.settle();
    expect(kinds(states)).toEqual(['loading', 'offline', 'ready']);
  });

  it('is ready within a minute where the network is back and the browser does not know (product.md, Errors and retry: offline)', async () => {
    const network = { isThere: false };
    const online$ = new BehaviorSubject(false);
    const { clock, startup, states } = aStartup({ online$, network });
    startup.activate();
    await clock.settle();
    await clock.settle();
    expect(states.at(-1)?.status).toBe('offline');
    network.isThere = true;
    await clock.advance(60_000);
    await clock.settle();
    expect(kinds(states)).toEqual(['loading', 'offline', 'ready']);
  });

  it('believes a provider that answers rather than a browser that says it is offline', async () => {
    const { clock, startup, states } = aStartup({ online$: new BehaviorSubject(false), network: { isThere: true } });
    startup.activate();
    await clock.settle();
    expect(states.at(-1)?.status).toBe('ready');
  });

  it('can be gone on without by a visitor who only wants their lists', async () => {
    const { clock, startup, states } = aStartup({ status: 503 });
    startup.activate();
    await clock.settle();
    await clock.settle();
    startup.goOffline();
    expect(kinds(states)).toEqual(['loading', 'failed', 'offline']);
    startup.retry();
    expect(states.at(-1)).toEqual({ status: 'loading' });
  });
});
