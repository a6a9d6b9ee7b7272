import type { Attempt } from '#application/ports/trace.ts';
import type { AskingPort } from '../asking-ports.ts';
import type { Answerer, Question } from '../scenario/question.ts';
import { callSubject } from './call-subject.ts';
import { failed } from './recorded.ts';
import { settingsOf, type Layer } from './settings-of.ts';
import type { Ended, Recording, TraceRecorder } from './trace-recorder.ts';

/** A call that is not answered yet. */
interface OpenCall {
  readonly port: AskingPort;
  readonly question: Question;
  readonly startedAt: number;
  readonly beneath: Map<string, Layer>;
}

const isSame = (a: Question, b: Question): boolean =>
  a.call === b.call &&
  a.path === b.path &&
  a.about.every((each, at) => JSON.stringify(each) === JSON.stringify(b.about[at]));

/** To a probe any status is an answer. */
const endOf = (port: AskingPort, value: unknown): Ended =>
  port === 'probe' && typeof value === 'number' && value >= 400
    ? { status: 'failed', failure: `HTTP ${value}` }
    : { status: 'done' };

/**
 * Records calls of the catalogue. It stands above all settings, and beneath each of them: where a call comes through, and when, tells
 * which setting has answered it. A call is known by its signal, which all layers hand on.
 */
export class CallTrace {
  private readonly open = new WeakMap<AbortSignal, OpenCall[]>();
  private readonly attempts = new WeakMap<AbortSignal, Attempt>();

  /** @param on names of the settings that are on and decorate a port, the outermost first */
  constructor(
    private readonly recorder: TraceRecorder,
    private readonly on: (port: AskingPort) => readonly string[],
  ) {}

  /** Says which try a call with this signal is. */
  noteAttempt(signal: AbortSignal, attempt: Attempt): void {
    this.attempts.set(signal, attempt);
  }

  /** Stands above all settings. Gives the very promise that it gets. */
  above(port: AskingPort): Answerer {
    return {
      answer: <T>(question: Question, rightAnswer: () => Promise<T>): Promise<T> => {
        const { signal } = question;
        const attempt = this.attempts.get(signal);
        const recording = this.recorder.begin({
          kind: 'call',
          call: `${port}.${question.call}`,
          subject: callSubject(question),
          ...(attempt && { attempt }),
        });
        const call: OpenCall = { port, question, startedAt: this.recorder.now(), beneath: new Map() };
        this.open.set(signal, [...(this.open.get(signal) ?? []), call]);
        return this.follow(call, recording, rightAnswer);
      },
    };
  }

  /** Stands beneath a setting. Gives the very promise that it gets. */
  beneath(port: AskingPort, setting: string): Answerer {
    return {
      answer: <T>(question: Question, rightAnswer: () => Promise<T>): Promise<T> => {
        const call = this.open
          .get(question.signal)
          ?.find((each) => each.port === port && isSame(each.question, question) && !each.beneath.has(setting));
        const startedAt = this.recorder.now();
        call?.beneath.set(setting, { startedAt });
        const answer = rightAnswer();
        answer.then(
          () => call?.beneath.set(setting, { startedAt, endedAt: this.recorder.now(), isAnswered: true }),
          () => call?.beneath.set(setting, { startedAt, endedAt: this.recorder.now() }),
        );
        return answer;
      },
    };
  }

  private follow<T>(call: OpenCall, { tell, end }: Recording, rightAnswer: () => Promise<T>): Promise<T> {
    const { signal } = call.question;
    const finish = (ended: Ended, isAnswered = false): void => {
      signal.removeEventListener('abort', abort);
      this.forget(call);
      const whole = { startedAt: call.startedAt, endedAt: this.recorder.now(), ...(isAnswered && { isAnswered }) };
      end({ ...ended, ...this.settingsOf(call, whole, ended.status === 'aborted') });
    };
    const abort = (): void => finish({ status: 'aborted' });
    signal.addEventListener('abort', abort);
    let answer: Promise<T>;
    try {
      answer = rightAnswer();
    } catch (error) {
      finish(failed(error));
      throw error;
    }
    tell(this.settingsOf(call, { startedAt: call.startedAt }, false));
    answer.then(
      (value) => finish(endOf(call.port, value), true),
      (error: unknown) => (signal.aborted ? abort() : finish(failed(error))),
    );
    return answer;
  }

  private settingsOf(call: OpenCall, whole: Layer, isAborted: boolean) {
    return { settings: settingsOf(this.on(call.port), { whole, beneath: call.beneath, isAborted }) };
  }

  private forget(call: OpenCall): void {
    const { signal } = call.question;
    this.open.set(signal, this.open.get(signal)?.filter((each) => each !== call) ?? []);
  }
}
