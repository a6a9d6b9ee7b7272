import { Notifications } from '#application/notifications/notifications.ts';
import { NO_RENEWAL, type Renewal, RequestRunner } from '#application/requests/request-runner.ts';
import { ClassifyError } from '#application/use-cases/provider/classify-error.ts';
import type { VirtualClock } from './clock/virtual-clock.ts';
import { willingBrowser } from './willing-browser.ts';

/**
 * Asks a provider as the app does, on a device that is online.
 * @param titleLanguage in what titles are asked for; always the same unless given
 */
export const requestRunnerOf = (
  clock: VirtualClock,
  notifications = new Notifications({ clock }),
  titleLanguage: Renewal = NO_RENEWAL,
): RequestRunner =>
  new RequestRunner({
    titleLanguage,
    catalogChoice: { isDemo: false },
    clock,
    browser: willingBrowser,
    random: () => 0,
    notifications,
    classifyError: new ClassifyError(),
  });
