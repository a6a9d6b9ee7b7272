import type { Surroundings } from '#domain/report/report.ts';

/** In this order: most browsers name others beside themselves. */
const BROWSERS: readonly (readonly [RegExp, Surroundings['browser']])[] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, Surroundings['system']])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameIn = <Name>(table: readonly (readonly [RegExp, Name])[], userAgent: string): Name | undefined =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1];

/** What a visitor calls the browser and what it runs on, as in 'Chrome on Linux'. */
export const describeBrowser = (userAgent: string): string => {
  const system = nameIn(SYSTEMS, userAgent);
  return `${nameIn(BROWSERS, userAgent) ?? 'A browser'}${system ? ` on ${system}` : ''}`;
};

/** Safari names its version apart from its own name. */
const VERSION = /(?:Edg(?:A|iOS)?|OPR|Firefox|FxiOS)\/(\d{1,4}(?:\.\d{1,4})?)/;
const OTHER_VERSION = /(?:Chrome|CriOS|Version)\/(\d{1,4}(?:\.\d{1,4})?)/;

/** The browser's name and version, and its system in coarse words. Nothing of the text itself is in it. */
export const browserOf = (userAgent: string): Pick<Surroundings, 'browser' | 'browserVersion' | 'system'> => ({
  browser: nameIn(BROWSERS, userAgent) ?? 'other',
  browserVersion: (VERSION.exec(userAgent) ?? OTHER_VERSION.exec(userAgent))?.[1] ?? 'unknown',
  system: nameIn(SYSTEMS, userAgent) ?? 'other',
});
