import type { BrowserHistory, DialogEntries } from '../../hooks/history/browser-history.ts';
import { stateOf, type EntryState } from '../../hooks/history/patient-window.ts';

/** A move of ours that the browser has not answered by then is none: nothing waits for it any longer. In milliseconds. */
const PATIENCE_MS = 1_000;

interface Place {
  readonly name: string;
  readonly state: EntryState;
  readonly href: string;
}

/**
 * The history entries of open dialogs, one for each, over that of the screen: at the same address and with the same key, so
 * that the router knows nothing of them (product.md, Dialogs: Back). The state's `over` counts them.
 */
class OpenDialogs implements DialogEntries {
  /** What closes each open dialog, that on top last. */
  private readonly open: (() => void)[] = [];
  /** Where the screen is now whose entry was replaced beneath a dialog, by the entry's name. */
  private readonly replaced = new Map<string, Place>();
  private shown: string;
  /** Runs out while a move of ours is on its way. */
  private patience: ReturnType<typeof setTimeout> | undefined;
  private waiting: (() => void)[] = [];

  constructor(private readonly window: BrowserHistory['window']) {
    this.shown = this.name;
    // The history is on its way from an entry whose dialog is gone.
    if (this.over > 0) this.expect();
  }

  add(onBack: () => void): () => void {
    const close = () => onBack();
    this.open.push(close);
    this.settle();
    return () => {
      const at = this.open.indexOf(close);
      if (at < 0) return;
      this.open.splice(at, 1);
      // Later: several may close at once, and what closes one may lead elsewhere.
      queueMicrotask(() => this.settle());
    };
  }

  reach(): boolean {
    const isOurs = this.patience !== undefined;
    this.stopExpecting();
    this.renew();
    if (this.name !== this.shown) {
      this.shown = this.name;
      this.closeAbove(0);
      this.goOn();
      return false;
    }
    if (this.goOn()) return true;
    if (!isOurs) this.closeAbove(this.over);
    this.settle();
    return true;
  }

  navigate(isPush: boolean, go: () => void): void {
    if (this.patience !== undefined || (isPush && this.over > 1)) {
      this.waiting.push(() => this.navigate(isPush, go));
      if (this.patience === undefined) this.moveBy(-this.over);
      return;
    }
    const before = this.shown;
    go();
    this.shown = this.name;
    if (this.over > 0) this.noteReplaced(before);
    // The dialogs go with their screen.
    if (isPush) this.open.length = 0;
  }

  private get state(): EntryState {
    return stateOf(this.window);
  }
  private get over(): number {
    return this.state.over ?? 0;
  }
  private get href(): string {
    const { pathname, search, hash } = this.window.location;
    return pathname + search + hash;
  }
  /** The same for a screen and the dialogs over it. */
  private get name(): string {
    return `${this.state.key} ${this.href}`;
  }

  private closeAbove(count: number): void {
    for (const close of this.open.splice(count).toReversed()) close();
  }

  /** Gives each open dialog an entry, and takes away those of closed ones. */
  private settle(): void {
    if (this.patience !== undefined) return;
    const excess = this.over - this.open.length;
    if (excess > 0) this.moveBy(-excess);
    while (this.over < this.open.length) {
      this.window.history.pushState({ ...this.state, over: this.over + 1 }, '', this.href);
    }
  }

  private noteReplaced(before: string): void {
    const first = [...this.replaced].find(([, { name }]) => name === before)?.[0] ?? before;
    this.replaced.set(first, { name: this.name, state: this.state, href: this.href });
  }

  /** The screen beneath a dialog may have gone elsewhere in place. */
  private renew(): void {
    const now = this.replaced.get(this.name);
    if (!now) return;
    const { over } = this.state;
    if (!over) this.replaced.delete(this.name);
    this.window.history.replaceState({ ...now.state, over }, '', now.href);
  }

  private moveBy(delta: number): void {
    this.expect();
    this.window.history.go(delta);
  }

  private expect(): void {
    this.patience = setTimeout(() => {
      this.stopExpecting();
      this.goOn();
    }, PATIENCE_MS);
  }

  private stopExpecting(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
  }

  /** @returns whether a navigation had waited */
  private goOn(): boolean {
    const { waiting } = this;
    this.waiting = [];
    for (const navigate of waiting) navigate();
    return waiting.length > 0;
  }
}

/** The entries of the dialogs that are open over the screens of a history. */
export const dialogEntries = (history: BrowserHistory): DialogEntries =>
  (history.dialogs ??= new OpenDialogs(history.window));
