import { injectable } from 'inversify';
import { filter, fromEvent, map, NEVER, type Observable } from 'rxjs';
import type { TabChannel, TabMessage } from '#application/ports/tab-channel.ts';
import { decodeMessage } from './decode-message.ts';
import { openChannel } from './open-channel.ts';

const CHANNEL = 'matinee';

/** Over the browser's BroadcastChannel; where there is none, each tab is on its own until it asks the journal. */
@injectable()
export class BroadcastTabChannel implements TabChannel {
  private readonly channel = openChannel(CHANNEL);
  readonly messages$: Observable<TabMessage> = this.channel
    ? fromEvent<MessageEvent<unknown>>(this.channel, 'message').pipe(
        map(({ data }) => decodeMessage(data)),
        filter((message) => message !== undefined),
      )
    : NEVER;

  tell(message: TabMessage): void {
    try {
      this.channel?.postMessage(message);
    } catch {
      // It was closed, or what is told cannot be sent: the journal has it.
    }
  }

  close(): void {
    this.channel?.close();
  }
}
