import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/failure.ts';
import type { StartupState } from '#domain/startup.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import type { MovieCatalog } from '../ports/movie-catalog.ts';
import { CheckHealth } from '../use-cases/check-health.ts';
import { ClassifyError } from '../use-cases/classify-error.ts';
import { TestConnection } from '../use-cases/test-connection.ts';
import { Startup } from './startup.ts';

const images = { baseUrl: 'https://image.example/t/p/', sized: true };
const unasked = { baseUrl: 'https://unasked.example/', sized: true };
const title = aTitle();

interface Setup {
  readonly configured?: boolean;
  readonly status?: number;
  readonly online$?: BehaviorSubject<boolean>;
  readonly answersOffline?: boolean;
  readonly catalog?: Partial<MovieCatalog>;
}

const setup = ({ configured = true, status = 200, online$ = new BehaviorSubject(true), answersOffline = false, catalog = {} }: Setup = {}) => {
  const clock = new VirtualClock();
  const wire: string[] = [];
  const told = <T>(name: string, answer: T) => {
    wire.push(name);
    return Promise.resolve(answer);
  };
  const probe = { configured, address: 'https://api.example/3', probe: () => told('health', online$.value || answersOffline ? status : 503) };
  const startup = new Startup({
    catalog: stubCatalog({
      fetchTrending: () => told('trending', [title]),
      fetchConfiguration: () => told('configuration', images),
      ...catalog,
    }),
    probe,
    checkHealth: new CheckHealth(new TestConnection(probe, clock)),
    classifyError: new ClassifyError(),
    device: { online$ },
    images: unasked,
    log: { warn: (message) => wire.push(message), error: (message) => wire.push(message) },
  });
  const states: StartupState[] = [];
  startup.state$.subscribe((state) => states.push(state));
  return { clock, wire, startup, states };
};

const down = () => Promise.reject(new CatalogError({ kind: 'http', status: 500 }));

describe('startup (spec section 4)', () => {
  it('asks for health first, then for trending and configuration, and is ready', async () => {
    const { clock, wire, startup, states } = setup();
    startup.activate();
    await clock.settle();
    expect(wire[0]).toBe('health');
    expect(wire.slice(1).toSorted()).toEqual(['configuration', 'trending']);
    expect(states.at(-1)).toEqual({ status: 'ready', images, trending: [title] });
  });

  it('asks nothing of the provider without a token', async () => {
    const { clock, wire, startup, states } = setup({ configured: false });
    startup.activate();
    await clock.settle();
    expect(wire).toEqual([]);
    expect(states.at(-1)).toEqual({ status: 'failed', failure: 'token', address: 'https://api.example/3' });
  });

  it('fails when the provider does not answer', async () => {
    const { clock, wire, startup, states } = setup({ status: 503 });
    startup.activate();
    await clock.settle();
    await clock.settle();
    expect(wire).not.toContain('configuration');
    expect(states.at(-1)).toMatchObject({ status: 'failed', failure: 'inaccessible', cause: { type: 'server' } });
  });

  it('takes a configuration failure as fatal', async () => {
    const { clock, wire, startup, states } = setup({ catalog: { fetchConfiguration: down } });
    startup.activate();
    await clock.settle();
    expect(states.at(-1)).toMatchObject({ status: 'failed', failure: 'configuration', cause: { type: 'server' } });
    expect(wire.at(-1)).toBe('The configuration could not be loaded.');
  });

  it('tells its outcome once', async () => {
    const { clock, startup } = setup();
    const told: string[] = [];
    void startup.outcome.then(({ status }) => told.push(status));
    await clock.settle();
    expect(told).toEqual([]);
    startup.activate();
    await clock.settle();
    expect(told).toEqual(['ready']);
  });

  it('tolerates a trending failure', async () => {
    const { clock, wire, startup, states } = setup({ catalog: { fetchTrending: down } });
    startup.activate();
    await clock.settle();
    expect(states.at(-1)).toStrictEqual({ status: 'ready', images });
    expect(wire.at(-1)).toBe('Trending could not be loaded at startup.');
  });

  it('starts over on Try Again', async () => {
    let isDown = true;
    const { clock, startup, states } = setup({
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
    const { clock, wire, startup, states } = setup();
    const stop = startup.activate();
    stop();
    startup.retry();
    await clock.settle();
    expect(wire).toEqual(['health']);
    expect(states.at(-1)).toEqual({ status: 'loading' });
  });
});

describe('startup without a network', () => {
  const kinds = (states: readonly StartupState[]) => states.map(({ status }) => status).filter((status, n, all) => status !== all[n - 1]);

  it('goes on with what the device keeps', async () => {
    const { clock, wire, startup, states } = setup({ online$: new BehaviorSubject(false) });
    startup.activate();
    await clock.settle();
    await clock.settle();
    expect(states.at(-1)).toEqual({ status: 'offline', images: unasked });
    expect(wire).not.toContain('configuration');
  });

  it('is ready when the network is back, and shows no loading in place of what is being read', async () => {
    const online$ = new BehaviorSubject(false);
    const { clock, startup, states } = setup({ online$ });
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
    const { clock, startup, states } = setup({
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

  it('believes a provider that answers rather than a browser that says it is offline', async () => {
    const { clock, startup, states } = setup({ online$: new BehaviorSubject(false), answersOffline: true });
    startup.activate();
    await clock.settle();
    expect(states.at(-1)?.status).toBe('ready');
  });

  it('can be gone on without by a visitor who only wants their lists', async () => {
    const { clock, startup, states } = setup({ status: 503 });
    startup.activate();
    await clock.settle();
    await clock.settle();
    startup.goOffline();
    expect(kinds(states)).toEqual(['loading', 'failed', 'offline']);
    startup.retry();
    expect(states.at(-1)).toEqual({ status: 'loading' });
  });
});
