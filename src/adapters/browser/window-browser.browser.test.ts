import { describe, expect, it, vi } from 'vitest';
import { WindowBrowser } from './window-browser.ts';

const timesEmitted = (act: () => unknown): number => {
  let count = 0;
  const listening = new WindowBrowser().leaving$.subscribe(() => (count += 1));
  act();
  listening.unsubscribe();
  return count;
};
const changeVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the page is left (product.md, Saving: autosave)', () => {
  it.each([
    ['when it is closed', () => globalThis.dispatchEvent(new PageTransitionEvent('pagehide')), 1],
    ['when it is hidden', () => changeVisibility('hidden'), 1],
    ['not when it is shown again', () => changeVisibility('visible'), 0],
  ])('%s', (_, act, emitted) => expect(timesEmitted(act)).toBe(emitted));
});

// product.md, Errors and retry: offline.
describe('whether there is a network', () => {
  const say = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  const open = () => {
    const browser = new WindowBrowser();
    const told: boolean[] = [];
    const listening = browser.online$.subscribe((isOnline) => told.push(isOnline));
    return { browser, told, end: () => listening.unsubscribe() };
  };

  it('is as the browser says', () => {
    const { told, end } = open();
    say(false);
    say(true);
    end();
    expect(told).toEqual([true, false, true]);
  });

  it('is so once a request was answered, until the browser says anew that there is none', () => {
    say(false);
    const { browser, told, end } = open();
    browser.noteAnswer();
    browser.noteAnswer();
    expect(told).toEqual([false, true]);
    say(false);
    expect(told.at(-1)).toBe(false);
    browser.noteAnswer();
    end();
    expect(told).toEqual([false, true, false, true]);
    vi.restoreAllMocks();
  });
});

describe('a file for the share sheet (product.md, As a picture: sharing)', () => {
  const FILE = { name: 'a.png', contents: new Uint8Array([1, 2]), type: 'image/png' };
  const withShare = (share: (data: ShareData) => Promise<void>, canShare?: Navigator['canShare']) => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: canShare });
    return new WindowBrowser();
  };

  it('is taken where the browser says so', () => {
    const canShare = ({ files = [] }: ShareData = {}) => files.every(({ type }) => type === 'image/png');
    const browser = withShare(() => Promise.resolve(), canShare);
    expect([browser.canShareFile('image/png'), browser.canShareFile('text/html')]).toEqual([true, false]);
    expect(withShare(() => Promise.resolve()).canShareFile('image/png')).toBe(false);
  });

  it('is given with its name and type, and closing the sheet is no failure', async () => {
    const shared: ShareData[] = [];
    await withShare(async (data) => void shared.push(data)).shareFile(FILE);
    const [file] = shared[0]?.files ?? [];
    expect([file?.name, file?.type, await file?.bytes()]).toEqual([FILE.name, FILE.type, FILE.contents]);
    const failing = (name: string) => withShare(() => Promise.reject(new DOMException('no', name))).shareFile(FILE);
    await expect(failing('AbortError')).resolves.toBeUndefined();
    await expect(failing('NotAllowedError')).rejects.toThrow('no');
  });
});

describe('a download', () => {
  it('gives the text as a file of that name, from a link that is not in the page', async () => {
    const links: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function remember(this: HTMLAnchorElement) {
      links.push(this);
    });
    new WindowBrowser().download('backup.json', '{"a":"é"}');
    const [link] = links;
    expect(link?.download).toBe('backup.json');
    expect(link?.isConnected).toBe(false);
    expect(await (await fetch(link?.href ?? '')).text()).toBe('{"a":"é"}');
  });
});
