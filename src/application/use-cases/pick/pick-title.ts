import { firstValueFrom } from 'rxjs';
import {
  pickCandidatesOf,
  asksFacts,
  drawOrder,
  matchesFacts,
  matchingCandidates,
  needsFacts,
  pickFactsOf,
  RECENT_PICKS,
  withFacts,
  withoutRecent,
  type PickCandidate,
  type PickChoice,
  type PickFacts,
  type PickSource,
} from '#domain/discovery/pick.ts';
import { toStoredTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import { mediaTypeOf, titleKey, type TitleKey } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { MovieCatalog } from '../../ports/catalog/movie-catalog.ts';
import type { Random } from '../../ports/random.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';
import type { TitleBook } from '../facts/title-book.ts';

/** Of so many titles at a time the provider is asked what they are like (product.md, Pick: questions). */
export const QUESTIONS_AT_MOST = 12;

/**
 * What came of it: a title; nothing to pick from at all; nothing that is like the choice; nothing yet among those that the
 * provider was asked about; or the provider could not be asked.
 */
export type PickOutcome =
  | { readonly status: 'picked'; readonly title: StoredTitle; readonly rating: number | undefined }
  | { readonly status: 'empty' | 'none' | 'unknown' | 'failed' };

export interface PickTitleDeps extends Pick<LibraryDeps, 'session' | 'clock'> {
  readonly catalog: Pick<MovieCatalog, 'fetchDetails'>;
  readonly requestRunner: RequestRunner;
  readonly random: Random;
  readonly titleBook: Pick<TitleBook, 'recall' | 'factsOf' | 'note'>;
}

/** Picks one title of a list of the visitor's (product.md, Pick: titles). */
export class PickTitle {
  /** The last picks, newest first. */
  private recent: readonly TitleKey[] = [];
  /** What was asked here: of a title of which only the id is known, also what it is called. */
  private readonly asked = new Map<TitleKey, PickFacts>();

  constructor(private readonly deps: PickTitleDeps) {}

  /** Never rejects. */
  async execute(source: PickSource, choice: PickChoice): Promise<PickOutcome> {
    const { session, clock } = this.deps;
    const all = pickCandidatesOf(session.seen, source, clock.now());
    if (all.length === 0) return { status: 'empty' };
    const matching = matchingCandidates(all, choice);
    if (asksFacts(choice)) await this.deps.titleBook.recall(matching.map(({ title }) => title));
    return this.firstLike(matching, choice, QUESTIONS_AT_MOST);
  }

  private draw(candidates: readonly PickCandidate[]): readonly PickCandidate[] {
    return drawOrder(withoutRecent(candidates, this.recent), this.deps.random);
  }

  /** Each round knows more titles to be unlike the choice, until only the last picks are left, or none. */
  private async firstLike(
    candidates: readonly PickCandidate[],
    choice: PickChoice,
    questions: number,
  ): Promise<PickOutcome> {
    const possible = candidates.filter((candidate) => this.mayBeLike(candidate, choice));
    let left = questions;
    for (const candidate of this.draw(possible)) {
      if (needsFacts(candidate, choice) && !this.factsOf(candidate, choice)) {
        if (left === 0) return { status: 'unknown' };
        left -= 1;
        if (!(await this.ask(candidate.title))) return { status: 'failed' };
      }
      if (this.mayBeLike(candidate, choice)) return this.picked(candidate);
    }
    return possible.length > 0 ? this.firstLike(possible, choice, left) : { status: 'none' };
  }

  /** Undefined where they must be asked for. */
  private factsOf({ title }: PickCandidate, choice: PickChoice): PickFacts | undefined {
    return this.asked.get(titleKey(title)) ?? pickFactsOf(title, this.deps.titleBook.factsOf(title), choice);
  }

  /** It is, or it is not known yet. */
  private mayBeLike(candidate: PickCandidate, choice: PickChoice): boolean {
    if (!needsFacts(candidate, choice)) return true;
    const facts = this.factsOf(candidate, choice);
    return !facts || matchesFacts(candidate, facts, choice);
  }

  private picked(candidate: PickCandidate): PickOutcome {
    const facts = this.asked.get(titleKey(candidate.title));
    const { title, rating } = facts ? withFacts(candidate, facts) : candidate;
    this.recent = [titleKey(title), ...this.recent].slice(0, RECENT_PICKS);
    return { status: 'picked', title, rating };
  }

  /** @returns undefined where the provider could not be asked. A title that is gone is like nothing. */
  private async ask(title: StoredTitle): Promise<PickFacts | undefined> {
    const { catalog, requestRunner, titleBook } = this.deps;
    const id = { id: title.id, media_type: mediaTypeOf(title) };
    const outcome = await firstValueFrom(
      requestRunner.run({ call: (signal) => catalog.fetchDetails(id, signal), policy: 'detail' }),
    );
    if (outcome.status === 'failed' && outcome.error.type !== 'not_found') return undefined;
    const facts =
      outcome.status === 'loaded'
        ? {
            genreIds: outcome.value.genres.map((genre) => genre.id),
            runtime: outcome.value.runtime,
            title: toStoredTitle(outcome.value),
          }
        : { genreIds: [] };
    this.asked.set(titleKey(title), facts);
    titleBook.note(
      title,
      {},
      outcome.status === 'loaded' ? { ...outcome, value: { details: outcome.value } } : outcome,
    );
    return facts;
  }
}
