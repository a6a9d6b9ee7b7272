import type { ChangeLog } from '#application/ports/library/change-log.ts';

const METHODS = [
  'append',
  'claim',
  'read',
  'checkpoint',
  'owners',
  'forget',
  'erase',
] as const satisfies readonly (keyof ChangeLog)[];

type Answer = () => Promise<never>;
type BrokenLog = Readonly<Record<(typeof METHODS)[number], Answer>>;

export const hangs: Answer = () => new Promise<never>(() => {});
export const dies: Answer = () => Promise.reject(new Error('The log is gone.'));

/** The methods of a log that cannot be had, to be assigned to one that can. */
export const deadLog = (answer: Answer = dies): BrokenLog =>
  Object.fromEntries(METHODS.map((method) => [method, answer])) as unknown as BrokenLog;

/** Has a log break. @returns how to mend it. */
export const breakLog = (log: ChangeLog, answer: Answer = dies): (() => void) => {
  Object.assign(log, deadLog(answer));
  return () => METHODS.forEach((method) => Reflect.deleteProperty(log, method));
};
