import { beat } from './heartbeat.mjs';
import { observe, read } from './observe.mjs';
import { isChromium } from './record-work.mjs';

/** @typedef {{ fcp: number, lcp: number, cls: number, longTasks: number, nodes: number, jsBytes: number, requests: number }} Measured */

/** Nothing asked for during this long: the page has settled. */
const QUIET_MS = 1_000;

/**
 * Counts what a page asks for, as it came over the wire.
 * @param {import('playwright').Page} page
 */
async function tally(page) {
  const counted = { requests: 0, jsBytes: 0, lastAt: performance.now() };
  if (!isChromium(/** @type {import('playwright').Browser} */ (page.context().browser()))) {
    const note = () => (counted.lastAt = performance.now());
    page.on('request', () => {
      counted.requests += 1;
      note();
    });
    page.on('requestfinished', note);
    counted.jsBytes = Number.NaN;
    return counted;
  }
  const scripts = new Set();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ requestId, type }) => {
    counted.requests += 1;
    counted.lastAt = performance.now();
    if (type === 'Script') scripts.add(requestId);
  });
  // Module scripts that were preloaded are told apart by their content only.
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.lastAt = performance.now();
    if (scripts.has(requestId)) counted.jsBytes += encodedDataLength;
  });
  return counted;
}

/** @param {{ lastAt: number }} counted */
async function quiet(counted) {
  while (performance.now() - counted.lastAt < QUIET_MS) {
    await new Promise((done) => setTimeout(done, 100));
  }
}

/**
 * Opens an address as a first visit and measures it until it is quiet.
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, width: number }} view
 * @returns {Promise<Measured>}
 */
export async function measure(browser, { url, width }) {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    serviceWorkers: 'block',
    locale: 'en-US',
  });
  try {
    await context.addInitScript(observe);
    if (!isChromium(browser)) await context.addInitScript(beat);
    const page = await context.newPage();
    const counted = await tally(page);
    await page.goto(url, { waitUntil: 'load' });
    await quiet(counted);
    return { ...(await page.evaluate(read)), requests: counted.requests, jsBytes: counted.jsBytes };
  } finally {
    await context.close();
  }
}
