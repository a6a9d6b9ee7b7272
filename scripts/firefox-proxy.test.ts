import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

const PROXY = fileURLToPath(new URL('firefox-proxy.mjs', import.meta.url));

interface Message {
  readonly id?: number;
  readonly type?: string;
  readonly method?: string;
  readonly params?: object;
}

const created = (context: string, parent: string | null = null): Message => ({
  type: 'event',
  method: 'browsingContext.contextCreated',
  params: { context, parent },
});
const committed = (context: string): Message => ({
  type: 'event',
  method: 'browsingContext.navigationCommitted',
  params: { context },
});
const destroyed = (context: string): Message => ({
  type: 'event',
  method: 'browsingContext.contextDestroyed',
  params: { context },
});
const LAST: Message = { type: 'event', method: 'log.entryAdded', params: {} };

let server: WebSocketServer;
let proxy: ChildProcess;
afterEach(() => {
  proxy.kill();
  server.close();
});

/** A file that says what Firefox says when it has started: where it listens. */
function firefoxAt(port: number): string {
  const file = join(mkdtempSync(join(tmpdir(), 'firefox-')), 'firefox');
  const script = `#!/bin/sh\necho "WebDriver BiDi listening on ws://127.0.0.1:${port}" >&2\nexec sleep 60\n`;
  writeFileSync(file, script, { mode: 0o755 });
  return file;
}

/** A client of the proxy. Firefox's part is `onConnection`. */
async function connect(onConnection: (firefox: WebSocket) => void): Promise<WebSocket> {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', onConnection);
  const { port } = server.address() as AddressInfo;
  proxy = spawn(process.execPath, [PROXY], {
    env: { ...process.env, FIREFOX_PATH: firefoxAt(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [line] = (await once(createInterface({ input: proxy.stderr! }), 'line')) as [string];
  return new WebSocket(line.replace('WebDriver BiDi listening on ', ''));
}

/** What the client gets, up to and with `LAST`, of all that Firefox tells. */
async function passedOn(told: readonly Message[]): Promise<readonly Message[]> {
  const client = await connect((firefox) => [...told, LAST].forEach((each) => firefox.send(JSON.stringify(each))));
  const got: Message[] = [];
  await new Promise<void>((resolve) =>
    client.on('message', (data) => {
      got.push(JSON.parse((data as Buffer).toString('utf8')) as Message);
      if (got.at(-1)?.method === LAST.method) resolve();
    }),
  );
  return got.slice(0, -1);
}

describe('between Playwright and Firefox', () => {
  it('the command that Firefox lacks is answered, and others are passed on (docs/browsers.md, How Firefox is driven)', async () => {
    const asked: unknown[] = [];
    const client = await connect((firefox) =>
      firefox.on('message', (data) => {
        asked.push(JSON.parse((data as Buffer).toString('utf8')));
        firefox.send('{"type":"success","id":2,"result":{"of":"Firefox"}}');
      }),
    );
    const answers: unknown[] = [];
    const both = new Promise<void>((resolve) =>
      client.on('message', (data) => {
        answers.push(JSON.parse((data as Buffer).toString('utf8')));
        if (answers.length === 2) resolve();
      }),
    );
    await once(client, 'open');
    client.send('{"id":1,"method":"emulation.setMediaFeaturesOverride"}');
    client.send('{"id":2,"method":"session.status"}');
    await both;
    expect(asked).toEqual([{ id: 2, method: 'session.status' }]);
    expect(answers).toContainEqual({ type: 'success', id: 1, result: {} });
    expect(answers).toContainEqual({ type: 'success', id: 2, result: { of: 'Firefox' } });
  });

  it.each<[string, readonly Message[], Message]>([
    ['of a page that was left', [created('page'), created('frame', 'page'), committed('page')], committed('frame')],
    [
      'within a frame of a page that was left',
      [created('page'), created('frame', 'page'), created('inner', 'frame'), committed('page')],
      committed('inner'),
    ],
    ['that was taken away', [created('page'), created('frame', 'page'), destroyed('frame')], committed('frame')],
    [
      'within a frame that was taken away',
      [created('page'), created('frame', 'page'), created('inner', 'frame'), destroyed('frame')],
      committed('inner'),
    ],
  ])('no document is told of a frame %s (docs/browsers.md, How Firefox is driven)', async (_, before, late) => {
    expect(await passedOn([...before, late])).toEqual(before);
  });

  it.each<[string, readonly Message[]]>([
    ['of the page', [created('page'), committed('page'), committed('page')]],
    ['of a page that no event told of', [committed('page')]],
    ['of a frame', [created('page'), committed('page'), created('frame', 'page'), committed('frame')]],
    [
      'of a frame whose neighbour got one',
      [created('page'), created('a', 'page'), created('b', 'page'), committed('a'), committed('b')],
    ],
    [
      'of a frame that came again',
      [created('page'), created('frame', 'page'), committed('page'), created('frame', 'page'), committed('frame')],
    ],
  ])('each document is told %s (docs/browsers.md, How Firefox is driven)', async (_, told) => {
    expect(await passedOn(told)).toEqual(told);
  });
});
