import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { buttonOf, dataOf, leaveData, openData } from '../data/data.ts';
import { chooseFileBy } from '../shared/engine.ts';
import { OWN_KEY, expect, test, watch } from '../shared/fixtures.ts';
import { MARKUP, expectOnlyText } from '../shared/hostile.ts';

const policyOf = (text: string) => text.split('; ').toSorted();

test('page and header carry the same policy, and the header says who may frame it', async ({ page }) => {
  const response = await page.goto('/movie/1001');
  const headers = response?.headers() ?? {};
  const meta = (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? '';
  expect(policyOf(headers['content-security-policy'] ?? '')).toEqual(policyOf(`${meta}; frame-ancestors 'none'`));
  expect(meta).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[\w+/=]{44}'; style-src 'self' 'sha256-[\w+/=]{44}'; /,
  );
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
});

/** Has code run as the page would run it, not as its debugger, which may evaluate whatever it likes: each piece on an event of its own. */
const plant = async (page: Page, codes: readonly string[]): Promise<void> => {
  const listeners = codes.map((code, at) => `addEventListener('attempt-${at}', () => setTimeout(() => { ${code}; }));`);
  await page.addInitScript(listeners.join('\n'));
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'Start Searching' })).toBeVisible();
};

/** @returns what refused the piece of code with that number */
const attempt = (page: Page, at: number): Promise<string> =>
  page.evaluate(
    (event) =>
      new Promise<string>((done) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => done(effectiveDirective), {
          once: true,
        });
        setTimeout(() => done('nothing'), 3_000);
        dispatchEvent(new Event(event));
      }),
    `attempt-${at}`,
  );

const TYPES = 'require-trusted-types-for';
const EVIL = 'https://evil.example';
/** A page of another host. */
const FRAMING = 'http://framing.example/';
const PWN = "'globalThis.pwned = 1'";

/** By which of these directives an attempt is refused depends on the browser where there are several. */
const ATTEMPTS: readonly (readonly [name: string, refusedBy: string, code: string])[] = [
  ['eval', TYPES, `eval(${PWN})`],
  ['a function from text', TYPES, `new Function(${PWN})()`],
  ['a timer with text', TYPES, `setTimeout(${PWN})`],
  ['innerHTML', TYPES, `document.body.innerHTML = '<img src=x onerror="pwned=1">'`],
  ['insertAdjacentHTML', TYPES, `document.body.insertAdjacentHTML('beforeend', '<b>x</b>')`],
  ['document.write', TYPES, `document.write('<b>x</b>')`],
  ['srcdoc', TYPES, `document.createElement('iframe').srcdoc = '<b>x</b>'`],
  ['a parser of markup', TYPES, `new DOMParser().parseFromString('<b>x</b>', 'text/html')`],
  ['a worker from text', TYPES, `new Worker(URL.createObjectURL(new Blob(['0'])))`],
  // Not every browser guards its address: it is then refused when it is loaded.
  [
    'an object',
    `${TYPES} object-src`,
    `document.body.append(Object.assign(document.createElement('object'), { data: '/x.swf' }))`,
  ],
  ['an inline script', TYPES, `const s = document.createElement('script'); s.append(${PWN}); document.head.append(s)`],
  ['a script of another site', TYPES, `document.createElement('script').src = '${EVIL}/x.js'`],
  ['a policy to trust', 'trusted-types', `trustedTypes.createPolicy('default', {})`],
  [
    'a style element',
    'style-src-elem',
    `const s = document.createElement('style'); s.append('p {}'); document.head.append(s)`,
  ],
  ['a style attribute', 'style-src-attr', `document.body.setAttribute('style', 'color: red')`],
  ['a picture of another site', 'img-src', `new Image().src = '${EVIL}/x.png'`],
  ['a picture in its address', 'img-src', `new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='`],
  ['a request to another site', 'connect-src', `fetch('${EVIL}/').catch(() => {})`],
  ['a beacon to another site', 'connect-src', `navigator.sendBeacon('${EVIL}/', 'x')`],
  [
    'a frame of another site',
    'frame-src',
    `document.body.appendChild(document.createElement('iframe')).src = '${EVIL}/'`,
  ],
  ['another base', 'base-uri', `document.head.appendChild(document.createElement('base')).href = '${EVIL}/'`],
  [
    'a form to another site',
    'form-action',
    `const f = document.body.appendChild(document.createElement('form')); f.action = '${EVIL}/'; f.submit()`,
  ],
];

test.describe('the page refuses', () => {
  test('what a script that got into it would try', async ({ page, allow }) => {
    test.slow();
    // It throws, too, and says so on the console. Firefox's driver tells of it otherwise (docs/browsers.md).
    allow(/policy|blocked by CSP|This document requires 'Trusted|NS_BINDING_ABORTED|^uncaught: : \n/i);
    await plant(
      page,
      ATTEMPTS.map(([, , code]) => code),
    );
    for (const [at, [name, refusedBy]] of ATTEMPTS.entries()) {
      expect.soft(refusedBy.split(' '), name).toContain(await attempt(page, at));
      expect.soft(await page.evaluate(() => 'pwned' in globalThis), name).toBe(false);
    }
  });

  test('what is inline in the page itself', async ({ page, allow }) => {
    allow(/policy|ERR_FAILED .*\/(ip|t\/p\/.*)\)$/i); // The end of the test breaks off what is still asked for.
    await page.route('./', async (route) => {
      const response = await route.fetch();
      const inline = '<script>pwned=1</script><img src="x" onerror="pwned=1"><style>body{display:none}</style>';
      await route.fulfill({ response, body: (await response.text()).replace('</body>', `${inline}</body>`) });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
    expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
  });

  test('to be framed, by whomever', async ({ page, allow, baseURL }) => {
    allow(/frame-ancestors|ERR_BLOCKED/);
    await page.route(FRAMING, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
    );
    await page.goto(FRAMING);
    await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
    expect(page.frames().map((frame) => frame.url())).not.toContain(`${baseURL}/`);
  });
});

test.describe('these tests notice', () => {
  for (const [what, code, expected] of [
    ['a violation', "new Image().src = 'https://evil.example/x.png'", /policy violated: img-src/],
    ['an error on the console', "console.error('Oh')", /console: Oh/],
    ['a rejection that nobody handles', "Promise.reject(new Error('Ah'))", /unhandled rejection: Error: Ah/],
    ['an error that nobody catches', "throw new Error('Eh')", /uncaught: Error: Eh/],
  ] as const) {
    test(what, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      const { check } = await watch(context);
      const page = await context.newPage();
      await page.addInitScript(`setTimeout(() => { ${code}; })`);
      await page.goto('./');
      await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
      expect(check).toThrow(expected);
      await context.close();
    });
  }
});

test.describe('what is stored is text (product.md, General: texts)', () => {
  const addedAt = '2026-11-01T10:00:00.000Z';
  const title = { id: 1_001, media_type: 'movie', title: MARKUP, overview: MARKUP, poster_path: `"${MARKUP}`, addedAt };
  const library = {
    username: MARKUP,
    watchlist: [title],
    favorites: [{ ...title, media_type: 'tv', name: MARKUP, poster_path: '//evil.example/x.png' }],
    collections: [{ id: MARKUP, name: MARKUP, description: MARKUP, movies: [title], createdAt: addedAt }],
    viewingHistory: [{ ...title, viewedAt: addedAt }],
  };

  const expectShown = async (page: Page, path: string) => {
    await page.goto(path);
    await expect(page.getByText(MARKUP).first()).toBeVisible();
    await expectOnlyText(page);
  };

  test('in the bundle', async ({ page, kept }) => {
    await kept.plant(page, { [OWN_KEY]: JSON.stringify(library) });
    for (const path of ['/watchlist', '/favorites', '/collections']) await expectShown(page, path);
    await page.getByRole('main').getByRole('link', { name: MARKUP }).click();
    await expect(page.getByRole('dialog').getByText(MARKUP).first()).toBeVisible();
    await expectOnlyText(page);
  });

  test('in the entries of the old format', async ({ page }) => {
    await page.addInitScript((markup) => {
      if (origin === 'null') return;
      localStorage.removeItem('matinee_user_data_203.0.113.7');
      localStorage.setItem('matinee_watchlist', JSON.stringify([{ id: 1_001, title: markup }]));
      localStorage.setItem('matinee_username', markup);
    }, MARKUP);
    await expectShown(page, '/watchlist');
  });

  test('in a backup', async ({ page }) => {
    await page.goto('/watchlist');
    await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
    await openData(page);
    const checksum = createHash('sha256').update(JSON.stringify(library)).digest('hex');
    const backup = { product: 'Matinee', version: 1, date: addedAt, checksum, library };
    const name = `${MARKUP.replaceAll('/', '')}.json`;
    await chooseFileBy(dataOf(page), () => buttonOf(page, 'Choose a file').click(), {
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(backup)),
    });
    await buttonOf(page, 'Replace').click();
    await expect(page.getByText('Backup restored', { exact: true })).toBeVisible();
    await expectOnlyText(page);
    await leaveData(page);
    await expect(page.getByRole('main').getByText(MARKUP).first()).toBeVisible();
    await expectOnlyText(page);
  });
});
