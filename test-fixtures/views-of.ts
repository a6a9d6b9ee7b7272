import { of } from 'rxjs';
import { Asking } from '#application/asking.ts';
import type { MovieCatalog } from '#application/ports/movie-catalog.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { ClassifyError } from '#application/use-cases/classify-error.ts';
import { Views } from '#application/views/views.ts';
import { VirtualClock } from './clock/virtual-clock.ts';
import { stubCatalog } from './stub-catalog.ts';

/** What the screens look at, of a catalogue that answers so. */
export const viewsOf = (answers: Partial<MovieCatalog>) => {
  const clock = new VirtualClock();
  const notifications = new Notifications({ clock });
  const classifyError = new ClassifyError();
  const asking = new Asking({ clock, device: { online$: of(true) }, notifications, classifyError });
  return { clock, notifications, views: new Views({ catalog: stubCatalog(answers), asking, clock, classifyError }) };
};
