#!/usr/bin/env node
// Starts the Firefox of FIREFOX_PATH and stands between it and Playwright. Firefox ESR lacks one command that Playwright
// gives for every page; here it is answered. Playwright fails on the document of a frame that it has forgotten; here such an
// event is dropped. All else is passed on. Theme and motion come from preferences instead.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = 'emulation.setMediaFeaturesOverride';
const ENDPOINT = /(WebDriver BiDi listening on )(ws:\/\/\S+)/;
const FRAME_EVENT = /"browsingContext\.(?:contextCreated|contextDestroyed|navigationCommitted)"/;

/** @typedef {{ id: number, method?: string, params?: { context: string, parent?: string | null } }} Message */

/** @param {string} text */
const messageIn = (text) => /** @type {Message} */ (JSON.parse(text));

/** @param {WebSocket} socket @param {(text: string) => void} act */
const onText = (socket, act) => socket.on('message', (data) => act(/** @type {Buffer} */ (data).toString('utf8')));

/**
 * Follows which frames Playwright has forgotten: those of a page or a frame that was left or taken away. Firefox may tell
 * of their documents afterwards.
 * @returns {(text: string) => boolean} for each message of Firefox, in order: whether it is of a document in such a frame
 */
function followForgotten() {
  /** @type {Map<string, string>} a frame, and what it is in */
  const parents = new Map();
  const forgotten = new Set();
  /** @param {string} context */
  const forgetWithin = (context) => {
    for (const [frame, parent] of parents) if (parent === context) forget(frame);
  };
  /** @param {string} context */
  const forget = (context) => {
    forgotten.add(context);
    parents.delete(context);
    forgetWithin(context);
  };
  return (text) => {
    if (!FRAME_EVENT.test(text)) return false;
    const { method, params } = messageIn(text);
    if (!params) return false;
    const { context, parent } = params;
    if (method === 'browsingContext.contextDestroyed') forget(context);
    if (method === 'browsingContext.contextCreated') {
      forgotten.delete(context);
      if (parent) parents.set(context, parent);
    }
    if (method !== 'browsingContext.navigationCommitted') return false;
    forgetWithin(context);
    return forgotten.has(context);
  };
}

/** @param {WebSocket} client @param {string} address */
function passOn(client, address) {
  const firefox = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  /** @type {string[]} */
  const early = [];
  firefox.on('open', () => early.splice(0).forEach((text) => firefox.send(text)));
  const isOfForgotten = followForgotten();
  onText(firefox, (text) => {
    if (!isOfForgotten(text)) client.send(text);
  });
  firefox.on('close', () => client.close());
  firefox.on('error', () => client.close());
  client.on('close', () => firefox.close());
  onText(client, (text) => {
    const { id, method } = messageIn(text);
    if (method === UNKNOWN) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (firefox.readyState === WebSocket.OPEN) firefox.send(text);
    else early.push(text);
  });
}

/** @param {string} origin of Firefox's own server @returns {Promise<string>} the address to ask in its place */
const listen = (origin) =>
  new Promise((resolve) => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 0 }, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve(`ws://127.0.0.1:${port}`);
    });
    server.on('connection', (client, { url = '/' }) => passOn(client, origin + url));
  });

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
createInterface({ input: firefox.stderr }).on('line', (text) => {
  const [, words = '', origin] = ENDPOINT.exec(text) ?? [];
  if (origin) void listen(origin).then((address) => console.error(words + address));
  else console.error(text);
});
firefox.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => firefox.kill(signal));
