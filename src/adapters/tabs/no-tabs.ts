import { injectable } from 'inversify';
import { NEVER } from 'rxjs';
import type { TabChannel } from '#application/ports/tab-channel.ts';

/** Where each window is on its own. */
@injectable()
export class NoTabs implements TabChannel {
  readonly erased$ = NEVER;

  tellErased(): void {
    // Nobody is there.
  }
}
