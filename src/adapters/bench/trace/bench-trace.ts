import { defer, type Observable } from 'rxjs';
import type { Browser } from '#application/ports/browser.ts';
import type { Trace, TracedSetting, TraceEntry } from '#application/ports/trace.ts';
import type { Outcome } from '#application/requests/abortable.ts';
import type { Request, RequestRunner } from '#application/requests/request-runner.ts';
import { RETRY_POLICIES } from '#application/requests/retry-policy.ts';
import { askingPorts, isAskingPort, withAnswerer } from '../asking-ports.ts';
import type { Decorated } from '../decorated.ts';
import { decorating, type Decoration } from '../decoration.ts';
import { CallTrace } from './call-trace.ts';
import { recorded } from './recorded.ts';
import { toHar } from './to-har.ts';
import { type Begun, type Records, TraceRecorder } from './trace-recorder.ts';
import { tracedChannels } from './traced-channel.ts';
import { tracedEarlyLog, TracedLog } from './traced-log.ts';
import { TracedMedium } from './traced-medium.ts';

type Runner = Pick<RequestRunner, 'run' | 'runAgain' | 'renewal'>;

const triesOf = (policy: Request<unknown>['policy']): number =>
  policy === undefined ? 1 : RETRY_POLICIES[policy].delaysMs.length + 1;

/** Numbers the tries of each request. */
class TracedRunner implements Runner {
  constructor(
    private readonly inner: Runner,
    private readonly calls: CallTrace,
  ) {}

  get renewal(): Runner['renewal'] {
    return this.inner.renewal;
  }

  run<T>(request: Request<T>): Observable<Outcome<T>> {
    return defer(() => this.inner.run(this.numbered(request, triesOf(request.policy))));
  }

  runAgain<T>(request: Request<T>): Observable<Outcome<T>> {
    const of = triesOf(request.operation === undefined ? request.policy : 'toastFlow');
    return defer(() => this.inner.runAgain(this.numbered(request, of)));
  }

  private numbered<T>(request: Request<T>, of: number): Request<T> {
    let number = 0;
    return {
      ...request,
      call: (signal) => {
        number += 1;
        this.calls.noteAttempt(signal, { number, of });
        return request.call(signal);
      },
    };
  }
}

interface BenchTraceDeps {
  readonly browser: Pick<Browser, 'copy' | 'download'>;
  /** Whether a setting is on. */
  readonly isOn: (setting: string) => boolean;
  readonly version: string;
  readonly recorder?: TraceRecorder;
}

/** What has no place in the name of a file. */
const NOT_IN_NAMES = /[:.]/g;

/** Records what goes through the ports, above all settings of the bench. */
export class BenchTrace implements Trace {
  readonly pageStart = performance.timeOrigin;
  readonly traced$: Trace['traced$'];
  private readonly recorder: TraceRecorder;
  private readonly calls: CallTrace;
  /** The settings that decorate a port, the innermost first. */
  private readonly settings = new Map<keyof Decorated, string[]>();

  constructor(private readonly deps: BenchTraceDeps) {
    this.recorder = deps.recorder ?? new TraceRecorder();
    this.traced$ = this.recorder.traced$;
    this.calls = new CallTrace(this.recorder, (port) => this.onAt(port));
  }

  clear(): void {
    this.recorder.clear();
  }

  copy(text: string): Promise<void> {
    return this.deps.browser.copy(text);
  }

  download(entries: readonly TraceEntry[], state: string): void {
    const { pageStart, recorder, deps } = this;
    const now = recorder.now();
    const har = toHar({ entries, pageStart, now, version: deps.version, comment: state });
    const time = new Date(pageStart + now).toISOString().replace(NOT_IN_NAMES, '-');
    deps.browser.download(`trace-of-matinee-${time}.har`, JSON.stringify(har, undefined, 2));
  }

  /** A setting's decoration, with the trace beneath it where it decorates what asks the catalogue. */
  beneath(setting: string, { port, by }: Decoration): Decoration {
    this.settings.set(port, [...(this.settings.get(port) ?? []), setting]);
    if (!isAskingPort(port)) return { port, by };
    const beneath = this.calls.beneath(port, setting);
    return { port, by: (inner, parts) => by(withAnswerer(port, inner as never, beneath), parts) };
  }

  /** What stands above all settings. */
  get decorations(): readonly Decoration[] {
    const { calls } = this;
    return [
      ...askingPorts().map((port): Decoration => ({
        port,
        by: (inner) => withAnswerer(port, inner as never, calls.above(port)),
      })),
      decorating('requestRunner', (inner) => new TracedRunner(inner, calls)),
      decorating('openMedium', (open) => this.tracedMedium(open)),
      decorating('changeLog', (inner) => new TracedLog(inner, this.recordsOf('logs'))),
      decorating('earlyLog', (inner) => tracedEarlyLog(inner, this.recordsOf('earlyLog'))),
      decorating('openChannel', (open) => tracedChannels(open, this.recordsOf('tabs', 'held'))),
    ];
  }

  private tracedMedium(open: Decorated['openMedium']): Decorated['openMedium'] {
    const records = this.recordsOf('openMedium');
    return async (clock) => {
      const begun = { kind: 'store', call: 'store.open', subject: 'the place of lists' } as const;
      const medium = await recorded(records, begun, {
        act: () => open(clock),
        more: ({ lifetime }) => ({ subject: `the place of lists, which lasts as long as the ${lifetime}` }),
      });
      return new TracedMedium(medium, records);
    };
  }

  /** Records with the settings that decorate a port. @param did what they do to all that goes through it */
  private recordsOf(port: keyof Decorated, did: TracedSetting['did'] = 'answered'): Records {
    const { recorder } = this;
    const withSettings = (begun: Begun): Begun => {
      const settings = this.onAt(port).map((name) => ({ name, did }));
      return settings.length === 0 ? begun : { ...begun, settings };
    };
    return {
      begin: (begun) => recorder.begin(withSettings(begun)),
      note: (begun) => recorder.note(withSettings(begun)),
    };
  }

  /** The settings that are on and decorate a port, the outermost first. */
  private onAt(port: keyof Decorated): readonly string[] {
    return [...new Set(this.settings.get(port))].filter(this.deps.isOn).toReversed();
  }
}
