import { KNOWN_PATHS, readFaults, UNREADABLE_ANSWERS, type Fault as WrittenFault } from '#adapters/bench/fault.ts';
import type { Fault } from './faults.ts';

const misbehaviourOf = ({ failure }: WrittenFault): Fault => {
  if (typeof failure === 'number') return { kind: 'status', status: failure };
  if (failure === 'offline') return { kind: 'network' };
  return failure === 'timeout' ? { kind: 'delay', ms: 'infinite' } : { kind: failure };
};

/**
 * The faults of a text as addresses of the demo have it (product.md, QA: fault), such as `/tv/popular:html*2`.
 * @throws {Error} with the known ones, when one is none
 */
export const writtenFaults = (text: string): readonly Fault[] => {
  const faults = readFaults(text);
  if (faults) return faults.map((fault) => ({ ...misbehaviourOf(fault), path: fault.path, times: fault.times }));
  const failures = ['a status from 400 to 599', 'offline', 'timeout', ...UNREADABLE_ANSWERS].join(', ');
  throw new Error(
    `There is no fault "${text}". A fault is PATH:FAILURE*TIMES. The failures: ${failures}. The paths: ${KNOWN_PATHS.join(', ')}.`,
  );
};
