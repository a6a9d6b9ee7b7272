/** What a browser's window has of the history. */
export interface HistoryWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<globalThis.Location, 'pathname' | 'search' | 'hash'>;
  readonly addEventListener: (type: 'popstate', listener: () => void) => void;
  readonly removeEventListener: (type: 'popstate', listener: () => void) => void;
}

/** The state that we store in a history entry. Entries made by other code, or by hand, hold anything. */
export interface EntryState {
  readonly usr?: unknown;
  readonly key?: string;
  /** How many dialogs are open over the screen; absent where there is none. */
  readonly over?: number;
}

/** A change of the history. */
interface Change {
  readonly how: 'pushState' | 'replaceState';
  readonly state: EntryState;
  readonly href: string;
}

const AGAIN_MS = 1_000;

/**
 * A window whose history takes each change. Browsers refuse more than so many within half a minute, as where somebody types: Safari and Firefox throw,
 * Chromium says nothing. Until the browser takes the latest of them it is made here alone, and tried once a second.
 */
export class PatientWindow implements HistoryWindow {
  private pending: Change | undefined;
  private trying: ReturnType<typeof setTimeout> | undefined;
  readonly addEventListener: HistoryWindow['addEventListener'];
  readonly removeEventListener: HistoryWindow['removeEventListener'];

  constructor(private readonly window: HistoryWindow) {
    this.addEventListener = (...listener) => window.addEventListener(...listener);
    this.removeEventListener = (...listener) => window.removeEventListener(...listener);
  }

  get history(): HistoryWindow['history'] {
    const { history } = this.window;
    const change =
      (how: Change['how']): History['pushState'] =>
      (state: EntryState, _, href) => {
        // One entry may stand for several that were refused.
        this.pending = { how: this.pending?.how === 'pushState' ? 'pushState' : how, state, href: `${href}` };
        this.make();
      };
    return {
      state: this.pending ? this.pending.state : (history.state as unknown),
      pushState: change('pushState'),
      replaceState: change('replaceState'),
      go: (delta) => history.go(delta),
    };
  }

  get location(): HistoryWindow['location'] {
    return this.pending ? new URL(this.pending.href, 'http://site') : this.window.location;
  }

  /** The browser has gone to another entry: what was to be of the former one is no more. */
  leave(): void {
    this.pending = undefined;
  }

  private make(): void {
    clearTimeout(this.trying);
    const { history } = this.window;
    if (!this.pending) return;
    const { how, state, href } = this.pending;
    try {
      history[how](state, '', href);
    } catch {
      // It is seen by the state.
    }
    const made = (history.state ?? {}) as EntryState;
    if (made.key === state.key && made.over === state.over) this.pending = undefined;
    else this.trying = setTimeout(() => this.make(), AGAIN_MS);
  }
}
