import { NEVER, of } from 'rxjs';
import { RequestRunner } from '#application/request-runner.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { ClassifyError } from '#application/use-cases/classify-error.ts';
import type { VirtualClock } from './clock/virtual-clock.ts';

/** Asks a provider as the app does, on a device that is online. */
export const requestRunnerOf = (clock: VirtualClock, notifications = new Notifications({ clock })): RequestRunner =>
  new RequestRunner({
    clock,
    device: { online$: of(true), shown$: of(undefined), returning$: NEVER },
    random: () => 0,
    notifications,
    classifyError: new ClassifyError(),
  });
