import { timer, type Subscription } from 'rxjs';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { sameTitle } from '#domain/title.ts';
import type { LibraryDeps } from '../library/library-deps.ts';
import type { MarkTitle } from './mark-title.ts';

/** With the arrow keys a visitor passes other ratings on the way to theirs (product.md, Marks: rating). */
const DEBOUNCE_MS = 400;

export interface RateTitleDeps extends Pick<LibraryDeps, 'clock'> {
  readonly markTitle: MarkTitle;
}

interface Choice {
  readonly title: StoredTitle;
  readonly rating: number;
  readonly timer: Subscription;
}

/** Keeps a visitor's rating of a title once they stay with it, wherever they have gone meanwhile. */
export class RateTitle {
  private pending: Choice | undefined;

  constructor(private readonly deps: RateTitleDeps) {}

  execute(title: StoredTitle, rating: number): void {
    if (this.pending && !sameTitle(this.pending.title, title)) this.keep(this.pending);
    this.drop();
    const wait = timer(DEBOUNCE_MS, this.deps.clock.scheduler);
    this.pending = { title, rating, timer: wait.subscribe(() => this.pending && this.keep(this.pending)) };
  }

  clear(title: StoredTitle): void {
    if (this.pending && sameTitle(this.pending.title, title)) this.drop();
    this.deps.markTitle.execute(title, { set: {}, clear: ['rating'] });
  }

  private keep({ title, rating }: Choice): void {
    this.drop();
    this.deps.markTitle.execute(title, { set: { rating }, clear: [] });
  }

  private drop(): void {
    this.pending?.timer.unsubscribe();
    this.pending = undefined;
  }
}
