// `npm run bench` measures everything, `npm run bench -- lists` a part only.
import { chromium } from 'playwright';
import { PARTS } from '../test/bench/parts.mjs';
import { wholeLaunchOptions } from './find-chromium.mjs';
import { run } from './run.mjs';
import { serveDemo } from './serve-demo.mjs';
import { table } from './table.mjs';

/** @param {readonly string[]} names none for all @throws {Error} for a name that no part has */
function chosenParts(names) {
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw new Error(`There is no benchmark named ${unknown}: there are ${Object.keys(PARTS).join(', ')}.`);
  return Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name));
}

await run(async () => {
  const parts = chosenParts(process.argv.slice(2));
  const site = await serveDemo('bench');
  const browser = await chromium.launch(wholeLaunchOptions());
  try {
    for (const [, measurePart] of parts) {
      const { title, rows } = await measurePart(browser, site.origin);
      console.log(`\n${title}:\n${table(rows)}`);
    }
  } finally {
    await browser.close();
    await site.close();
  }
});
