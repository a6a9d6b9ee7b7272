import { apply } from '#domain/library/apply.ts';
import type { LibraryAction, LibraryChange } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import type { Step } from '#domain/library/taking-back/take-back.ts';

/** The library after one change. It leads to the later states alone, so that the states before an act can be forgotten. */
interface LibraryState {
  readonly library: Library;
  /** Where the change was made in this tab. */
  readonly by?: Act;
  next?: LibraryState;
}

/** A change of the library that can be undone. */
export interface Act {
  readonly action: LibraryAction;
  /** The library before and after the act, in the log's order as far as that is known. */
  before: Library;
  made: LibraryState;
  /** Once the act was taken back: this act, those taken back with it, and the one that took them back. Together they cancel. */
  voids?: readonly Act[];
}

/** The source of a change of this tab. 'device': another device of the visitor. 'refresh': the provider, asked again for facts. */
export type ChangeSource = 'visitor' | 'device' | 'refresh';

/** The facts about a change that its action does not tell. */
export interface ChangeDetails {
  readonly source: ChangeSource;
  /** A sentence about the change, where much may have changed at once. */
  readonly done: string | undefined;
}

/** An act as it was made in this tab. */
export interface MadeChange extends ChangeDetails {
  readonly action: LibraryAction;
  readonly before: Library;
  readonly after: Library;
}

/** What acts made of the library, and what it became since. @param acts oldest first */
export const stepsSince = (acts: readonly Act[]): readonly Step[] => {
  const states: LibraryState[] = [];
  for (let state = acts[0]?.made; state; state = state.next) states.push(state);
  const made = new Set(states.map(({ by }) => by));
  const isTakenBack = (by: Act | undefined): boolean =>
    by !== undefined && (acts.includes(by) || Boolean(by.voids?.every((each) => made.has(each))));
  return states.map(({ library, by }) => ({ library, isTakenBack: isTakenBack(by) }));
};

export const without = (changes: readonly LibraryChange[], ids: ReadonlySet<string>): readonly LibraryChange[] =>
  changes.some(({ id }) => ids.has(id)) ? changes.filter(({ id }) => !ids.has(id)) : changes;

export const idsOf = (changes: readonly LibraryChange[]): ReadonlySet<string> => new Set(changes.map(({ id }) => id));

/** The library after each change: first those in the log's order, then those without a sequence, which changes of others may still precede. */
export class Acts {
  /** Those that have no sequence yet. */
  private readonly acts = new Map<string, Act>();
  /** With all that has a sequence. */
  private base: LibraryState;
  private last: LibraryState;

  constructor(initial: Library) {
    this.base = { library: initial };
    this.last = this.base;
  }

  get confirmed(): Library {
    return this.base.library;
  }

  get library(): Library {
    return this.last.library;
  }

  /** A change was made in this tab. @param after what it made of the library */
  note({ id, action }: LibraryChange, after: Library): Act {
    const act = { action, before: this.library } as Act;
    act.made = this.add({ library: after, by: act });
    this.acts.set(id, act);
    return act;
  }

  /** The first of those without a sequence have one. */
  confirm(changes: readonly LibraryChange[]): void {
    for (const { id } of changes) {
      this.acts.delete(id);
      this.base = this.base.next ?? this.base;
    }
  }

  /** What these did is in the confirmed library already: there is nothing of its own to be taken back. */
  drop(ids: ReadonlySet<string>): void {
    for (const id of ids) {
      const act = this.acts.get(id);
      if (act) Object.assign(act, { before: this.confirmed, made: this.base });
      this.acts.delete(id);
    }
  }

  /** @param pending what has no sequence yet */
  rebase(confirmed: Library, changes: readonly LibraryChange[], pending: readonly LibraryChange[]): void {
    this.last = this.base;
    this.add({ library: confirmed });
    this.replay(changes);
    for (const { id } of changes) this.acts.delete(id);
    this.base = this.last;
    this.replay(pending);
  }

  private replay(changes: readonly LibraryChange[]): void {
    for (const { id, action } of changes) {
      const before = this.library;
      const act = this.acts.get(id);
      const made = this.add({ library: apply(before, action), ...(act && { by: act }) });
      if (act) Object.assign(act, { before, made });
    }
  }

  private add(state: LibraryState): LibraryState {
    this.last.next = state;
    this.last = state;
    return state;
  }
}
