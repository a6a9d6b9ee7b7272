import { timer, type Subscription } from 'rxjs';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { sameTitle } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { LibraryLoader } from '../../library/library-loader.ts';
import type { Browser } from '../../ports/browser.ts';
import type { MarkTitle } from './mark-title.ts';

/** With the arrow keys a visitor passes other ratings on the way to theirs (product.md, Marks: rating). */
const DEBOUNCE_MS = 400;

export interface RateTitleDeps extends Pick<LibraryDeps, 'clock'> {
  readonly browser: Pick<Browser, 'leaving$'>;
  readonly loader: Pick<LibraryLoader, 'appendNow'>;
}

interface Choice {
  readonly title: StoredTitle;
  readonly rating: number;
  readonly waiting: Subscription;
}

/** Keeps a visitor's rating of a title once they stay with it or leave, wherever in the app they have gone meanwhile. */
export class RateTitle {
  private pending: Choice | undefined;

  constructor(
    private readonly deps: RateTitleDeps,
    private readonly markTitle: MarkTitle,
  ) {}

  execute(title: StoredTitle, rating: number): void {
    if (this.pending && !sameTitle(this.pending.title, title)) this.keepPending();
    this.drop();
    this.pending = { title, rating, waiting: this.waiting() };
  }

  clear(title: StoredTitle): void {
    if (this.pending && sameTitle(this.pending.title, title)) this.drop();
    this.markTitle.execute(title, { set: {}, clear: ['rating'] });
  }

  private waiting(): Subscription {
    const { clock, browser, loader } = this.deps;
    const waiting = timer(DEBOUNCE_MS, clock.scheduler).subscribe(() => this.keepPending());
    const leaving = browser.leaving$.subscribe(() => {
      this.keepPending();
      // Whatever else listens has been told before: what it was to write with the page is written.
      loader.appendNow();
    });
    waiting.add(leaving);
    return waiting;
  }

  private keepPending(): void {
    if (this.pending) this.keep(this.pending);
  }

  private keep({ title, rating }: Choice): void {
    this.drop();
    this.markTitle.execute(title, { set: { rating }, clear: [] });
  }

  private drop(): void {
    this.pending?.waiting.unsubscribe();
    this.pending = undefined;
  }
}
