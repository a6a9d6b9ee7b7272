import { getResponse, type HttpHandler } from 'msw';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { controlRoutes } from './control-routes.ts';
import { fakeScenario } from './fake-scenario.ts';
import { fakeTmdbHandlers } from './fake-tmdb-handlers.ts';
import { fakeTmdbOptions } from './fake-tmdb-options.ts';
import { otherServices } from './other-services.ts';
import { preflightResponse, withCors } from './with-cors.ts';

export interface ServedFakeTmdb {
  /** For `VITE_TMDB_API_URL`. */
  readonly apiUrl: string;
  /** For `VITE_TMDB_IMAGE_URL`. */
  readonly imageUrl: string;
  close(): Promise<void>;
}

const toRequest = async (origin: string, message: IncomingMessage): Promise<Request> => {
  const { method = 'GET', url = '/' } = message;
  const headers = Object.entries(message.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`${origin}${url}`, { method, headers, ...(hasBody && { body: await text(message) }) });
};

const answer = async (request: Request, handlers: HttpHandler[]): Promise<Response> => {
  if (request.method === 'OPTIONS') return preflightResponse();
  const response = await getResponse(handlers, request);
  return withCors(request, response ?? new Response(null, { status: 404 }));
};

const listener =
  (origin: () => string, handlers: () => HttpHandler[]): RequestListener =>
  (message, response) => {
    const respond = async (): Promise<void> => {
      const answered = await answer(await toRequest(origin(), message), handlers());
      // An error response stands for no answer at all.
      if (answered.type === 'error') return void message.socket.destroy();
      response.writeHead(answered.status, Object.fromEntries(answered.headers));
      response.end(Buffer.from(await answered.arrayBuffer()));
    };
    respond().catch((error: unknown) => message.socket.destroy(error instanceof Error ? error : undefined));
  };

/**
 * The fake TMDB as a server on localhost, with TMDB's CORS. Port 0 takes any that is free.
 * @param scenario a name of product.md, QA: scenarios, or `portal`; rejects when there is no such scenario
 */
export const serveFakeTmdb = async (port: number, latencyMs = 0, scenario = 'none'): Promise<ServedFakeTmdb> => {
  const behaviour = fakeScenario(scenario);
  let origin = '';
  let handlers: HttpHandler[] = [];
  const server = createServer(
    listener(
      () => origin,
      () => handlers,
    ),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const options = fakeTmdbOptions({ apiUrl: `${origin}/3`, imageUrl: `${origin}/t/p/`, latencyMs, ...behaviour });
  handlers = [...fakeTmdbHandlers(options), ...controlRoutes(origin, options), ...otherServices(origin)];
  return {
    apiUrl: options.apiUrl,
    imageUrl: options.imageUrl,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
