import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApache } from '../../scripts/apache.mjs';
import { endServer, freePort, untilItAnswers } from '../running-server.ts';

export interface RunningApache {
  /** Of the folder that it serves by WebDAV; ends with a slash. */
  readonly url: string;
  /** That folder, on disk. */
  readonly disk: string;
  close(): Promise<void>;
}

/** This machine's apache2, with WebDAV. */
export async function runApache(): Promise<RunningApache> {
  const folder = await mkdtemp(join(tmpdir(), 'apache-'));
  const port = await freePort();
  const apache = await startApache({ folder, port });
  const url = `http://127.0.0.1:${port}/`;
  await untilItAnswers(() => fetch(url), 'apache2');
  return {
    url,
    disk: join(folder, 'files'),
    close: async () => {
      await endServer(apache);
      await rm(folder, { recursive: true });
    },
  };
}
