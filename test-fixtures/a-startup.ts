import { BehaviorSubject, NEVER, of, type Observable } from 'rxjs';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { CheckHealth } from '#application/use-cases/provider/check-health.ts';
import { ClassifyError } from '#application/use-cases/provider/classify-error.ts';
import { Startup } from '#application/use-cases/provider/startup.ts';
import { TestConnection } from '#application/use-cases/provider/test-connection.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { StartupState } from '#domain/startup-state.ts';
import { aTitle } from './a-title.ts';
import { VirtualClock } from './clock/virtual-clock.ts';
import { stubCatalog } from './stub-catalog.ts';
import { willingBrowser } from './willing-browser.ts';

export const images = { baseUrl: 'https://image.example/t/p/', sized: true };
export const unasked = { baseUrl: 'https://unasked.example/', sized: true };
export const title = aTitle();

interface Setup {
  readonly configured?: boolean;
  readonly status?: number;
  readonly online$?: BehaviorSubject<boolean>;
  readonly shown$?: Observable<void>;
  /** As the browser says, unless given. */
  readonly network?: { readonly isThere: boolean };
  readonly catalog?: Partial<MovieCatalog>;
}

const NO_NETWORK = () => Promise.reject<number>(new CatalogError({ kind: 'network' }));

const aProbe = (configured: boolean, probe: () => Promise<number>) => ({
  configured,
  address: 'https://api.example/3',
  probe,
});

/** A startup over a provider that answers as told, which notes all that is asked and logged. */
export const aStartup = ({
  configured = true,
  status = 200,
  online$ = new BehaviorSubject(true),
  shown$ = of(undefined),
  network,
  catalog = {},
}: Setup = {}) => {
  const clock = new VirtualClock();
  const wire: string[] = [];
  const emitted = <T>(name: string, answer: T) => {
    wire.push(name);
    return Promise.resolve(answer);
  };
  const hasNetwork = () => network?.isThere ?? online$.value;
  const probe = aProbe(configured, () => (hasNetwork() ? emitted('health', status) : NO_NETWORK()));
  const startup = new Startup({
    catalog: stubCatalog({
      fetchTrending: () => emitted('trending', [title]),
      fetchConfiguration: () => emitted('configuration', images),
      ...catalog,
    }),
    probe,
    checkHealth: new CheckHealth({
      testConnection: new TestConnection({ probe, clock, browser: willingBrowser, catalogChoice: { isDemo: false } }),
    }),
    classifyError: new ClassifyError(),
    browser: { online$, shown$, returning$: NEVER },
    clock,
    random: () => 0,
    images: unasked,
    consoleLog: { warn: (_, message) => wire.push(message), error: (_, message) => wire.push(message) },
  });
  const states: StartupState[] = [];
  startup.state$.subscribe((state) => states.push(state));
  return { clock, wire, startup, states };
};

export const down = () => Promise.reject(new CatalogError({ kind: 'http', status: 500 }));
