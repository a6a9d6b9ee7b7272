import { http, getResponse, type HttpHandler } from 'msw';
import type { FakeTmdbOptions } from './fake-tmdb-options.ts';
import { faultResponse } from './fault-response.ts';
import { inAskedLanguage } from './in-asked-language.ts';
import { notFound, unauthorized } from './tmdb-error.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What every request to the API meets first: the log, the latency, the faults in force, and the token check. */
export const requestGate = (options: FakeTmdbOptions, routes: readonly HttpHandler[]): HttpHandler => {
  const { apiUrl, log, faults, latencyMs } = options;

  const rightAnswer = async (request: Request): Promise<Response> => {
    if (!/^Bearer \S/.test(request.headers.get('Authorization') ?? '')) return unauthorized();
    const answer = (await getResponse([...routes], request)) ?? notFound();
    return inAskedLanguage(answer, request, options.data);
  };

  return http.get(`${apiUrl}/*`, async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(new URL(apiUrl).pathname.length);
    log.record(path, request);
    if (latencyMs > 0) await wait(latencyMs);
    const fault = faults.take(path, path + search);
    return fault ? faultResponse(fault, () => rightAnswer(request)) : rightAnswer(request);
  });
};
