import type { Observable } from 'rxjs';
import type {
  AppendOptions,
  Appended,
  Checkpoint,
  ClosableLog,
  EarlyLog,
  LogEntry,
  LogTail,
} from '#application/ports/library/change-log.ts';
import type { Positions } from '#application/ports/library/origin.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryAction, LibraryChange } from '#domain/library/library-change.ts';
import { recorded, recordedNow } from './recorded.ts';
import type { Records } from './trace-recorder.ts';

const begun = (call: string, subject: string) => ({ kind: 'log', call, subject }) as const;

/** The kinds of a change's actions, without anything that they say: a batch as its own, each once with how often. */
const actionKinds = (action: LibraryAction): string => {
  if (action.kind !== 'batch') return action.kind;
  const counts = new Map<string, number>();
  for (const each of action.actions.map(actionKinds)) counts.set(each, (counts.get(each) ?? 0) + 1);
  return `batch of ${[...counts].map(([kind, count]) => (count === 1 ? kind : `${count} ${kind}`)).join(', ')}`;
};

/** So many are listed of one step. */
const LISTED = 10;

const listed = (texts: readonly string[]): string => {
  const more = texts.length - LISTED;
  return texts.slice(0, LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

const kindsOf = (changes: readonly LibraryChange[]): string => listed(changes.map(({ action }) => actionKinds(action)));

/** Entries by number and kind; of what this release cannot read there is only a number. */
const numbered = (entries: readonly LogEntry[]): string =>
  listed(entries.map(({ sequence, change }) => `${sequence} ${change ? actionKinds(change.action) : 'unreadable'}`));

/** Names a log as an append's answer has it, with the numbers that its changes got. */
const appendedText = ({ entries, elsewhere }: Appended, changes: readonly LibraryChange[]): string => {
  const ids = new Set(changes.map(({ id }) => id));
  const own = entries.filter(({ change }) => change && ids.has(change.id));
  const others = entries.length - own.length;
  return [
    numbered(own) || kindsOf(changes),
    others > 0 && `${others} of other tabs`,
    elsewhere.length > 0 && `${elsewhere.length} there before`,
  ]
    .filter(Boolean)
    .join('; ');
};

/** A log with its entries recorded: by kinds and numbers, never by what they say. */
export class TracedLog implements ClosableLog {
  readonly isPrimary$: Observable<boolean>;
  readonly grown$: Observable<unknown>;

  constructor(
    private readonly inner: ClosableLog,
    private readonly recorder: Records,
  ) {
    this.isPrimary$ = inner.isPrimary$;
    this.grown$ = inner.grown$;
  }

  append(changes: readonly LibraryChange[], options: AppendOptions): Promise<Appended> {
    return recorded(this.recorder, begun('changeLog.append', kindsOf(changes)), {
      act: () => this.inner.append(changes, options),
      more: (appended) => ({ subject: appendedText(appended, changes) }),
    });
  }

  appendNow(changes: readonly LibraryChange[], owner?: Identifier): void {
    recordedNow(this.recorder, begun('changeLog.appendNow', kindsOf(changes)), () =>
      this.inner.appendNow(changes, owner),
    );
  }

  claim(owner: Identifier, last?: readonly string[]): Promise<void> {
    return recorded(this.recorder, begun('changeLog.claim', 'entries without an owner'), {
      act: () => this.inner.claim(owner, last),
    });
  }

  read(owner: Identifier, after?: Positions): Promise<LogTail> {
    return recorded(this.recorder, begun('changeLog.read', ''), {
      act: () => this.inner.read(owner, after),
      more: ({ entries }) => ({ subject: numbered(entries) || 'nothing new' }),
    });
  }

  checkpoint(owner: Identifier, checkpoint: Checkpoint): Promise<void> {
    const subject = `up to ${checkpoint.sequence}, ${checkpoint.text.length.toLocaleString('en-US')} characters`;
    return recorded(this.recorder, begun('changeLog.checkpoint', subject), {
      act: () => this.inner.checkpoint(owner, checkpoint),
    });
  }

  owners(): Promise<readonly (Identifier | undefined)[]> {
    return this.inner.owners();
  }

  forget(owner: Identifier): Promise<void> {
    return recorded(this.recorder, begun('changeLog.forget', 'everything of an owner'), {
      act: () => this.inner.forget(owner),
    });
  }

  erase(): Promise<void> {
    return recorded(this.recorder, begun('changeLog.erase', 'everything'), { act: () => this.inner.erase() });
  }
}

const durability = (isDurable: boolean) =>
  isDurable ? ({ status: 'done' } as const) : ({ status: 'failed', failure: 'not durable' } as const);

/** An early log with its entries recorded. They have no numbers yet. */
export const tracedEarlyLog = (inner: EarlyLog, recorder: Records): EarlyLog => ({
  open: () => inner.open(),
  append: (changes) =>
    recorded(recorder, begun('earlyLog.append', kindsOf(changes)), {
      act: () => inner.append(changes),
      more: durability,
    }),
  appendNow: (changes) => {
    const { end } = recorder.begin(begun('earlyLog.appendNow', kindsOf(changes)));
    const isDurable = inner.appendNow(changes);
    end(durability(isDurable));
    return isDurable;
  },
});
