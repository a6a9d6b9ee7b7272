import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { WantedParts } from '#application/ports/catalog/title-answers.ts';
import type { Attempt } from '#application/ports/trace.ts';
import type { SearchParams } from '#domain/addresses/search-params.ts';
import type { ForeignId, NameQuery } from '#domain/import/matching/title-question.ts';
import type { ListingParams } from '#domain/listing.ts';
import { listingEndpoint, searchEndpoint, type EndpointParams } from '../../tmdb/endpoint.ts';
import { answerEndpoint, extrasEndpoint, seasonsEndpoint } from '../../tmdb/extras-endpoint.ts';
import { findEndpoint, nameEndpoint } from '../../tmdb/find-endpoint.ts';
import { servicesEndpoint } from '../../tmdb/watch-endpoint.ts';
import type { AskingPort } from '../asking-ports.ts';
import type { Answerer, Question } from '../scenario/question.ts';
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

type Parameters = (...about: never[]) => EndpointParams | undefined;

const ofListing = (query: ListingParams, page: number): EndpointParams | undefined => {
  const filters = Object.keys(query.filters ?? {}).join('+');
  return { ...listingEndpoint(query, page).query, ...(filters && { filters }) };
};

/** What distinguishes calls of the same path, as TMDB is asked, by the call. */
const PARAMETERS: Readonly<Partial<Record<Question['call'], Parameters>>> = {
  fetchListing: ofListing,
  search: (query: SearchParams, page: number) => searchEndpoint(query, page).query,
  services: (region: string) => servicesEndpoint('movie', region).query,
  optionsOf: (_: TitleId, region: string) => ({ region }),
  answerOf: (title: TitleId, wanted: WantedParts) => answerEndpoint(title, wanted).query,
  extrasOf: (title: TitleId) => extrasEndpoint(title).query,
  seasonsOf: (show: number, seasons: readonly number[]) => seasonsEndpoint(show, seasons).query,
  findById: (id: ForeignId) => findEndpoint(id).query,
  findEpisode: (tvdb: number) => findEndpoint({ service: 'tvdb', id: tvdb }).query,
  findByName: (query: NameQuery) => nameEndpoint(query).query,
  find: (_: string, query: string) => ({ query }),
};

/** They are the same in every call, and say nothing. */
const FIXED: ReadonlySet<string> = new Set(['include_adult', 'include_video', 'language', 'include_image_language']);
/** What was typed, or is a title's name in a visitor's file, is not told. */
const WRITTEN = 'query';
const UNTOLD = '…';

/** The path and the parameters of a call, without what a visitor wrote. */
const callSubject = ({ call, path, about }: Question): string => {
  const query = PARAMETERS[call]?.(...(about as never[])) ?? {};
  const told = Object.entries(query).flatMap(([name, value]) =>
    FIXED.has(name) ? [] : [`${name}=${name === WRITTEN ? UNTOLD : value}`],
  );
  return told.length === 0 ? path : `${path}?${told.join('&')}`;
};

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
