import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_FILES } from './host-files.ts';
import { UPGRADE } from './security-headers.ts';

type Headers = Readonly<Record<string, string>>;

const matches = (pattern: string, pathname: string): boolean =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;

/** The headers that a `_headers` file gives for a path. */
export function headersFor(text: string, pathname: string): Headers {
  const headers: Record<string, string> = {};
  let isMatched = false;
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) isMatched = matches(line, pathname);
    else if (isMatched) headers[name] = value ?? '';
  }
  return headers;
}

/** The headers of a built site's own `_headers`, as a host that speaks http sends them; none without such a file. */
export function siteHeaders(root: string, url: string): Headers {
  const path = join(root, HOST_FILES.headers);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return headersFor(text.replace(UPGRADE, ''), url.split(/[?#]/, 1)[0] ?? '');
}
