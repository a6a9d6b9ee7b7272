import { filter, fromEvent, NEVER, type Observable } from 'rxjs';
import type { TabChannel } from '#application/ports/library/tab-channel.ts';
import { ownName } from '../browser/own-name.ts';
import { openChannel, type OpenChannel } from './open-channel.ts';

const CHANNEL = ownName('matinee');
const ERASED = 'erased';

const kindOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined;

/** A tab channel over the browser's BroadcastChannel. */
export class BroadcastTabChannel implements TabChannel {
  private readonly channel: BroadcastChannel | undefined;
  readonly erased$: Observable<unknown>;

  constructor(open: OpenChannel = openChannel) {
    this.channel = open(CHANNEL);
    const messages$ = this.channel ? fromEvent<MessageEvent<unknown>>(this.channel, 'message') : NEVER;
    this.erased$ = messages$.pipe(filter(({ data }) => kindOf(data) === ERASED));
  }

  publishErased(): void {
    try {
      this.channel?.postMessage({ kind: ERASED });
    } catch {
      // The channel was closed: this tab publishes nothing any more.
    }
  }

  close(): void {
    this.channel?.close();
  }
}
