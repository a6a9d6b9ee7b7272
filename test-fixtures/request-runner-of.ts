import { of } from 'rxjs';
import { RequestRunner } from '#application/request-runner.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { ClassifyError } from '#application/use-cases/classify-error.ts';
import type { VirtualClock } from './clock/virtual-clock.ts';

/** Asks a provider as the app does, on a device that is online. */
export const requestRunnerOf = (clock: VirtualClock, notifications = new Notifications({ clock })): RequestRunner =>
  new RequestRunner({ clock, device: { online$: of(true) }, notifications, classifyError: new ClassifyError() });
