import type { AnswerRequest } from '../serve-requests.ts';
import { notFound } from '../tmdb-error.ts';
import { isAskedOfTmdb } from './asked-of-tmdb.ts';
import { callPath } from './call-path.ts';
import type { RecordingFolder } from './recording-folder.ts';

export interface Recording {
  /** The base URL of the API that answers, without a slash at its end. */
  readonly upstream: string;
  readonly token: string;
  readonly folder: RecordingFolder;
  /** Origins of the app's pages. */
  readonly app: readonly string[];
  /** Tells who looks on what was recorded, and what was not. */
  readonly say: (line: string) => void;
}

/** What the app reads of an answer besides its body. */
const PASSED_ON = ['Content-Type', 'Retry-After'];

interface Answer {
  readonly status: number;
  readonly headers: [string, string][];
  readonly bytes: ArrayBuffer;
}

const ask = async (address: string, token: string): Promise<Answer> => {
  const response = await fetch(address, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } });
  const headers = PASSED_ON.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { status: response.status, headers, bytes: await response.arrayBuffer() };
};

const readJson = (bytes: ArrayBuffer): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

const record = async ({ folder, say }: Recording, path: string, { status, bytes }: Answer): Promise<void> => {
  const body = readJson(bytes);
  if (body === undefined) return say(`Not recorded, because the answer (${status}) is no JSON: ${path}`);
  try {
    await folder.write({ path, status, body });
    say(`${status} ${path}`);
  } catch {
    say(`Not recorded, because the file cannot be written: ${path}`);
  }
};

/**
 * Passes the app's calls on to TMDB, with the token, and its answers back as they are; and records them. What the app does not ask is not
 * asked (`isAskedOfTmdb`), and who says no origin, or another, gets nothing: any page could have this token asked for what is its account's.
 */
export const recordAnswers =
  (recording: Recording, apiUrl: string): AnswerRequest =>
  async ({ method, url, headers: sent }) => {
    const path = callPath(url, apiUrl);
    if (path === undefined || method !== 'GET' || !isAskedOfTmdb(url.slice(apiUrl.length))) return notFound();
    const origin = sent.get('Origin') ?? 'none';
    if (!recording.app.includes(origin)) {
      recording.say(`Not asked, because the page is not of ${recording.app.join(' or ')} (${origin}): ${path}`);
      return new Response(null, { status: 403 });
    }
    const answer = await ask(recording.upstream + url.slice(apiUrl.length), recording.token).catch(() => undefined);
    if (!answer) {
      recording.say(`Not recorded, because ${recording.upstream} cannot be reached: ${path}`);
      return Response.error();
    }
    await record(recording, path, answer);
    const { status, headers, bytes } = answer;
    return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
  };
