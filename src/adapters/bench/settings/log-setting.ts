import { NEVER } from 'rxjs';
import type { Clock } from '#application/ports/clock.ts';
import type { ChangeLog, EarlyLog } from '#application/ports/library/change-log.ts';
import { LOG_LIMIT_MS } from '../../log/open-log-database.ts';
import { choiceSetting } from '../choice-setting.ts';
import { decorating, type Decoration } from '../decoration.ts';
import { wait } from '../scenario/wait.ts';

const refusing = (): Promise<never> => Promise.reject(new DOMException('There is no IndexedDB.', 'InvalidStateError'));
const hanging = (): Promise<never> => new Promise(() => undefined);

/** A log that turns to its fallback after some time. */
const earlyLogAfter = (inner: EarlyLog, clock: Clock, ms: number): EarlyLog => ({
  open: () => undefined,
  append: async (changes) => {
    await wait(ms, clock, new AbortController().signal);
    return inner.appendNow(changes);
  },
  appendNow: (changes) => inner.appendNow(changes),
});

/** A log that gives no answer, or refuses. @param answer gives a promise that never resolves */
const lostLog = (answer: () => Promise<never>): ChangeLog => ({
  grown$: NEVER,
  append: answer,
  claim: answer,
  read: answer,
  checkpoint: answer,
  owners: answer,
  forget: answer,
  erase: answer,
});

const losing = (answer: () => Promise<never>, ms: number): readonly Decoration[] => [
  decorating('logs', ({ fallback }) => ({ fallback, primary: lostLog(answer) })),
  decorating('earlyLog', (inner, parts) => earlyLogAfter(inner, parts.clock, ms)),
];

const DECORATIONS = { none: losing(refusing, 0), hangs: losing(hanging, LOG_LIMIT_MS) };

/** How the log of changes behaves (product.md, QA: log). */
export const logSetting = choiceSetting<keyof typeof DECORATIONS>({
  name: 'log',
  label: 'Log of changes',
  group: 'Device',
  does: {
    none: 'It cannot be had, as in a browser without IndexedDB.',
    hangs: 'It never answers, and is given up after 2 seconds.',
  },
  decorate: (value) => DECORATIONS[value],
});
