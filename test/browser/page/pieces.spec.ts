import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../shared/fixtures.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';

/** Longer than a browser waits before it paints what has come of a page. */
const PAUSE_MS = 500;

const sendInPieces = async (answer: Response, response: ServerResponse): Promise<void> => {
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  const cut = type.startsWith('text/html') ? body.indexOf('</form>') : 0;
  response.writeHead(answer.status, { 'Content-Type': type }).write(body.subarray(0, cut));
  setTimeout(() => response.end(body.subarray(cut)), cut > 0 ? PAUSE_MS : 0);
};

/** A host of the site at `origin` that sends the page in two pieces. The first ends within the header. */
const openHost = (origin: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      void fetch(origin + (request.url ?? '/')).then((answer) => sendInPieces(answer, response));
    }).listen(0, () => resolve(server));
  });

test('a page that comes in pieces shows its header once all of it is there, so that nothing shifts', async ({
  page,
  baseURL,
  browserName,
}) => {
  const host = await openHost(baseURL ?? '');
  await countShifts(page);
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/about`, { waitUntil: 'commit' });
  await expect(page.locator('#frame form')).toBeAttached();
  expect(await page.locator('#frame form').isVisible()).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (browserName === 'chromium') expect(await shiftsOf(page)).toBe(0);
  host.close();
  host.closeAllConnections();
});
