import type { AppBadge } from '#application/ports/app-badge.ts';
import { isInstalled } from './is-installed.ts';

/** Not every browser has these. */
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Where there is no window at all, there is nothing of it. */
const badging = (): Badging => (globalThis as { readonly navigator?: Badging }).navigator ?? {};

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
