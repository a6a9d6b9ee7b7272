// `npm run bench` measures everything, `npm run bench -- lists` a part only, `-- --browser firefox` in Firefox.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, firefox } from 'playwright';
import { PARTS } from '../test/bench/parts.mjs';
import { wholeLaunchOptions } from './find-chromium.mjs';
import { findFirefox, findOrInstallFirefox, firefoxLaunchOptions } from './find-firefox.mjs';
import { markdownTable } from './quality/write-figures.mjs';
import { run } from './run.mjs';
import { serveDemo } from './serve-demo.mjs';
import { table } from './table.mjs';

/** The tables of the last run, as Markdown. */
const REPORT = 'playwright-report/bench.markdown';

/** @param {readonly { title: string, rows: readonly (readonly string[])[] }[]} measured */
function writeReport(measured) {
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, measured.map(({ title, rows }) => `## ${title}\n\n${markdownTable(rows)}\n`).join('\n'));
}

/** @param {readonly string[]} names none for all @throws {Error} for a name that no part has */
function chosenParts(names) {
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw new Error(`There is no benchmark named ${unknown}: there are ${Object.keys(PARTS).join(', ')}.`);
  return Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name));
}

/** @param {string} name @throws {Error} for a browser that is not known */
async function launch(name) {
  if (name === 'chromium') return chromium.launch(wholeLaunchOptions());
  if (name !== 'firefox') throw new Error(`There is no benchmark in ${name}: there are chromium and firefox.`);
  findOrInstallFirefox();
  return firefox.launch(firefoxLaunchOptions(findFirefox() ?? ''));
}

await run(async () => {
  const options = /** @type {const} */ ({ browser: { type: 'string', default: 'chromium' } });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const parts = chosenParts(positionals);
  const site = await serveDemo('bench');
  const browser = await launch(values.browser);
  if (values.browser !== 'chromium')
    console.log(
      'This browser tells of no tasks: how long a timer had to wait stands for them, with all that the machine did.',
    );
  const measured = [];
  try {
    for (const [, measurePart] of parts) {
      const { title, rows } = await measurePart(browser, site.origin);
      console.log(`\n${title}:\n${table(rows)}`);
      // With each part: what comes after it may fail.
      measured.push({ title, rows });
      writeReport(measured);
    }
  } finally {
    await browser.close();
    await site.close();
  }
});
