import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface Display {
  /** As in the variable DISPLAY. */
  readonly name: string;
  close(): void;
}

/** A screen that nobody sees: WebKitGTK has no headless mode. @throws {Error} when Xvfb is not installed */
export const openDisplay = async (): Promise<Display> => {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const lines = createInterface({ input: server.stdio[3] as Readable });
  const [number] = (await Promise.race([once(lines, 'line'), once(server, 'error')])) as [unknown];
  if (typeof number !== 'string')
    throw new Error('Xvfb cannot be started. docs/browsers.md says which packages are needed.');
  return { name: `:${number}`, close: () => server.kill() };
};
