/** A title's page, and never the list of all movies or shows. */
const TITLE_PATH = /^\/(movie|tv)\/\d+$/;

/**
 * The screens to measure. The detail screen's title is the first one that the home screen links to.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
export async function screens(browser, origin) {
  const page = await browser.newPage();
  await page.goto(origin);
  const links = page.locator('main a[href]');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.close();
  const detail = paths.find((path) => TITLE_PATH.test(path));
  if (!detail) throw new Error('The home screen links to no title.');
  return [
    { name: 'home', path: '/' },
    { name: 'explore', path: '/movie' },
    { name: 'detail', path: detail },
  ];
}
