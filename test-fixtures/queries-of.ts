import { Notifications } from '#application/notifications/notifications.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { Queries } from '#application/queries/queries.ts';
import type { Renewal } from '#application/requests/request-runner.ts';
import { VirtualClock } from './clock/virtual-clock.ts';
import { requestRunnerOf } from './request-runner-of.ts';
import { stubCatalog } from './stub-catalog.ts';

/** What the screens look at, of a catalogue that answers so. @param titleLanguage as the request runner has it */
export const queriesOf = (answers: Partial<MovieCatalog>, titleLanguage?: Renewal) => {
  const clock = new VirtualClock();
  const notifications = new Notifications({ clock });
  const requestRunner = requestRunnerOf(clock, notifications, titleLanguage);
  return { clock, notifications, queries: new Queries({ catalog: stubCatalog(answers), requestRunner, clock }) };
};
