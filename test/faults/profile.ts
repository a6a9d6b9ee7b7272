import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { wholeLaunchOptions } from '../../scripts/find-chromium.mjs';

/** A browser of its own over a profile on the disk, as a visitor's is. */
export interface Running {
  readonly context: BrowserContext;
  readonly page: Page;
  /** SIGKILL, to the browser and every process of its group. Resolves when none is left. */
  kill(): Promise<void>;
  /** As a visitor closes it. */
  close(): Promise<void>;
}

export interface Profile {
  start(): Promise<Running>;
  remove(): Promise<void>;
}

const LAUNCH = wholeLaunchOptions();

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Chromium tells its own process: what was launched may have been a script. Playwright makes it lead a group. */
const browserPid = async (context: BrowserContext): Promise<number> => {
  const session = await context.browser()?.newBrowserCDPSession();
  const found = await session?.send('SystemInfo.getProcessInfo');
  const pid = found?.processInfo.find(({ type }) => type === 'browser')?.id;
  if (pid === undefined || pid <= 1 || !isAlive(-pid)) throw new Error('The browser leads no group of processes.');
  return pid;
};

const killGroup = async (pid: number): Promise<void> => {
  process.kill(-pid, 'SIGKILL');
  while (isAlive(-pid)) await wait(10);
};

/** @param baseURL where the site is. */
export const createProfile = async (baseURL: string | undefined): Promise<Profile> => {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-profile-'));
  let last: Running | undefined;
  const start = async (): Promise<Running> => {
    const context = await chromium.launchPersistentContext(folder, {
      ...LAUNCH,
      ...(baseURL !== undefined && { baseURL }),
      serviceWorkers: 'block',
      locale: 'en-US',
      timezoneId: 'UTC',
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    const pid = await browserPid(context);
    const page = context.pages()[0] ?? (await context.newPage());
    last = { context, page, kill: () => killGroup(pid), close: () => context.close() };
    return last;
  };
  const remove = async (): Promise<void> => {
    await last?.close().catch(() => undefined);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { start, remove };
};
