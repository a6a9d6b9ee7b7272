import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Plugin } from 'vite';
import { answerFor, type Answer } from './answer-for.ts';
import { siteHeaders } from './site-headers.ts';

const oneHeader = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(',') : (value ?? '');

async function send(response: ServerResponse, answer: Answer, withBody: boolean): Promise<void> {
  response.writeHead(answer.status, answer.headers);
  if (!withBody || !answer.file) response.end(answer.text);
  else await pipeline((await answer.file.open()).createReadStream(), response);
}

/** Serves the built site in `vite preview` as a good static host would, with the headers of its `_headers`: see `answerFor`. */
export function staticPreviewPlugin(): Plugin {
  const serve = async (root: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/';
    const answer = await answerFor(root, {
      url,
      acceptEncoding: oneHeader(request.headers['accept-encoding']),
      ifNoneMatch: oneHeader(request.headers['if-none-match']),
    });
    const headers = { ...(await siteHeaders(root, url)), ...answer.headers };
    await send(response, { ...answer, headers }, request.method !== 'HEAD');
  };
  return {
    name: 'matinee:static-preview',
    configurePreviewServer(server) {
      const root = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') next();
        else serve(root, request, response).catch(next);
      });
    },
  };
}
