import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePorts, freePortsAgain } from './free-ports.mjs';

it('finds ports that a server can take, each another one', async () => {
  const ports = await freePorts(4);
  expect(new Set(ports).size).toBe(4);
  for (const port of ports) {
    const server = createServer().listen(port);
    await once(server, 'listening');
    expect((server.address() as AddressInfo).port).toBe(port);
    await once(server.close(), 'close');
  }
});

it('finds none that is in use', async () => {
  const used = createServer().listen(0);
  await once(used, 'listening');
  expect(await freePorts(20)).not.toContain((used.address() as AddressInfo).port);
  await once(used.close(), 'close');
});

it('finds the same as before where they are free, and others where one is not', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'ports-')), 'kept');
  const ports = await freePortsAgain(file, 3);
  expect(await freePortsAgain(file, 3)).toEqual(ports);
  expect(await freePortsAgain(file, 4)).toHaveLength(4);
  const again = await freePortsAgain(file, 4);
  const used = createServer().listen(again[1]);
  await once(used, 'listening');
  expect(await freePortsAgain(file, 4)).not.toContain(again[1]);
  await once(used.close(), 'close');
});

it('is where every server of the browser tests has its port from', () => {
  const folders = ['test/browser', 'test/faults'].flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file}`),
  );
  const named = ['test/playwright.config.ts', ...folders].filter((file) =>
    /localhost:\d{2}|PORT: '\d|port === '\d/.test(readFileSync(file, 'utf8')),
  );
  expect(named).toEqual([]);
});
