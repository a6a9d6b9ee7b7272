import type { Outcome } from './abortable.ts';

/** Whether the provider gave no answer at all: then it will not say anything of any other title either. */
export const saysNothing = (outcome: Outcome<unknown>): boolean =>
  outcome.status === 'failed' && ['network', 'timeout', 'auth', 'rate_limit'].includes(outcome.error.type);
