import { afterEach, describe, expect, it, vi } from 'vitest';
import { navigatorAppBadge } from './navigator-app-badge.ts';

const setAppBadge = vi.fn<(count?: number) => Promise<void>>(async () => undefined);
const clearAppBadge = vi.fn<() => Promise<void>>(async () => undefined);

const withBadge = (badging: object = { setAppBadge, clearAppBadge }): void => {
  for (const name of ['setAppBadge', 'clearAppBadge'])
    Object.defineProperty(navigator, name, {
      configurable: true,
      value: (badging as Record<string, unknown>)[name],
    });
};
const displayedAs = (mode: string): void =>
  void vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === `(display-mode: ${mode})` }) as MediaQueryList);

afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

describe('the number on the app’s icon (product.md, Frame: app badge)', () => {
  it.each(['standalone', 'minimal-ui', 'window-controls-overlay', 'fullscreen'])(
    'is there where installed: %s',
    (mode) => {
      withBadge();
      displayedAs(mode);
      expect(navigatorAppBadge.isThere).toBe(true);
    },
  );

  it('is not there in a tab', () => {
    withBadge();
    displayedAs('browser');
    expect(navigatorAppBadge.isThere).toBe(false);
  });

  it('is not there where the browser has none, and showing it does nothing', () => {
    withBadge({});
    displayedAs('standalone');
    expect(navigatorAppBadge.isThere).toBe(false);
    for (const count of [3, 0]) expect(() => navigatorAppBadge.show(count)).not.toThrow();
  });

  it('is shown, and cleared for none', () => {
    withBadge();
    navigatorAppBadge.show(3);
    navigatorAppBadge.show(0);
    expect(setAppBadge.mock.calls).toEqual([[3]]);
    expect(clearAppBadge).toHaveBeenCalledOnce();
  });

  it.each<[string, () => Promise<void>]>([
    ['rejects', () => Promise.reject(new DOMException('No.', 'NotAllowedError'))],
    [
      'throws',
      () => {
        throw new DOMException('No.', 'SecurityError');
      },
    ],
  ])('costs nothing where the browser %s', async (_, refuse) => {
    const failures: unknown[] = [];
    const note = (event: PromiseRejectionEvent) => void failures.push(event.reason);
    globalThis.addEventListener('unhandledrejection', note);
    withBadge({ setAppBadge: refuse, clearAppBadge: refuse });
    for (const count of [2, 0]) expect(() => navigatorAppBadge.show(count)).not.toThrow();
    // An unhandled rejection is told in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    globalThis.removeEventListener('unhandledrejection', note);
    expect(failures).toEqual([]);
  });
});
