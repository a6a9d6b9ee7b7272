import { Subject } from 'rxjs';
import type { TabChannel } from '#application/ports/library/tab-channel.ts';

/** Tabs of one browser: each hears what the others tell, a moment later. */
export class TabHub {
  private readonly ends = new Set<Subject<void>>();

  connect(): TabChannel & { readonly close: () => void } {
    const end = new Subject<void>();
    this.ends.add(end);
    return {
      erased$: end.asObservable(),
      publishErased: () => {
        const others = [...this.ends].filter((other) => other !== end);
        void Promise.resolve().then(() => others.forEach((other) => other.next()));
      },
      close: () => void this.ends.delete(end),
    };
  }
}
