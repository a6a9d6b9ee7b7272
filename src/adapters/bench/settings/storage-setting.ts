import type { Clock } from '#application/ports/clock.ts';
import type { EarlyLog } from '#application/ports/library/change-log.ts';
import type { OpenMedium, TextMedium } from '../../store/text-medium.ts';
import { choiceSetting } from '../choice-setting.ts';
import { decorating, type Decoration } from '../decoration.ts';
import { wait } from '../scenario/wait.ts';

const blocked = (): Promise<never> =>
  Promise.reject(new DOMException('The storage of this browser is blocked.', 'SecurityError'));

/** Where storage is blocked, nothing is durable. */
const NO_EARLY_LOG: EarlyLog = { open: () => {}, append: async () => false, appendNow: () => false };

const medium = (by: (open: OpenMedium) => OpenMedium): Decoration => decorating('openMedium', by);

const full = (): DOMException => new DOMException('The quota has been exceeded.', 'QuotaExceededError');

/** A medium without room for anything more. What it holds can be read and removed. */
const fullMedium = (inner: TextMedium): TextMedium => ({
  lifetime: inner.lifetime,
  outside$: inner.outside$,
  get: (...keys) => inner.get(...keys),
  set: () => Promise.reject(full()),
  setNow: () => {
    throw full();
  },
  move: () => Promise.reject(full()),
  keys: () => inner.keys(),
  remove: (...asked) => inner.remove(...asked),
});

const SLOW_MS = 3_000;
const NEVER_ABORTED = new AbortController().signal;

/** A medium that takes 3 seconds for everything but what a closing page leaves. */
const slowMedium = (inner: TextMedium, clock: Clock): TextMedium => {
  const later = async <T>(act: () => Promise<T>): Promise<T> => {
    await wait(SLOW_MS, clock, NEVER_ABORTED);
    return act();
  };
  return {
    lifetime: inner.lifetime,
    outside$: inner.outside$,
    get: (...keys) => later(() => inner.get(...keys)),
    set: (texts) => later(() => inner.set(texts)),
    setNow: (texts) => inner.setNow(texts),
    move: (move) => later(() => inner.move(move)),
    keys: () => later(() => inner.keys()),
    remove: (...asked) => later(() => inner.remove(...asked)),
  };
};

const DECORATIONS = {
  full: [medium((open) => async (clock) => fullMedium(await open(clock)))],
  blocked: [medium(() => blocked), decorating('earlyLog', () => NO_EARLY_LOG)],
  slow: [medium((open) => async (clock) => slowMedium(await open(clock), clock))],
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
