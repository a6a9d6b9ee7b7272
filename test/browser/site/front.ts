import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers by itself instead of what is behind it, and says so. */
export type Guard = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface Front {
  readonly port: number;
  /** Asked before each request is passed on; a test may change it. */
  guard: Guard;
  close(): void;
}

/** Of what was asked, not of what is asked behind it. */
const OF_CONNECTION = new Set(['connection', 'host', 'accept-encoding', 'keep-alive']);
/** Of the file as it came, not as it is sent on. */
const OF_TRANSFER = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']);

async function pass(behind: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = Object.entries(request.headers).filter(([name]) => !OF_CONNECTION.has(name)) as [string, string][];
  const answer = await fetch(behind + (request.url ?? '/'), {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
  });
  for (const [name, value] of answer.headers) if (!OF_TRANSFER.has(name)) response.setHeader(name, value);
  response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
}

/**
 * A server in front of others, as a host with a sign-in or with several sites is.
 * @param behind the origin that answers a path
 */
export async function openFront(behind: (path: string) => string): Promise<Front> {
  const server = createServer((request, response) => {
    if (front.guard(request, response)) return;
    pass(behind(request.url ?? '/'), request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const front: Front = {
    port: (server.address() as AddressInfo).port,
    guard: () => false,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return front;
}
