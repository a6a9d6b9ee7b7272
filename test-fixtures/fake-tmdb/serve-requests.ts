import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isLocalHost } from '../../build/is-local-host.ts';
import { preflightResponse, withCors } from './with-cors.ts';

/** An error response stands for no answer at all. */
export type AnswerRequest = (request: Request) => Promise<Response>;

export interface ServedRequests {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const toRequest = async (origin: string, message: IncomingMessage): Promise<Request> => {
  const { method = 'GET', url = '/' } = message;
  const headers = Object.entries(message.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`${origin}${url}`, { method, headers, ...(hasBody && { body: await text(message) }) });
};

const withTmdbsCors =
  (answer: AnswerRequest): AnswerRequest =>
  async (request) =>
    request.method === 'OPTIONS' ? preflightResponse() : withCors(request, await answer(request));

const listener =
  (origin: () => string, answer: () => AnswerRequest): RequestListener =>
  (message, response) => {
    const respond = async (): Promise<void> => {
      if (!isLocalHost(message.headers.host)) return void response.writeHead(403).end();
      const answered = await withTmdbsCors(answer())(await toRequest(origin(), message));
      if (answered.type === 'error') return void message.socket.destroy();
      response.writeHead(answered.status, Object.fromEntries(answered.headers));
      response.end(Buffer.from(await answered.arrayBuffer()));
    };
    respond().catch((error: unknown) => message.socket.destroy(error instanceof Error ? error : undefined));
  };

/** Answers requests on localhost, to who asks by a name of this machine, with TMDB's CORS. Port 0 takes any that is free. */
export const serveRequests = async (
  port: number,
  answerAt: (origin: string) => AnswerRequest,
): Promise<ServedRequests> => {
  let origin = '';
  let answer: AnswerRequest = async () => Response.error();
  const server = createServer(
    listener(
      () => origin,
      () => answer,
    ),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  answer = answerAt(origin);
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
