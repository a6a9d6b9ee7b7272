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

const frameEvent =
  (name: string) =>
  (context: string, parent: string | null = null): Message => ({
    type: 'event',
    method: `browsingContext.${name}`,
    params: { context, parent },
  });
const created = frameEvent('contextCreated');
const committed = frameEvent('navigationCommitted');
const destroyed = frameEvent('contextDestroyed');
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

const textIn = (data: unknown): string => (data as Buffer).toString('utf8');

/** What a socket gets, up to and with the message that is the last. */
const receivedBy = (socket: WebSocket, isLast: (message: Message, count: number) => boolean) =>
  new Promise<readonly Message[]>((resolve) => {
    const received: Message[] = [];
    socket.on('message', (data) => {
      const message = JSON.parse(textIn(data)) as Message;
      if (isLast(message, received.push(message))) resolve(received);
    });
  });

/** What the client gets of all that Firefox tells. */
async function passedOn(told: readonly Message[]): Promise<readonly Message[]> {
  const client = await connect((firefox) => [...told, LAST].forEach((each) => firefox.send(JSON.stringify(each))));
  return (await receivedBy(client, ({ method }) => method === LAST.method)).slice(0, -1);
}

describe('between Playwright and Firefox', () => {
  it('the command that Firefox lacks is answered, and others are passed on (docs/browsers.md, How Firefox is driven)', async () => {
    const asked: string[] = [];
    const client = await connect((firefox) =>
      firefox.on('message', (data) => {
        asked.push(textIn(data));
        firefox.send('{"type":"success","id":2,"result":{"of":"Firefox"}}');
      }),
    );
    const answers = receivedBy(client, (_, count) => count === 2);
    await once(client, 'open');
    client.send('{"id":1,"method":"emulation.setMediaFeaturesOverride"}');
    client.send('{"id":2,"method":"session.status"}');
    expect(await answers).toContainEqual({ type: 'success', id: 1, result: {} });
    expect(await answers).toContainEqual({ type: 'success', id: 2, result: { of: 'Firefox' } });
    expect(asked).toEqual(['{"id":2,"method":"session.status"}']);
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
