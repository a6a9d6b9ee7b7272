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

/** What of a window the history is made of. */
export type HistoryPlace = Pick<HistoryWindow, 'history' | 'location'>;

export const stateOf = ({ history }: HistoryPlace): EntryState => (history.state ?? {}) as EntryState;

interface PatientWindow extends HistoryPlace {
  /** The browser has gone to another entry: what was to be of the former one is no more. */
  readonly leave: () => void;
}

type How = 'pushState' | 'replaceState';

interface Change {
  readonly how: How;
  readonly state: EntryState;
  readonly href: string;
}

const AGAIN_MS = 1_000;

/** @returns whether the browser has taken it */
const isMade = (window: HistoryPlace, { how, state, href }: Change): boolean => {
  try {
    window.history[how](state, '', href);
  } catch {
    return false;
  }
  const { key, over } = stateOf(window);
  return key === state.key && over === state.over;
};

/**
 * A window whose history takes each change. Browsers refuse more than so many within half a minute, as where somebody types: Safari and Firefox throw,
 * Chromium says nothing. Until the browser takes the latest of them it is made here alone, and tried once a second.
 */
export const patientWindow = (window: HistoryPlace): PatientWindow => {
  const { history } = window;
  let pending: Change | undefined;
  let trying: ReturnType<typeof setTimeout> | undefined;

  const make = (): void => {
    clearTimeout(trying);
    if (!pending) return;
    if (isMade(window, pending)) pending = undefined;
    else trying = setTimeout(make, AGAIN_MS);
  };
  const change =
    (how: How): History['pushState'] =>
    (state: EntryState, _, href) => {
      // One entry may stand for several that were refused.
      pending = { how: pending?.how === 'pushState' ? 'pushState' : how, state, href: `${href}` };
      make();
    };
  const made = {
    get state(): unknown {
      return pending ? pending.state : (history.state as unknown);
    },
    pushState: change('pushState'),
    replaceState: change('replaceState'),
    go: (delta?: number) => history.go(delta),
  };
  return {
    history: made,
    get location() {
      return pending ? new URL(pending.href, 'http://site') : window.location;
    },
    leave: () => {
      pending = undefined;
    },
  };
};
