import { injectable } from 'inversify';
import { filter, fromEvent, NEVER, type Observable } from 'rxjs';
import type { TabChannel } from '#application/ports/tab-channel.ts';
import { openChannel } from './open-channel.ts';

const CHANNEL = 'matinee';
const ERASED = 'erased';

const kindOf = (data: unknown): unknown => (typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined);

/** Over the browser's BroadcastChannel; where there is none, each tab is on its own. */
@injectable()
export class BroadcastTabChannel implements TabChannel {
  private readonly channel = openChannel(CHANNEL);
  readonly erased$: Observable<unknown> = this.channel
    ? fromEvent<MessageEvent<unknown>>(this.channel, 'message').pipe(filter(({ data }) => kindOf(data) === ERASED))
    : NEVER;

  tellErased(): void {
    try {
      this.channel?.postMessage({ kind: ERASED });
    } catch {
      // It was closed: nobody is to be told by this tab any more.
    }
  }

  close(): void {
    this.channel?.close();
  }
}
