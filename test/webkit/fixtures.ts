import { test as base } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWN_KEY } from '../browser/shared/fixtures.ts';
import { openDisplay, type Display } from './display.ts';
import { WebKit } from './webkit.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface TestFixtures {
  readonly size: Size;
  /** What WebKitGTK is to turn on beside what it has on. */
  readonly features: readonly string[];
  /** Where the site is. */
  readonly origin: string;
  /** A folder for a browser's data. */
  readonly profile: string;
  /** Opens a window over the profile; it is closed at the end. */
  readonly open: () => Promise<WebKit>;
  /** A window at home, of a visitor with a name. */
  readonly webkit: WebKit;
}

/** Gives the visitor a name, so that no welcome dialog opens. */
export const introduce = async (webkit: WebKit, origin: string): Promise<void> => {
  await webkit.driver.get(`${origin}/robots.txt`);
  await webkit.run('localStorage.setItem(arguments[0], arguments[1])', OWN_KEY, JSON.stringify({ username: 'Ada' }));
};

export const test = base.extend<TestFixtures, { readonly display: Display }>({
  size: [{ width: 1_440, height: 900 }, { option: true }],
  features: [[], { option: true }],
  origin: async ({ baseURL }, provide) => provide(baseURL ?? ''),
  display: [
    // The runner reads the names of what is needed from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const display = await openDisplay();
      await provide(display);
      display.close();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern
  profile: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'matinee-webkit-'));
    await provide(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  open: async ({ profile, display, size, features }, provide) => {
    const windows: WebKit[] = [];
    await provide(async () => {
      const webkit = await WebKit.open({ profile, display: display.name, features, ...size });
      windows.push(webkit);
      return webkit;
    });
    for (const webkit of windows) await webkit.close();
  },
  webkit: async ({ open, origin }, provide) => {
    const webkit = await open();
    await introduce(webkit, origin);
    await webkit.driver.get(`${origin}/`);
    await webkit.find('h2', 'Trending Now');
    await provide(webkit);
  },
});

export { expect } from '@playwright/test';
