import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** @param ask rejects until the server answers @throws {Error} after 5 s */
export async function untilItAnswers(ask: () => Promise<unknown>, what: string): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    try {
      await ask();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error(`${what} does not answer.`);
}

export async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill();
  await once(server, 'exit');
}
