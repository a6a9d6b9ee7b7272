// `npm run bench` measures everything, `npm run bench -- lists` a part only.
import { chromium } from 'playwright';
import { preview } from 'vite';
import { PARTS } from '../test/bench/parts.mjs';
import { buildSite } from './build-site.mjs';
import { switchTo } from './configure.mjs';
import { launchOptions } from './find-chromium.mjs';
import { run } from './run.mjs';
import { table } from './table.mjs';

const PORT = 4_313;

/** @param {readonly string[]} names none for all @throws {Error} for a name that no part has */
function chosenParts(names) {
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw new Error(`There is no benchmark named ${unknown}: there are ${Object.keys(PARTS).join(', ')}.`);
  return Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name));
}

// The demo catalogue, whatever the environment says: figures are to be compared.
async function serveDemo() {
  switchTo('demo');
  Object.assign(process.env, {
    VITE_IP_LOOKUP_URLS: '',
    VITE_STORE: 'local',
    OUT_DIR: 'node_modules/.cache/matinee/site-bench',
    PORT: String(PORT),
  });
  await buildSite();
  return preview({ logLevel: 'warn' });
}

await run(async () => {
  const parts = chosenParts(process.argv.slice(2));
  const server = await serveDemo();
  const browser = await chromium.launch(launchOptions());
  try {
    for (const [, measurePart] of parts) {
      const { title, rows } = await measurePart(browser, `http://localhost:${PORT}`);
      console.log(`\n${title}:\n${table(rows)}`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
