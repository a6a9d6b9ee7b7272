import { readFileSync } from 'node:fs';

/** What is asked of TMDB is said once, for hosts: nginx reads it there, and so does the recorder. */
const text = readFileSync('deploy/tmdb-proxy.conf', 'utf8');

const found = (pattern: RegExp): string => {
  const [, part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error(`deploy/tmdb-proxy.conf has no ${pattern.source}`);
  return part;
};

/** nginx's expressions may have spaces, which have no meaning. */
const query = found(/\$args !~ "\(\?x\)([^"]*)"/).replaceAll(/\s+/g, '');

const PATH = new RegExp(found(/^location ~ (\S+) \{$/m));
const QUERY = new RegExp(query);

/** The forms that a parameter can have, each a pattern. */
export const ASKED_PARAMETERS: readonly string[] = found(/\$args !~ "\(\?x\) \^\(\?:\(\?:([^"]*)\)\(\?:&\|\$\)\)\* \$"/)
  .trim()
  .split(/\n\s*\| /);

/** Whether the app asks such a thing of TMDB. @param path behind the API's base, with its query, as it is sent */
export const isAskedOfTmdb = (path: string): boolean => {
  const [before = '', ...after] = path.split('?');
  return PATH.test(`/tmdb/3${before}`) && QUERY.test(after.join('?'));
};
