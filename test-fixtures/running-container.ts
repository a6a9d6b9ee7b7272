import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeContainer, startContainer } from '../scripts/container.mjs';
import { writeImage, type Environment, type ReadConfig } from './container-image.ts';
import { askAt, type RunningNginx } from './running-nginx.ts';
import { endServer, freePort, untilItAnswers } from './running-server.ts';

/** A container with small builds, and this machine's nginx. */
export async function runContainer(readConfig: ReadConfig, settings: Environment): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'container-'));
  await chmod(folder, 0o755);
  const built = join(folder, 'built');
  await writeImage(built, { readConfig });
  const container = join(folder, 'container');
  const port = await freePort();
  const nginx = await startContainer({
    folder: container,
    sites: { tmdb: join(built, 'sites/tmdb'), demo: join(built, 'sites/demo') },
    port,
    settings,
  }).catch(async (error: unknown) => {
    await removeContainer(folder);
    throw error;
  });
  const ask = askAt(port);
  await untilItAnswers(() => ask('/'), 'nginx');
  return {
    origin: `http://127.0.0.1:${port}`,
    ask,
    log: () => readFile(join(container, 'logs', 'access.log'), 'utf8'),
    close: async () => {
      await endServer(nginx);
      await removeContainer(folder);
    },
  };
}
