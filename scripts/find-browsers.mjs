import { findOrInstallChromium } from './find-chromium.mjs';
import { findOrInstallFirefox } from './find-firefox.mjs';
import { findOrInstallWebKit } from './find-webkit.mjs';
import { run } from './run.mjs';

const FIND = { chromium: findOrInstallChromium, firefox: findOrInstallFirefox, webkit: findOrInstallWebKit };

await run(async () => {
  for (const name of process.argv.slice(2)) FIND[/** @type {keyof typeof FIND} */ (name)]();
});
