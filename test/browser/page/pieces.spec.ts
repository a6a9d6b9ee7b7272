import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../shared/fixtures.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';

/** Longer than a browser waits before it paints what has come of a page. */
const PAUSE_MS = 500;

interface Host {
  readonly server: Server;
  /** Has the rest of the page sent. */
  readonly sendRest: () => void;
}

/** A host of the site at `origin` that sends the page in two pieces. The first ends within the header, and the second waits for `sendRest`. */
const openHost = async (origin: string): Promise<Host> => {
  let sendRest = () => {};
  const isAsked = new Promise<void>((resolve) => (sendRest = resolve));
  const send = async (answer: Response, response: ServerResponse): Promise<void> => {
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const cut = type.startsWith('text/html') ? body.indexOf('</form>') : 0;
    response.writeHead(answer.status, { 'Content-Type': type }).write(body.subarray(0, cut));
    if (cut > 0) await isAsked;
    response.end(body.subarray(cut));
  };
  const server = createServer((request, response) => {
    void fetch(origin + (request.url ?? '/')).then((answer) => send(answer, response));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, sendRest };
};

test('a page that comes in pieces shows its header once all of it is there, so that nothing shifts', async ({
  page,
  baseURL,
  browserName,
}) => {
  const { server, sendRest } = await openHost(baseURL ?? '');
  await countShifts(page);
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/about`, { waitUntil: 'commit' });
  await expect(page.locator('#frame form')).toBeAttached();
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  expect(await page.locator('#frame form').isVisible()).toBe(false);
  sendRest();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (browserName === 'chromium') expect(await shiftsOf(page)).toBe(0);
  server.close();
  server.closeAllConnections();
});
