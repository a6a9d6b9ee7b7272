import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Beginnings of texts that look like names in the browser's storage, and are none. */
const NO_NAMES: Readonly<Record<string, string>> = {
  'matinee-worker': 'a Trusted Types policy, which each document has for itself',
  'matinee-kept-at': 'a header of a picture in a cache',
  'matinee-used-at': 'a header of a picture in a cache',
  'matinee-encrypted-1.': 'the beginning of an encrypted text',
  'matinee-partial-': 'a file in a visitor’s folder',
  'matinee devices': 'what keys are derived for',
};

/** Files that put the scope before names themselves. */
const BY_THEMSELVES = new Set([
  // The worker gets the scope from the build.
  'worker/shell.ts',
  'worker/out-today.ts',
  'worker/pictures.ts',
  // It reads the names of the root.
  'adapters/browser/take-over-lists.ts',
]);

const NAME = /(ownName\()?\s*['"`]\.?(matinee(?:['"`]|[_-][^'"`$]*|\s[\w]+))/g;

interface Found {
  readonly path: string;
  readonly name: string;
  readonly isScoped: boolean;
}

const isProgram = (path: string): boolean =>
  /^(?:adapters|worker|composition)\//.test(path) && !/(?:test|contract)\.tsx?$/.test(path) && !BY_THEMSELVES.has(path);

const FOUND: readonly Found[] = (await sourceFiles())
  .filter(({ path }) => isProgram(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(NAME)].map(([, scoped, name = '']) => ({ path, name, isScoped: scoped !== undefined })),
  );

// product.md, Configuration: own names.
describe('the names of all that is kept in the browser', () => {
  it('go through one function', () => {
    const bare = FOUND.filter(
      ({ name, isScoped }) => !isScoped && !Object.keys(NO_NAMES).some((each) => name.startsWith(each)),
    ).map(({ path, name }) => `${path}: ${name}`);
    // The format of a device's file, and the visitor's last folder in the browser's own dialog.
    expect([...new Set(bare)].toSorted()).toEqual([
      "adapters/devices/browser-places.ts: matinee'",
      'adapters/devices/json-device-file-codec.ts: matinee"',
    ]);
  });

  it('are found by this test', () => {
    const scoped = FOUND.filter(({ isScoped }) => isScoped);
    expect(scoped.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'matinee_user_data_',
        'matinee-log',
        "matinee'",
        'matinee_devices',
        'matinee_last_theme',
        'matinee_last_home',
        'matinee_last_followed',
      ]),
    );
    expect(scoped.length).toBeGreaterThan(30);
  });
});
