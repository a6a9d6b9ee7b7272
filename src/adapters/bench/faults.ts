import type { Clock } from '#application/ports/clock.ts';
import type { CatalogFailure } from '#domain/catalog-failure.ts';
import type { Fault } from './fault.ts';
import { failing, tooLate } from './scenario/answerings.ts';
import type { Answerer, Answering, Question } from './scenario/question.ts';

const failureOf = (failure: Exclude<Fault['failure'], 'timeout'>): CatalogFailure => {
  if (typeof failure === 'number') return { kind: 'http', status: failure };
  // Whatever is wrong with a successful answer, the adapter of a provider makes the same of it.
  return { kind: failure === 'offline' ? 'network' : 'malformed' };
};

const answeringOf = ({ failure }: Fault, clock: Clock): Answering =>
  failure === 'timeout' ? tooLate(clock) : failing(failureOf(failure));

/** Has questions fail as often as the faults say, and from then on be answered. */
export class Faults implements Answerer {
  private readonly left: readonly { readonly path: string; readonly answering: Answering; times: number }[];

  constructor(faults: readonly Fault[], clock: Clock) {
    this.left = faults.map((fault) => ({
      path: fault.path,
      answering: answeringOf(fault, clock),
      times: fault.times,
    }));
  }

  answer<T>(question: Question, rightAnswer: () => Promise<T>): Promise<T> {
    const fault = this.left.find(({ path, times }) => path === question.path && times > 0);
    if (!fault) return rightAnswer();
    fault.times -= 1;
    return fault.answering(question, rightAnswer);
  }
}
