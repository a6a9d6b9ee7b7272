import type { Clock } from '#application/ports/clock.ts';
import { tooLate, patienceOf } from '../scenario/answerings.ts';
import type { Answerer, Question } from '../scenario/question.ts';
import { wait } from '../scenario/wait.ts';
import { seededRandom } from '../seeded-random.ts';
import { spanAt, type Latency, type Span } from './latency.ts';

const hashOf = (text: string): number => {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return hash;
};

/**
 * Has every answer come later, whatever it is: by so many milliseconds, on top of what it takes. Where that is longer than the call is
 * waited for, it ends as a timeout.
 */
export class LateAnswers implements Answerer {
  private readonly asked = new Map<string, number>();

  /** @param seed what is drawn depends on it, on what is asked, and on how often that was asked before; not on what else is asked. */
  constructor(
    private readonly latency: Latency,
    private readonly clock: Clock,
    private readonly seed: number,
  ) {}

  async answer<T>(question: Question, rightAnswer: () => Promise<T>): Promise<T> {
    const span = spanAt(this.latency, question.path);
    if (!span) return rightAnswer();
    const ms = this.draw(span, question);
    if (ms >= patienceOf(question.call)) return tooLate(this.clock)(question, rightAnswer);
    await wait(ms, this.clock, question.signal);
    return rightAnswer();
  }

  private draw({ least, most }: Span, { call, path, about }: Question): number {
    const name = JSON.stringify([call, path, about]);
    const count = this.asked.get(name) ?? 0;
    this.asked.set(name, count + 1);
    const random = seededRandom(hashOf(`${this.seed} ${count} ${name}`));
    return least + Math.floor(random() * (most - least + 1));
  }
}
