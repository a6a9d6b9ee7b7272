import type { EntryState, HistoryWindow } from './browser-history.ts';

/** A change of the history that the browser has not made. */
interface Change {
  readonly how: 'pushState' | 'replaceState';
  readonly state: EntryState;
  readonly href: string;
}

const AGAIN_MS = 1_000;

const partsOf = (href: string): HistoryWindow['location'] => new URL(href, 'http://site');

/**
 * A window whose history takes each change. Browsers refuse more than so many within half a minute, as where somebody types: Safari and Firefox throw,
 * Chromium makes the change not and says nothing. Until the browser takes it, the change is made here alone, and tried once a second.
 */
export class PatientWindow implements HistoryWindow {
  private pending: readonly Change[] = [];
  private trying: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly window: HistoryWindow) {}

  get history(): HistoryWindow['history'] {
    const { history } = this.window;
    const last = this.pending.at(-1);
    return {
      state: last ? last.state : (history.state as unknown),
      pushState: (state: EntryState, _, href) => this.change({ how: 'pushState', state, href: `${href}` }),
      replaceState: (state: EntryState, _, href) => this.change({ how: 'replaceState', state, href: `${href}` }),
      go: (delta) => history.go(delta),
    };
  }

  get location(): HistoryWindow['location'] {
    const last = this.pending.at(-1);
    return last ? partsOf(last.href) : this.window.location;
  }

  addEventListener(type: 'popstate', listener: () => void): void {
    this.window.addEventListener(type, listener);
  }

  removeEventListener(type: 'popstate', listener: () => void): void {
    this.window.removeEventListener(type, listener);
  }

  /** The browser has gone to another entry: what was to be of the former one is no more. */
  leave(): void {
    this.pending = [];
  }

  private change(change: Change): void {
    const last = this.pending.at(-1);
    this.pending =
      last && change.how === 'replaceState'
        ? [...this.pending.slice(0, -1), { ...change, how: last.how }]
        : [...this.pending, change];
    this.make();
  }

  private make(): void {
    clearTimeout(this.trying);
    while (this.pending[0]) {
      if (!this.isMade(this.pending[0])) {
        this.trying = setTimeout(() => this.make(), AGAIN_MS);
        return;
      }
      this.pending = this.pending.slice(1);
    }
  }

  private isMade({ how, state, href }: Change): boolean {
    const { history } = this.window;
    try {
      history[how](state, '', href);
    } catch {
      return false;
    }
    const { key, over } = (history.state ?? {}) as EntryState;
    return key === state.key && over === state.over;
  }
}
