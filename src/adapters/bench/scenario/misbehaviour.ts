import type { Clock } from '#application/ports/clock.ts';
import { answerings } from './answerings.ts';
import type { Answerer, Answering, Question } from './question.ts';
import { SCENARIO_NAMES, type ScenarioName } from './scenario-name.ts';

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

/** Answers every question to the catalogue as the scenarios that are on demand. */
export class Misbehaviour implements Answerer {
  private readonly answerings: Readonly<Record<ScenarioName, Answering>>;
  private hasStarted = false;

  constructor(
    private readonly chosen: { readonly current: readonly ScenarioName[] },
    clock: Clock,
  ) {
    this.answerings = answerings(clock);
  }

  async answer<T>(question: Question, rightAnswer: () => Promise<T>): Promise<T> {
    const answer = await this.answeringsOf(question).reduceRight(
      (next, answering) => () => answering(question, next),
      rightAnswer,
    )();
    if (question.call === 'fetchConfiguration') this.hasStarted = true;
    return answer;
  }

  /** In the order of the names: one that fails is met before one that would have an answer changed. */
  private answeringsOf({ call }: Question): readonly Answering[] {
    const isStart = !this.hasStarted && STARTS.has(call);
    return SCENARIO_NAMES.filter(
      (name) => this.chosen.current.includes(name) && !(isStart && SPARE_THE_START.has(name)),
    ).map((name) => this.answerings[name]);
  }
}
