import { digestOf } from './digest-of.ts';

/** The page, in a release's list of files. */
export const PAGE = './';

const HTML = /^text\/html\b/i;
const TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/^\.\/$/, HTML],
  [/\.js$/, /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i],
  [/\.css$/, /^text\/css\b/i],
  [/\.(?:svg|png|jpe?g|webp|avif|ico)$/, /^image\//i],
];

const typeOf = ({ headers }: Response): string => headers.get('Content-Type') ?? '';

/**
 * Whether an answer claims to be the file of this name. Hosts and sign-ins may send a page in a file's place, and a browser runs
 * no script of another type. Types of fonts differ from host to host.
 */
export const claimsToBe = (path: string, response: Response): boolean => {
  const [, type] = TYPES.find(([name]) => name.test(path)) ?? [];
  return response.ok && !response.redirected && (type ? type.test(typeOf(response)) : !HTML.test(typeOf(response)));
};

/**
 * Whether an answer is the built file of this name, by its type and by the build's own digest. A page has no digest: hosts may
 * add to it.
 * @param digests those of all built files
 */
export const isWhole = async (path: string, response: Response, digests: readonly string[]): Promise<boolean> => {
  if (!claimsToBe(path, response)) return false;
  return path === PAGE || digests.includes(await digestOf(path, await response.clone().arrayBuffer()));
};
