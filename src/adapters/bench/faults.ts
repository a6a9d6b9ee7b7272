import type { Clock } from '#application/ports/clock.ts';
import type { Fault } from './fault.ts';
import { failing, tooLate } from './scenario/answerings.ts';
import type { Answerer, Answering, Question } from './scenario/question.ts';

const answeringOf = ({ failure }: Fault, clock: Clock): Answering => {
  if (failure === 'timeout') return tooLate(clock);
  return failing(failure === 'offline' ? { kind: 'network' } : { kind: 'http', status: failure });
};

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
