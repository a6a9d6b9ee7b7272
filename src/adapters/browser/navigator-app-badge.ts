import type { AppBadge } from '#application/ports/app-badge.ts';

/** How an installed app is displayed. In a browser's tab it has no icon of its own. */
const INSTALLED = ['standalone', 'minimal-ui', 'window-controls-overlay', 'fullscreen'] as const;

/** Not every browser has these. */
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Where there is no window at all, there is nothing of it. */
const badging = (): Badging => (globalThis as { readonly navigator?: Badging }).navigator ?? {};

const isInstalled = (): boolean => INSTALLED.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);

/** A browser that refuses, or has no permission for it, shows no number. */
const quietly = async (act: () => Promise<void> | undefined): Promise<void> => {
  try {
    await act();
  } catch {
    // Nothing else depends on it.
  }
};

export const navigatorAppBadge: AppBadge = {
  get isThere() {
    return typeof badging().setAppBadge === 'function' && isInstalled();
  },
  show(count) {
    const badge = badging();
    void quietly(() => (count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.()));
  },
};
