import { serveRequests } from '../serve-requests.ts';
import { recordAnswers, type Recording } from './record-answers.ts';
import { RecordingFolder } from './recording-folder.ts';

interface RecorderToServe extends Pick<Recording, 'token' | 'say' | 'app'> {
  /** 0 takes any that is free. */
  readonly port: number;
  /** The base URL of the API that answers. */
  readonly upstream: string;
  /** Where answers are recorded. */
  readonly out: string;
}

export interface ServedRecorder {
  /** For `VITE_TMDB_API_URL`. */
  readonly apiUrl: string;
  close(): Promise<void>;
}

/** @throws {Error} where the address is none */
const upstreamOf = (address: string): string => {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address.replace(/\/+$/, '');
  throw new Error(`"${address}" is no address to record from; it has to begin with https:// or http://.`);
};

/**
 * A server on localhost, with TMDB's CORS, that passes an app's calls on to TMDB and records the answers. It has the developer's token, so
 * that it answers the app's own pages alone, and asks only what the app asks.
 * @throws {Error} in one sentence, where what is given is of no use
 */
export const serveRecorder = async ({ port, upstream, out, ...rest }: RecorderToServe): Promise<ServedRecorder> => {
  if (!rest.token)
    throw new Error('Recording takes a token: put VITE_TMDB_ACCESS_TOKEN into .env.local or before the command.');
  const recording = { ...rest, upstream: upstreamOf(upstream), folder: await RecordingFolder.open(out, rest.token) };
  const { origin, close } = await serveRequests(port, (at) => recordAnswers(recording, `${at}/3`));
  return { apiUrl: `${origin}/3`, close };
};
