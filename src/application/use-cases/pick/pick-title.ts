import {
  drawOrder,
  nothingToPick,
  pickCandidatesOf,
  type PickCandidate,
  type PickSource,
  RECENT_PICKS,
  withoutRecent,
} from '#domain/discovery/pick.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { isNameless, titleKey, type TitleKey } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { Random } from '../../ports/random.ts';

/** So many titles that are in the catalogue no more are passed over at a time (product.md, Pick: questions). */
export const QUESTIONS_AT_MOST = 12;

/**
 * What came of it: a title; nothing is shown, or nothing of it may be picked; none is in the catalogue any more, or none of those that the
 * provider was asked about so far; or it could not be asked.
 */
export type PickOutcome =
  | { readonly status: 'picked'; readonly title: StoredTitle }
  | { readonly status: 'none' | 'empty' | 'gone' | 'unknown' | 'failed' };

export interface PickTitleDeps extends Pick<LibraryDeps, 'session' | 'clock'> {
  readonly random: Random;
}

/** Picks one of the titles that a screen shows (product.md, Pick: titles). */
export class PickTitle {
  /** The last picks, newest first. */
  private recent: readonly TitleKey[] = [];

  constructor(private readonly deps: PickTitleDeps) {}

  /** Never rejects. */
  async execute(source: PickSource): Promise<PickOutcome> {
    const { session, clock } = this.deps;
    const now = clock.now();
    const nothing = nothingToPick(session.seen, source, now);
    if (nothing) return { status: nothing };
    let left = pickCandidatesOf(session.seen, source, now);
    for (let questions = 0; questions < QUESTIONS_AT_MOST; questions += 1) {
      const drawn = this.draw(left);
      if (!drawn) return { status: 'gone' };
      const answer = await this.whole(drawn.title, source);
      if (!answer) return { status: 'failed' };
      if (answer !== 'gone') return this.picked(answer);
      left = left.filter((candidate) => candidate !== drawn);
    }
    return { status: 'unknown' };
  }

  private draw(candidates: readonly PickCandidate[]): PickCandidate | undefined {
    return drawOrder(withoutRecent(candidates, this.recent), this.deps.random)[0];
  }

  /** A title as it is known, or as the provider knows it where a list has its id alone. */
  private async whole(title: StoredTitle, { ask }: PickSource): Promise<StoredTitle | 'gone' | undefined> {
    return isNameless(title) && ask ? ask(title) : title;
  }

  private picked(title: StoredTitle): PickOutcome {
    this.recent = [titleKey(title), ...this.recent].slice(0, RECENT_PICKS);
    return { status: 'picked', title };
  }
}
