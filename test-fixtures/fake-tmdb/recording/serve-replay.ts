import { answerByHandlers } from '../answer-by-handlers.ts';
import { controlRoutes } from '../control-routes.ts';
import { fakeTmdbOptions } from '../fake-tmdb-options.ts';
import { otherServices } from '../other-services.ts';
import { requestGate } from '../request-gate.ts';
import { serveRequests } from '../serve-requests.ts';
import { readRecording } from './read-recording.ts';
import { replayRoute } from './replay-route.ts';

interface ReplayToServe {
  /** 0 takes any that is free. */
  readonly port: number;
  readonly latencyMs: number;
  /** The folder with the recorded answers. */
  readonly from: string;
  readonly say: (line: string) => void;
}

export interface ServedReplay {
  /** For `VITE_TMDB_API_URL`. */
  readonly apiUrl: string;
  /** How many answers it has. */
  readonly count: number;
  close(): Promise<void>;
}

/**
 * Recorded answers as a server on localhost: the fake TMDB with its faults, its latency and its list of requests, but with
 * other answers.
 * @throws {Error} in one sentence, where there is nothing to replay
 */
export const serveReplay = async ({ port, latencyMs, from, say }: ReplayToServe): Promise<ServedReplay> => {
  const calls = await readRecording(from);
  if (calls.size === 0) throw new Error(`${from} is empty. npm run record -- --out ${from} fills it.`);
  const { origin, close } = await serveRequests(port, (at) => {
    const apiUrl = `${at}/3`;
    const options = fakeTmdbOptions({ apiUrl, latencyMs });
    const gate = requestGate(options, [replayRoute({ calls, apiUrl, say })]);
    return answerByHandlers([gate, ...controlRoutes(at, options), ...otherServices(at)]);
  });
  return { apiUrl: `${origin}/3`, count: calls.size, close };
};
