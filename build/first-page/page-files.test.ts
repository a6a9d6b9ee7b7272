import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCREENS } from '../../src/domain/addresses/screens.ts';
import { READERS } from './page-files.ts';

const sources = readdirSync('src/ui/screens', { recursive: true, encoding: 'utf8' });

// The page names the files of its first screen by this name, so that they are fetched beside the application.
it.each(Object.keys(SCREENS))('the %s screen is in a file of that name', (name) => {
  expect(sources.filter((path) => path.endsWith(`/${name}-screen.tsx`))).toHaveLength(1);
});

it.each(Object.entries(READERS))('what the %s screen waits for beside its own code is in %s', (screen, path) => {
  expect(Object.keys(SCREENS)).toContain(screen);
  expect(existsSync(path)).toBe(true);
});
