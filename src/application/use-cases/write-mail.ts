import { catchError, defer, from, map, of, switchMap, timer, type Observable } from 'rxjs';
import type { Clock } from '../ports/clock.ts';
import type { Device } from '../ports/device.ts';
import type { Notifications } from '../streams/notifications.ts';

/** What to do next about an address: ask whether to copy it, show it to be copied by hand, or nothing more. */
export type MailStep = 'ask-to-copy' | 'copy-by-hand' | 'copied';

export interface WriteMailParts {
  readonly device: Device;
  readonly notifications: Notifications;
  readonly clock: Clock;
}

/** Spec section 2, Global layout: after 1 second it asks whether to copy the address. */
const QUESTION_DELAY_MS = 1_000;

/** Opens a mail to an address. Where no mail application opens, the address can be copied instead. */
export class WriteMail {
  constructor(private readonly parts: WriteMailParts) {}

  /** Emits one step; never errors. */
  execute(address: string): Observable<MailStep> {
    return defer(() => {
      this.parts.device.openMail(address);
      return timer(QUESTION_DELAY_MS, this.parts.clock.scheduler);
    }).pipe(
      map((): MailStep => 'ask-to-copy'),
      // Spec section 8: a mail-open failure copies the address, or prompts the visitor to copy it.
      catchError(() => this.copy(address)),
    );
  }

  /** Copies the address and says so; where the browser refuses, it is to be copied by hand. Never errors. */
  copy(address: string): Observable<MailStep> {
    return defer(() => from(this.parts.device.copy(address))).pipe(
      switchMap(() => {
        this.parts.notifications.show({ type: 'success', message: 'Address copied to clipboard' });
        return of<MailStep>('copied');
      }),
      catchError(() => of<MailStep>('copy-by-hand')),
    );
  }
}
