import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST, PREFIX, SECOND, askFile, file, gone, host, html, shells, textOf } from '#fixtures/worker/shell-host.ts';
import { Shell } from './shell.ts';

const clear = async () => {
  vi.restoreAllMocks();
  for (const name of await shells()) await caches.delete(name);
};
beforeEach(clear);
afterEach(clear);

// product.md, Configuration: repair.
describe('what the shell stores', () => {
  const asked = (shell: Shell) => shell.page(new Request('/watchlist'));
  const signIn = () =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => html('<form action="/login">Sign in</form>'));

  it('asks the network for the page after a refused call, until it is the app’s again', async () => {
    host(FIRST);
    const shell = new Shell(FIRST);
    await shell.fill();
    const network = signIn();
    network.mockClear();
    expect(await textOf(asked(shell))).toContain('app-1.js');
    expect(network).not.toHaveBeenCalled();
    await shell.refuse();
    expect(await textOf(asked(shell))).toContain('Sign in');
    // A browser stops a worker that has nothing to do.
    expect(await textOf(asked(new Shell(FIRST)))).toContain('Sign in');
    host(FIRST);
    expect(await textOf(asked(new Shell(FIRST)))).toContain('app-1.js');
    signIn();
    expect(await textOf(asked(new Shell(FIRST)))).toContain('app-1.js');
  });

  it.each([
    ['there is no network', gone],
    [
      'the host is down',
      () => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 502 })),
    ],
  ])('answers with the stored page after a refused call when %s', async (_name, arrange) => {
    host(FIRST);
    const shell = new Shell(FIRST);
    await shell.fill();
    await shell.refuse();
    arrange();
    expect(await textOf(asked(shell))).toContain('app-1.js');
  });

  it.each([
    ['a script of another type', 'assets/late.js', file('first assets/late.js', 'text/plain')],
    ['a script with other code', 'assets/late.js', file('other', 'text/javascript')],
    ['a style sheet of another type', 'assets/late.css', file('first assets/late.css', 'application/octet-stream')],
    ['a cut font', 'assets/font-ext.woff2', file('first assets/font', 'font/woff2')],
    ['a sign-in’s page', 'assets/late.js', html('Sign in')],
  ])('never stores %s, and asks once more past what the browser holds', async (_name, path, bad) => {
    host(FIRST);
    const shell = new Shell(FIRST);
    await shell.fill();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => bad.clone());
    await askFile(shell, path);
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) =>
      init?.cache === 'reload' ? file(`first ${path}`) : bad.clone(),
    );
    expect(await askFile(shell, path)).toBe(`first ${path}`);
    gone();
    expect(await askFile(shell, path)).toBe(`first ${path}`);
  });

  it.each([
    ['a script of another type', 'assets/app-1.js', file('first assets/app-1.js', 'text/plain')],
    ['a script with other code', 'assets/app-1.js', file('other', 'text/javascript')],
    ['a sign-in’s page in place of the app’s', './', html('Sign in')],
  ])('heals: %s goes, and all else stays', async (_name, path, bad) => {
    host(FIRST);
    const shell = new Shell(FIRST);
    await shell.fill();
    const cache = await caches.open(`${PREFIX}first`);
    await cache.put(path, bad.clone());
    await shell.repair();
    expect(await cache.match(path)).toBeUndefined();
    expect(await cache.keys()).toHaveLength(FIRST.files.length - 1);
  });

  it('takes over no broken file of a former release', async () => {
    host(FIRST);
    await new Shell(FIRST).fill();
    await (await caches.open(`${PREFIX}first`)).put('assets/font-1.woff2', file('broken', 'font/woff2'));
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const path = input as string;
      if (path === './') return html('{"code":"assets/app-2.js"}');
      return file(`${path.includes('font') ? 'first' : 'second'} ${path}`);
    });
    await new Shell(SECOND).fill();
    const kept = await (await caches.open(`${PREFIX}second`)).match('assets/font-1.woff2');
    expect(await kept?.text()).toBe('first assets/font-1.woff2');
  });

  it('leaves the caches of other copies of the app on the same host alone', async () => {
    host(FIRST);
    const elsewhere = ['/films/matinee-shell-first', `${PREFIX}of-another-folder`];
    for (const name of elsewhere) await (await caches.open(name)).put('/films/', html('films'));
    const shell = new Shell(FIRST);
    await shell.fill();
    await shell.tidy();
    expect(await caches.keys()).toEqual(expect.arrayContaining(elsewhere));
    for (const name of elsewhere) await caches.delete(name);
  });
});
