import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { HOST_FILES } from './host-files.ts';
import { siteHeaders } from './site-headers.ts';

/** Folders of files, never of screens: a missing one is missing, and no reason to send the page. */
const FILES_ONLY = /^\/(assets|artwork|icons)(\/|$)/;

const isForHost = (url: string): boolean => Object.values(HOST_FILES).some((name) => url.startsWith(`/${name}`));

/**
 * The answers of a good static host. A file comes in the smallest encoding that the client accepts, with the headers of the
 * site's `_headers`. A missing asset or picture is a 404. Every other path is a route of the application, and is answered
 * with the page.
 * @param root the built site
 * @param base where the host has it, with a slash at both ends
 */
export function siteHandler(root: string, base: string) {
  const files = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      response.setHeaders(new Map(Object.entries(siteHeaders(root, base.slice(0, -1) + pathname))));
      if (pathname.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
    },
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/' } = request;
    const refuse = () => void response.writeHead(404, { 'Cache-Control': 'no-store' }).end('Not found');
    const sendPage = () => files(Object.assign(request, { url: '/' }), response, refuse);
    if (isForHost(url)) refuse();
    else files(request, response, FILES_ONLY.test(url) ? refuse : sendPage);
  };
}
