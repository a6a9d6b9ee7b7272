import { chromium } from 'playwright';
import { preview } from 'vite';
import { measure } from '../test/bench/measure.mjs';
import { medians } from '../test/bench/median.mjs';
import { screens } from '../test/bench/screens.mjs';
import { buildSite } from './build-site.mjs';
import { switchTo } from './configure.mjs';
import { launchOptions } from './find-chromium.mjs';
import { run } from './run.mjs';
import { table } from './table.mjs';

const RUNS = 5;
const WIDTHS = [390, 1_440];
const PORT = 4_313;
const HEAD = ['screen, px', 'FCP ms', 'LCP ms', 'CLS', 'blocking ms', 'JS kB', 'requests', 'DOM nodes'];

/** @param {import('../test/bench/measure.mjs').Measured} figures */
const cells = ({ fcp, lcp, cls, longTasks, jsBytes, requests, nodes }) => [
  fcp.toFixed(0),
  lcp.toFixed(0),
  cls.toFixed(3),
  longTasks.toFixed(0),
  (jsBytes / 1_000).toFixed(1),
  requests.toFixed(0),
  nodes.toFixed(0),
];

/** @param {import('playwright').Browser} browser @param {{ url: string, width: number }} view */
async function repeated(browser, view) {
  const runs = [];
  for (let count = 0; count < RUNS; count += 1) runs.push(await measure(browser, view));
  return medians(runs);
}

/** @param {import('playwright').Browser} browser @param {string} origin */
async function measureAll(browser, origin) {
  const rows = [HEAD];
  for (const { name, path } of await screens(browser, origin)) {
    for (const width of WIDTHS) {
      rows.push([`${name}, ${width}`, ...cells(await repeated(browser, { url: origin + path, width }))]);
    }
  }
  return rows;
}

// The demo catalogue, whatever the environment says: figures are to be compared.
async function serveDemo() {
  switchTo('demo');
  Object.assign(process.env, {
    VITE_IP_LOOKUP_URLS: '',
    OUT_DIR: 'node_modules/.cache/matinee/site-bench',
    PORT: String(PORT),
  });
  await buildSite();
  return preview({ logLevel: 'warn' });
}

await run(async () => {
  const server = await serveDemo();
  const browser = await chromium.launch(launchOptions());
  try {
    const rows = await measureAll(browser, `http://localhost:${PORT}`);
    console.log(`\nFirst visits to the demo build on this machine, unthrottled, medians of ${RUNS}:\n${table(rows)}`);
  } finally {
    await browser.close();
    await server.close();
  }
});
