import { NEVER } from 'rxjs';
import type { TabChannel } from '#application/ports/library/tab-channel.ts';

/** A tab that hears no other, and is heard by none. */
export const NO_TAB_CHANNEL: TabChannel = { erased$: NEVER, publishErased: () => {} };
