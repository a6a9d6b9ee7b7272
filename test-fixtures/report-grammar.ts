import type { Report } from '#domain/report/report.ts';

const ISO = /^[+-]?\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const PATH = /^\/$|^(\/(:id|[a-z_]{2,16})){1,6}$/;
const words = (...of: readonly string[]) => new RegExp(`^(${of.join('|')})$`);
const KINDS = /^(network|timeout|http|malformed|signed-out|error|[A-Z][A-Za-z]+Error)$/;

/** What each text of a report may be, by the name of its field; a field that is missing here may hold no text. */
const GRAMMAR: Readonly<Record<string, RegExp>> = {
  version: /^(\d{1,4}\.\d{1,4}\.\d{1,4}|unknown)$/,
  at: ISO,
  catalogue: words('demo', 'provider'),
  browser: words('Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'other'),
  browserVersion: /^(\d{1,4}(\.\d{1,4})?|unknown)$/,
  system: words('Android', 'ChromeOS', 'Linux', 'Mac', 'Windows', 'iPad', 'iPhone', 'other'),
  language: /^([a-z]{2,3}|unknown)$/,
  worker: words('unsupported', 'none', 'installing', 'waiting', 'active', 'past'),
  library: words('loading', 'loaded', 'unreadable'),
  lasts: words('device', 'window', 'unknown'),
  saving: words('saved', 'not-yet', 'failing'),
  log: words('on', 'off', 'outdated', 'unknown'),
  sharing: words('off', 'disk', 'host', 'unknown'),
  store: words('local', 'indexeddb', 'memory', 'other'),
  screenError: KINDS,
  area: /^(screen|page|code|worker|startup|address|store|library|log|versions|erasing|backup|export|import|links|calendar|devices|request)$/,
  kind: KINDS,
  path: PATH,
};

const strayIn = (name: string, value: unknown): readonly string[] => {
  if (typeof value === 'string') return GRAMMAR[name]?.test(value) ? [] : [`${name}: ${value}`];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${name}: ${value}`];
  if (typeof value === 'boolean') return [];
  if (typeof value !== 'object' || value === null) return [`${name}: ${String(value)}`];
  return Object.entries(value).flatMap(([field, each]) => strayIn(Array.isArray(value) ? name : field, each));
};

/** What of a report is not as its field's own grammar has it. */
export const strayTexts = (report: Report): readonly string[] => strayIn('report', report);

/** Digits, and what stands between the digits of times and versions: these say nothing of a title. */
const NUMERIC = /^[\d\s.:TZ,+-]*$/;
/** As short a text is in any other. */
const SHORTEST = 3;

/**
 * The texts of the visitor's that a report has, but for those that are words of every report.
 * @param text the report as it is shown
 * @param bare the report of an empty library, with failures about nothing, as it is shown
 */
export const leakedTexts = (text: string, bare: string, own: readonly string[]): readonly string[] =>
  own.filter(
    (each) => each.trim().length >= SHORTEST && !NUMERIC.test(each) && text.includes(each) && !bare.includes(each),
  );
