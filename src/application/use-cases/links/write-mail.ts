import { catchError, defer, map, timer, type Observable } from 'rxjs';
import type { Ports } from '../../ports/port.ts';
import type { CopyText } from './copy-text.ts';

/** What to do next about an address: ask whether to copy it, or nothing more. */
export type MailStep = 'ask-to-copy' | 'done';

interface WriteMailDeps extends Pick<Ports, 'browser' | 'clock'> {
  readonly copyText: CopyText;
}

/** How long until it is asked whether to copy the address (product.md, Frame: mail). */
const QUESTION_DELAY_MS = 1_000;

/** Opens a mail to an address. Where no mail application opens, the address can be copied instead. */
export class WriteMail {
  constructor(private readonly deps: WriteMailDeps) {}

  /** Emits one step; never errors. */
  execute(address: string): Observable<MailStep> {
    return defer(() => {
      this.deps.browser.openMail(address);
      return timer(QUESTION_DELAY_MS, this.deps.clock.scheduler);
    }).pipe(
      map((): MailStep => 'ask-to-copy'),
      // The address is copied, or the visitor is asked to copy it (product.md, Frame: mail).
      catchError(() => this.copy(address)),
    );
  }

  /** Copies the address. Never errors. */
  copy(address: string): Observable<MailStep> {
    return defer(() => this.deps.copyText.execute('address', address)).pipe(map(() => 'done'));
  }
}
