import { Subject } from 'rxjs';
import { decodeMessage } from '#adapters/tabs/decode-message.ts';
import type { TabChannel, TabMessage } from '#application/ports/tab-channel.ts';

/** As it comes to another tab; undefined for what cannot be sent or read. */
const copyOf = (message: TabMessage): TabMessage | undefined => {
  try {
    return decodeMessage(structuredClone(message));
  } catch {
    return undefined;
  }
};

/** Tabs of one browser: each hears what the others tell, a moment later and in order. */
export class TabHub {
  private readonly ends = new Set<Subject<TabMessage>>();

  connect(): TabChannel & { readonly close: () => void } {
    const end = new Subject<TabMessage>();
    this.ends.add(end);
    return {
      messages$: end.asObservable(),
      tell: (message) => {
        const others = [...this.ends].filter((other) => other !== end);
        void Promise.resolve(copyOf(message)).then((copy) => copy && others.forEach((other) => other.next(copy)));
      },
      close: () => void this.ends.delete(end),
    };
  }
}
