import { spawn, type SpawnOptions } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** A program with all that it starts. */
export interface ProcessGroup {
  /** Ends it, and resolves when none of it is left. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** How long a program may take to end by itself. */
const PATIENCE_MS = 3_000;

/** @throws {Error} when the program cannot be started */
export const startGroup = (command: string, args: readonly string[], options: SpawnOptions): ProcessGroup => {
  const { pid } = spawn(command, args, { stdio: 'ignore', ...options, detached: true }).on('error', () => undefined);
  if (pid === undefined)
    throw new Error(`${command} cannot be started. docs/browsers.md says which packages it is in.`);
  const signalAll = (signal: NodeJS.Signals): void => {
    try {
      process.kill(-pid, signal);
    } catch {
      // It is gone already.
    }
  };
  return {
    end: async (signal) => {
      const start = Date.now();
      signalAll(signal);
      while (isAlive(-pid)) {
        await wait(10);
        if (Date.now() - start > PATIENCE_MS) signalAll('SIGKILL');
      }
    },
  };
};
