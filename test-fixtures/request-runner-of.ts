import { Notifications } from '#application/notifications/notifications.ts';
import { RequestRunner } from '#application/requests/request-runner.ts';
import { ClassifyError } from '#application/use-cases/provider/classify-error.ts';
import type { VirtualClock } from './clock/virtual-clock.ts';
import { willingBrowser } from './willing-browser.ts';

/** Asks a provider as the app does, on a device that is online. */
export const requestRunnerOf = (clock: VirtualClock, notifications = new Notifications({ clock })): RequestRunner =>
  new RequestRunner({
    catalogChoice: { isDemo: false },
    clock,
    browser: willingBrowser,
    random: () => 0,
    notifications,
    classifyError: new ClassifyError(),
  });
