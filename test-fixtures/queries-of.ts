import { Notifications } from '#application/notifications/notifications.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { Queries } from '#application/queries/queries.ts';
import { VirtualClock } from './clock/virtual-clock.ts';
import { requestRunnerOf } from './request-runner-of.ts';
import { stubCatalog } from './stub-catalog.ts';

/** What the screens look at, of a catalogue that answers so. */
export const queriesOf = (answers: Partial<MovieCatalog>) => {
  const clock = new VirtualClock();
  const notifications = new Notifications({ clock });
  const requestRunner = requestRunnerOf(clock, notifications);
  return { clock, notifications, queries: new Queries({ catalog: stubCatalog(answers), requestRunner, clock }) };
};
