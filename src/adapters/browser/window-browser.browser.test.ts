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
