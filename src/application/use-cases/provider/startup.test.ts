import { describe, expect, it } from 'vitest';
import { aStartup, down, images, title } from '#fixtures/a-startup.ts';

describe('startup (product.md, Startup: order)', () => {
  it('asks for health first, then for trending and configuration, and is ready', async () => {
    const { clock, wire, startup, states } = aStartup();
    startup.activate();
    await clock.settle();
    expect(wire[0]).toBe('health');
    expect(wire.slice(1).toSorted()).toEqual(['configuration', 'trending']);
    expect(states.at(-1)).toEqual({ status: 'ready', images, trending: [title] });
  });

  it('asks nothing of the provider without a token (product.md, Startup: missing token)', async () => {
    const { clock, wire, startup, states } = aStartup({ configured: false });
    startup.activate();
    await clock.settle();
    // product.md, Errors and retry: logged causes.
    expect(wire).toEqual([expect.stringContaining('API token is not configured')]);
    expect(states.at(-1)).toEqual({ status: 'failed', failure: 'token', address: 'https://api.example/3' });
  });

  it('fails when the provider does not answer (product.md, Startup: unreachable)', async () => {
    const { clock, wire, startup, states } = aStartup({ status: 503 });
    startup.activate();
    await clock.settle();
    await clock.settle();
    expect(wire).not.toContain('configuration');
    expect(states.at(-1)).toMatchObject({ status: 'failed', failure: 'inaccessible', cause: { type: 'server' } });
  });

  it('takes a configuration failure as fatal (product.md, Startup: configuration failure)', async () => {
    const { clock, wire, startup, states } = aStartup({ catalog: { fetchConfiguration: down } });
    startup.activate();
    await clock.settle();
    expect(states.at(-1)).toMatchObject({ status: 'failed', failure: 'configuration', cause: { type: 'server' } });
    expect(wire.at(-1)).toBe('The configuration could not be loaded.');
  });

  it('tells its outcome once', async () => {
    const { clock, startup } = aStartup();
    const emitted: string[] = [];
    void startup.outcome.then(({ status }) => emitted.push(status));
    await clock.settle();
    expect(emitted).toEqual([]);
    startup.activate();
    await clock.settle();
    expect(emitted).toEqual(['ready']);
  });

  it('tolerates a trending failure (product.md, Startup: trending failure)', async () => {
    const { clock, wire, startup, states } = aStartup({ catalog: { fetchTrending: down } });
    startup.activate();
    await clock.settle();
    expect(states.at(-1)).toStrictEqual({ status: 'ready', images });
    expect(wire.at(-1)).toBe('Trending could not be loaded at startup.');
  });

  it('starts over on Try Again', async () => {
    let isDown = true;
    const { clock, startup, states } = aStartup({
      catalog: { fetchConfiguration: () => (isDown ? down() : Promise.resolve(images)) },
    });
    startup.activate();
    await clock.settle();
    isDown = false;
    startup.retry();
    await clock.settle();
    expect(states.map(({ status }) => status).filter((status, n, all) => status !== all[n - 1])).toEqual([
      'loading',
      'failed',
      'loading',
      'ready',
    ]);
  });

  it('asks nothing more, and tells nothing, once it is stopped', async () => {
    const { clock, wire, startup, states } = aStartup();
    const stop = startup.activate();
    stop();
    startup.retry();
    await clock.settle();
    expect(wire).toEqual(['health']);
    expect(states.at(-1)).toEqual({ status: 'loading' });
  });
});
