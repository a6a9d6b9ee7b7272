import { BehaviorSubject, type Observable } from 'rxjs';
import type { Notifications } from '../../notifications/notifications.ts';
import type { Browser } from '../../ports/browser.ts';
import type { ConsoleLog } from '../../ports/console-log.ts';

interface CopyTextDeps {
  readonly browser: Pick<Browser, 'copy'>;
  readonly notifications: Notifications;
  readonly consoleLog: ConsoleLog;
}

/** What a visitor is told of a text that has been copied, by what the text is. */
const COPIED = { link: 'Link copied to clipboard!', address: 'Address copied to clipboard' } as const;

/** A text that the browser did not let the app copy. */
export interface UncopiedText {
  readonly what: keyof typeof COPIED;
  readonly text: string;
}

/** Copies a text for the visitor. Where the browser refuses, the text is shown (product.md, Detail: copy by hand). */
export class CopyText {
  private readonly uncopied = new BehaviorSubject<UncopiedText | undefined>(undefined);
  /** The text that the visitor has to copy by hand; undefined where there is none. Emits at once. */
  readonly uncopied$: Observable<UncopiedText | undefined> = this.uncopied.asObservable();

  constructor(private readonly deps: CopyTextDeps) {}

  /** Never rejects. Where a page is not secure there is no clipboard at all. */
  async execute(what: UncopiedText['what'], text: string): Promise<void> {
    try {
      await this.deps.browser.copy(text);
    } catch (error) {
      this.deps.consoleLog.warn('links', 'A text could not be copied.', error);
      this.uncopied.next({ what, text });
      return;
    }
    this.deps.notifications.show({ type: 'success', message: COPIED[what] });
  }

  /** The visitor is done with the text. */
  close(): void {
    this.uncopied.next(undefined);
  }
}
