import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { freePorts } from './free-ports.mjs';

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

it('is where every server of the browser tests has its port from', () => {
  const folders = ['test/browser', 'test/faults'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file}`),
  );
  const named = ['playwright.config.ts', ...folders].filter((file) =>
    /localhost:\d{2}|PORT: '\d|port === '\d/.test(readFileSync(file, 'utf8')),
  );
  expect(named).toEqual([]);
});
