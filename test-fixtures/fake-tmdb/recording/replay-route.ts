import { HttpResponse, http, type HttpHandler } from 'msw';
import { notFound } from '../tmdb-error.ts';
import { callPath } from './call-path.ts';
import type { RecordedCall } from './recorded-call.ts';

interface Replay {
  readonly calls: ReadonlyMap<string, RecordedCall>;
  readonly apiUrl: string;
  /** Tells who looks on what was asked and is not recorded. */
  readonly say: (line: string) => void;
}

const answerOf = ({ status, body }: RecordedCall): Response => HttpResponse.json(body as object, { status });

/** Every call to the API, as it was recorded. */
export const replayRoute = ({ calls, apiUrl, say }: Replay): HttpHandler =>
  http.get(`${apiUrl}/*`, ({ request }) => {
    const path = callPath(request.url, apiUrl) ?? '';
    const call = calls.get(path);
    if (call) return answerOf(call);
    say(`Not recorded: ${path}`);
    return notFound();
  });
