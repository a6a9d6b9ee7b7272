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
