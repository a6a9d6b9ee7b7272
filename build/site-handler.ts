import { existsSync, statSync } from 'node:fs';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import { isLocalHost } from './is-local-host.ts';
import { siteHeaders } from './site-headers.ts';

/** Folders of files, never of screens: a missing one is missing, and no reason to send the page. */
const FILES_ONLY = /^\/(assets|artwork|icons)(\/|$)/;

/** What speaks to hosts, what a build keeps for itself, and compressed files under their own names, as in deploy/nginx.conf. */
const NOT_FOR_VISITORS = /^\/_|\/\.|\.(br|gz)$/i;

const METHODS = ['GET', 'HEAD'];

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** What a path could be made of by whoever decodes it, again and again, and takes one slash for another. */
const plainPath = (path: string): string => {
  const once = decoded(path);
  if (once !== path) return plainPath(once);
  return posix.resolve('/', path.replaceAll('\\', '/'));
};

const isFile = (path: string): boolean => !path.includes('\0') && existsSync(path) && statSync(path).isFile();

/**
 * The answers of a good static host. A file comes in the smallest encoding that the client accepts, with the headers of the
 * site's `_headers`. A missing asset or picture is a 404, and so is a file that is asked for in any other form than its own. Every other
 * path is a route of the application, and is answered with the page.
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
  const isRefused = (sent: string): boolean => {
    const plain = plainPath(sent);
    return NOT_FOR_VISITORS.test(plain) || (plain !== sent && (FILES_ONLY.test(plain) || isFile(join(root, plain))));
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/', method = '', headers } = request;
    const refuse = (status = 404, more: Readonly<Record<string, string>> = {}) =>
      void response.writeHead(status, { 'Cache-Control': 'no-store', ...more }).end(STATUS_CODES[status]);
    const sendPage = () => files(Object.assign(request, { url: '/' }), response, () => refuse());
    const [sent = ''] = url.split(/[?#]/, 1);
    if (!isLocalHost(headers.host)) refuse(403);
    else if (!METHODS.includes(method)) refuse(405, { Allow: METHODS.join(', ') });
    else if (!sent.startsWith('/') || isRefused(sent)) refuse();
    else files(request, response, FILES_ONLY.test(sent) ? () => refuse() : sendPage);
  };
}
