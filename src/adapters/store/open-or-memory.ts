import type { Clock } from '#application/ports/clock.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import { openMemoryMedium } from './open-memory-medium.ts';
import type { OpenMedium, TextMedium } from './text-medium.ts';

/**
 * Opens the medium. When it cannot be opened, resolves with a medium in memory, which lasts as long as the window.
 * Never rejects.
 */
export const openOrMemory = async (openMedium: OpenMedium, clock: Clock, log?: ConsoleLog): Promise<TextMedium> => {
  try {
    return await openMedium(clock);
  } catch (cause) {
    log?.warn('store', 'The storage of this browser cannot be opened: what is saved ends with the window.', cause);
    return openMemoryMedium();
  }
};
