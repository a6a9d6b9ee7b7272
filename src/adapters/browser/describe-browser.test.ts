import { expect, it } from 'vitest';
import { browserOf, describeBrowser } from './describe-browser.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`,
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['curl/8', 'A browser'],
])('the browser of %s is %s', (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name);
});

// product.md, Report: fields.
it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36`, 'Chrome 156.0 Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36 Edg/155.1.2.3`, 'Edge 155.1 Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36 OPR/120.0`, 'Opera 120.0 Windows'],
  ['Mozilla/5.0 (Android 16; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0', 'Firefox 153.0 Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) AppleWebKit/605.1.15 CriOS/156.0.1 Mobile Safari/604.1',
    'Chrome 156.0 iPhone',
  ],
  ['Mozilla/5.0 (iPad) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', 'Safari 18.5 iPad'],
  ['Ada Lovelace/7 of 12 Example Road', 'other unknown other'],
  ['Chrome/Ada', 'Chrome unknown other'],
  ['', 'other unknown other'],
])('of %j a report has %s', (userAgent, expected) => {
  expect(Object.values(browserOf(userAgent)).join(' ')).toBe(expected);
});
