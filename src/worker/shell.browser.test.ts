import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST, PREFIX, SECOND, askFile, gone, host, shells, textOf } from '#fixtures/worker/shell-host.ts';
import { Shell } from './shell.ts';

const clear = async () => {
  vi.restoreAllMocks();
  for (const name of await shells()) await caches.delete(name);
};
beforeEach(clear);
afterEach(clear);

describe('the shell', () => {
  it('is there without a network, page and files', async () => {
    host(FIRST);
    const shell = new Shell(FIRST);
    await shell.fill();
    gone();
    expect(await textOf(shell.page(new Request('/watchlist')))).toContain('app-1.js');
    expect(await askFile(shell, 'assets/app-1.js')).toBe('first assets/app-1.js');
    expect(await askFile(shell, 'favicon.png')).toBe('first favicon.png');
  });

  it('answers by itself, with what is stored: of a cache’s own answer Chromium would keep what it compiled', async () => {
    host(FIRST);
    const shell = new Shell(FIRST);
    await shell.fill();
    gone();
    const match = vi.spyOn(Cache.prototype, 'match');
    const answer = await shell.file(new Request('assets/app-1.js'));
    const stored = await Promise.all(match.mock.results.map(({ value }) => value as Promise<Response>));
    expect(stored).toHaveLength(1);
    expect(stored.includes(answer)).toBe(false);
    expect(answer.headers.get('Content-Type')).toMatch('javascript');
    expect(await answer.text()).toBe('first assets/app-1.js');
  });

  it.each([
    ['a file is missing', () => host({ ...FIRST, files: ['./', 'favicon.png', 'assets/app-1.js'] })],
    ['the page is of another release', () => host(FIRST, 'second')],
    ['the network fails', gone],
  ])('is kept whole or not at all: %s', async (_name, arrange) => {
    arrange();
    await expect(new Shell(FIRST).fill()).rejects.toThrow(/is missing|of another release|Failed to fetch/);
    expect(await shells()).toEqual([]);
  });

  it('never mixes releases: the former one goes on with its own files beside the new one', async () => {
    host(FIRST);
    const first = new Shell(FIRST);
    await first.fill();
    host(SECOND);
    const second = new Shell(SECOND);
    await second.fill();
    gone();
    expect(await textOf(first.page(new Request('/')))).toContain('app-1.js');
    expect(await textOf(second.page(new Request('/')))).toContain('app-2.js');
    expect(await askFile(second, 'favicon.png')).toBe('second favicon.png');
    // This is for a page of the former release that is still open.
    expect(await askFile(second, 'assets/app-1.js')).toBe('first assets/app-1.js');
  });

  it('asks the network only for what changed', async () => {
    host(FIRST);
    await new Shell(FIRST).fill();
    const asked = host(SECOND);
    asked.mockClear();
    await new Shell(SECOND).fill();
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['./', 'favicon.png', 'assets/app-2.js']);
  });

  it('removes former releases on demand', async () => {
    host(FIRST);
    await new Shell(FIRST).fill();
    host(SECOND);
    const second = new Shell(SECOND);
    await second.fill();
    await second.tidy();
    expect(await shells()).toEqual([`${PREFIX}second`]);
  });

  it('stores files that were requested at run time, but never a page in their place', async () => {
    host({ ...FIRST, files: [...FIRST.files, 'assets/font-ext.woff2'] });
    const shell = new Shell(FIRST);
    await shell.fill();
    await askFile(shell, 'assets/font-ext.woff2');
    await askFile(shell, 'assets/missing.js');
    gone();
    expect(await askFile(shell, 'assets/font-ext.woff2')).toBe('first assets/font-ext.woff2');
    await expect(askFile(shell, 'assets/missing.js')).rejects.toThrow('Failed to fetch');
  });

  it('that the browser has thrown away is asked of the network', async () => {
    host(FIRST);
    expect(await textOf(new Shell(FIRST).page(new Request('/')))).toContain('app-1.js');
  });
});
