import { isKnownPath } from '../fault.ts';

/** So much more each call takes, in milliseconds: any whole number from the least to the most, both included. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** How late calls are answered (product.md, QA: latency). */
export interface Latency {
  /** Of calls at no path below; absent where these are answered as ever. */
  readonly general?: Span;
  /** The first one with that path counts. `*` in a path stands for any one segment. */
  readonly paths: readonly (Span & { readonly path: string })[];
}

/** No call is waited for longer than 30 s. */
const LIMIT_MS = 60_000;

const FORM = /^(?:(\/[\w/*]+):)?(\d{1,5})(?:-(\d{1,5}))?$/;

const readSpan = (from: string, to: string): Span | undefined => {
  const [least, most] = [Number(from), Number(to)];
  return least <= most && most <= LIMIT_MS ? { least, most } : undefined;
};

const readPart = (text: string): (Span & { readonly path?: string }) | undefined => {
  const [, path, from, to = from] = FORM.exec(text) ?? [];
  const span = from === undefined || to === undefined ? undefined : readSpan(from, to);
  if (!span || path === undefined) return span;
  return isKnownPath(path) ? { ...span, path } : undefined;
};

/** Latencies as an address has them, with commas between them; undefined where one is none, or a path is named twice. */
export const readLatency = (text: string): Latency | undefined => {
  const parts = text.split(',').map((each) => readPart(each.trim()));
  const names = new Set(parts.map((part) => part?.path ?? ''));
  if (names.size < parts.length || parts.includes(undefined)) return undefined;
  const known = parts.filter((part) => part !== undefined);
  const general = known.find(({ path }) => path === undefined);
  const paths = known.flatMap(({ path, ...span }) => (path === undefined ? [] : [{ path, ...span }]));
  return { ...(general && { general }), paths };
};

const writeSpan = ({ least, most }: Span): string => (least === most ? `${least}` : `${least}-${most}`);

/** The general one comes first. */
export const writeLatency = ({ general, paths }: Latency): string =>
  [...(general ? [writeSpan(general)] : []), ...paths.map(({ path, ...span }) => `${path}:${writeSpan(span)}`)].join(
    ',',
  );

const isAt = (pattern: string, path: string): boolean => {
  const [asked, segments] = [path.split('/'), pattern.split('/')];
  return asked.length === segments.length && segments.every((each, at) => each === '*' || each === asked[at]);
};

/** How late a call at a path is to be answered; undefined where it is answered as ever. */
export const spanAt = ({ general, paths }: Latency, path: string): Span | undefined =>
  paths.find((each) => isAt(each.path, path)) ?? general;
