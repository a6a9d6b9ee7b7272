import { filter } from 'rxjs';
import type { Device } from '../ports/device.ts';
import type { ScrollMemory } from '../ports/scroll-memory.ts';
import type { TabChannel } from '../ports/tab-channel.ts';
import type { Keeping } from './keeping.ts';

export interface HeedErasureParts {
  readonly keeping: Pick<Keeping, 'stop'>;
  readonly tabs: TabChannel;
  readonly device: Pick<Device, 'startOver'>;
  readonly scrollMemory: Pick<ScrollMemory, 'forget'>;
}

/** Starts over, without saving, when the visitor has everything erased from another tab. */
export const heedErasure = ({ keeping, tabs, device, scrollMemory }: HeedErasureParts): (() => void) => {
  const subscription = tabs.messages$.pipe(filter(({ kind }) => kind === 'erased')).subscribe(() => {
    void keeping.stop();
    scrollMemory.forget();
    device.startOver();
  });
  return () => subscription.unsubscribe();
};
