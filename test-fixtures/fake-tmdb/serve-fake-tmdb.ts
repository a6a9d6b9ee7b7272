import { answerByHandlers } from './answer-by-handlers.ts';
import { controlRoutes } from './control-routes.ts';
import { fakeScenario } from './fake-scenario.ts';
import { fakeTmdbHandlers } from './fake-tmdb-handlers.ts';
import { fakeTmdbOptions } from './fake-tmdb-options.ts';
import { Faults } from './faults.ts';
import { otherServices } from './other-services.ts';
import { serveRequests } from './serve-requests.ts';
import { writtenFaults } from './written-faults.ts';

export interface ServedFakeTmdb {
  /** For `VITE_TMDB_API_URL`. */
  readonly apiUrl: string;
  /** For `VITE_TMDB_IMAGE_URL`. */
  readonly imageUrl: string;
  close(): Promise<void>;
}

interface FakeBehaviour {
  /** A name of product.md, QA: scenarios, or `portal`. */
  readonly scenario?: string;
  /** Faults as an address has them (product.md, QA: fault), which come before those of the scenario. */
  readonly fault?: string | undefined;
}

/** The fake TMDB as a server on localhost, with TMDB's CORS. Port 0 takes any that is free. Rejects when there is no such scenario or fault. */
export const serveFakeTmdb = async (
  port: number,
  latencyMs = 0,
  { scenario = 'none', fault }: FakeBehaviour = {},
): Promise<ServedFakeTmdb> => {
  const { faults = new Faults(), ...behaviour } = fakeScenario(scenario);
  if (fault !== undefined) faults.add(...writtenFaults(fault));
  const { origin, close } = await serveRequests(port, (at) => {
    const options = fakeTmdbOptions({ apiUrl: `${at}/3`, imageUrl: `${at}/t/p/`, latencyMs, ...behaviour, faults });
    return answerByHandlers([...fakeTmdbHandlers(options), ...controlRoutes(at, options), ...otherServices(at)]);
  });
  return { apiUrl: `${origin}/3`, imageUrl: `${origin}/t/p/`, close };
};
