import type { EarlyLog } from '#application/ports/library/change-log.ts';
import { Port } from '#application/ports/port.ts';
import { OPEN_MEDIUM, type OpenMedium } from '../../store/text-medium.ts';
import { choiceSetting } from '../choice-setting.ts';
import { decorating, type Decoration } from '../decoration.ts';
import { FullMedium } from '../full-medium.ts';
import { SlowMedium } from '../slow-medium.ts';

const blocked = (): Promise<never> =>
  Promise.reject(new DOMException('The storage of this browser is blocked.', 'SecurityError'));

/** Where storage is blocked, nothing is durable. */
const NO_EARLY_LOG: EarlyLog = { open: () => {}, append: async () => false, appendNow: () => false };

const medium = (by: (open: OpenMedium) => OpenMedium): Decoration => decorating(OPEN_MEDIUM, by);

const DECORATIONS = {
  full: [medium((open) => async (clock) => new FullMedium(await open(clock)))],
  blocked: [medium(() => blocked), decorating(Port.earlyLog, () => NO_EARLY_LOG)],
  slow: [medium((open) => async (clock) => new SlowMedium(await open(clock), clock))],
};

/** How the place where lists are kept behaves (product.md, QA: storage). */
export const storageSetting = choiceSetting<keyof typeof DECORATIONS>({
  name: 'storage',
  label: 'Storage',
  group: 'Device',
  does: {
    full: 'There is no room for anything more.',
    blocked: 'The browser does not let the page store anything.',
    slow: 'Reading and saving take 3 seconds each.',
  },
  decorate: (value) => DECORATIONS[value],
});
