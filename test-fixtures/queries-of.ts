import { of } from 'rxjs';
import type { MovieCatalog } from '#application/ports/movie-catalog.ts';
import { Queries } from '#application/queries/queries.ts';
import { RequestRunner } from '#application/request-runner.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { ClassifyError } from '#application/use-cases/classify-error.ts';
import { VirtualClock } from './clock/virtual-clock.ts';
import { stubCatalog } from './stub-catalog.ts';

/** What the screens look at, of a catalogue that answers so. */
export const queriesOf = (answers: Partial<MovieCatalog>) => {
  const clock = new VirtualClock();
  const notifications = new Notifications({ clock });
  const classifyError = new ClassifyError();
  const requestRunner = new RequestRunner({ clock, device: { online$: of(true) }, notifications, classifyError });
  return { clock, notifications, queries: new Queries({ catalog: stubCatalog(answers), requestRunner, clock }) };
};
