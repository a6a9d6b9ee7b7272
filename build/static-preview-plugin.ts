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

interface Site {
  /** The folder of the built files. */
  readonly root: string;
  /** Where the host has them, with a slash at both ends. */
  readonly base: string;
}

/** The answer to what is asked beside the site's folder: the way into it. */
const elsewhere = (base: string): Answer => ({
  status: 404,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  text: `The site is at ${base}`,
});

/** Serves the built site in `vite preview` as a good static host would, with the headers of its `_headers`: see `answerFor`. */
export function staticPreviewPlugin(): Plugin {
  const serve = async ({ root, base }: Site, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/' } = request;
    if (!url.startsWith(base)) {
      await send(response, elsewhere(base), request.method !== 'HEAD');
      return;
    }
    const answer = await answerFor(root, {
      url: url.slice(base.length - 1),
      acceptEncoding: oneHeader(request.headers['accept-encoding']),
      ifNoneMatch: oneHeader(request.headers['if-none-match']),
    });
    const headers = { ...(await siteHeaders(root, url)), ...answer.headers };
    await send(response, { ...answer, headers }, request.method !== 'HEAD');
  };
  return {
    name: 'matinee:static-preview',
    configurePreviewServer(server) {
      const { base, build } = server.config;
      const site = { root: resolve(server.config.root, build.outDir), base };
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') next();
        else serve(site, request, response).catch((error: unknown) => response.destroyed || next(error));
      });
    },
  };
}
