import { answerByHandlers } from './answer-by-handlers.ts';
import { controlRoutes } from './control-routes.ts';
import { fakeScenario } from './fake-scenario.ts';
import { fakeTmdbHandlers } from './fake-tmdb-handlers.ts';
import { fakeTmdbOptions } from './fake-tmdb-options.ts';
import { otherServices } from './other-services.ts';
import { serveRequests } from './serve-requests.ts';

export interface ServedFakeTmdb {
  /** For `VITE_TMDB_API_URL`. */
  readonly apiUrl: string;
  /** For `VITE_TMDB_IMAGE_URL`. */
  readonly imageUrl: string;
  close(): Promise<void>;
}

/**
 * The fake TMDB as a server on localhost, with TMDB's CORS. Port 0 takes any that is free.
 * @param scenario a name of product.md, QA: scenarios, or `portal`; rejects when there is no such scenario
 */
export const serveFakeTmdb = async (port: number, latencyMs = 0, scenario = 'none'): Promise<ServedFakeTmdb> => {
  const behaviour = fakeScenario(scenario);
  const { origin, close } = await serveRequests(port, (at) => {
    const options = fakeTmdbOptions({ apiUrl: `${at}/3`, imageUrl: `${at}/t/p/`, latencyMs, ...behaviour });
    return answerByHandlers([...fakeTmdbHandlers(options), ...controlRoutes(at, options), ...otherServices(at)]);
  });
  return { apiUrl: `${origin}/3`, imageUrl: `${origin}/t/p/`, close };
};
