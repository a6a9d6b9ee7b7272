import { inject, injectable } from 'inversify';
import { Port } from '#application/port.ts';
import type { Clock } from '#application/ports/clock.ts';
import { answerings } from './answerings.ts';
import type { Answering, Question } from './question.ts';
import type { ScenarioName } from './scenario-name.ts';
import { TabScenarios } from './tab-scenarios.ts';

/**
 * These scenarios would all end on the same startup failure screen. The app may start first, so that each screen shows
 * its own failure.
 */
const SPARE_THE_START: ReadonlySet<ScenarioName> = new Set([
  'timeout',
  'unauthorized',
  'rate-limited',
  'server-error',
  'not-found',
]);
const STARTS: ReadonlySet<Question['call']> = new Set(['probe', 'fetchConfiguration']);

/** Answers every question to the catalogue as the current scenario demands. */
@injectable()
export class Misbehaviour {
  private readonly answerings: Readonly<Record<ScenarioName, Answering>>;
  private hasStarted = false;

  constructor(
    @inject(TabScenarios) private readonly chosen: { readonly current: ScenarioName },
    @inject(Port.clock) clock: Clock,
  ) {
    this.answerings = answerings(clock);
  }

  async answer<T>(question: Question, rightAnswer: () => Promise<T>): Promise<T> {
    const answer = await (this.isSpared(question)
      ? rightAnswer()
      : this.answerings[this.chosen.current](question, rightAnswer));
    if (question.call === 'fetchConfiguration') this.hasStarted = true;
    return answer;
  }

  private isSpared({ call }: Question): boolean {
    return !this.hasStarted && STARTS.has(call) && SPARE_THE_START.has(this.chosen.current);
  }
}
