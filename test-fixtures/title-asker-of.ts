import { TitleAsker, type TitleAskerDeps } from '#application/requests/title-asker.ts';
import { aPage } from './a-page.ts';
import type { VirtualClock } from './clock/virtual-clock.ts';
import { requestRunnerOf } from './request-runner-of.ts';

/** Asks about titles of lists as the app does, on a page that is looked at unless given. */
export const titleAskerOf = (clock: VirtualClock, browser: TitleAskerDeps['browser'] = aPage()): TitleAsker =>
  new TitleAsker({ clock, browser, requestRunner: requestRunnerOf(clock) });
