import { directorsOf, type Credits } from '#domain/credits.ts';
import { statedFacts, type TitleFacts } from '#domain/library/filters/title-facts.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { toKnownShow, type KnownShow } from '#domain/shows/known-show.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import type { ShowSeasons } from '../../ports/catalog/show-catalog.ts';
import type { Clock } from '../../ports/clock.ts';
import { isCurrent } from '../../ports/memories/answer-memory.ts';
import {
  FACTS_KEPT_MS,
  type FactsMemory,
  type RememberedFacts,
  type RememberedShow,
} from '../../ports/memories/facts-memory.ts';
import type { Outcome } from '../../requests/abortable.ts';

export interface FactsBookDeps {
  readonly factsMemory: FactsMemory;
  readonly clock: Pick<Clock, 'now'>;
}

const NOTHING: TitleFacts = { genreIds: [], runtime: null };
const GONE: KnownShow = { seasons: [], isGone: true };

const factsIn = ({ genres, runtime, original_language, countries, franchise }: TitleDetails): TitleFacts => ({
  genreIds: genres.map(({ id }) => id),
  runtime: runtime ?? null,
  ...(original_language && { language: original_language }),
  ...(countries && { countries }),
  ...(franchise && { franchise: franchise.id }),
});

/** What titles are like, as far as lists say it, or it was asked: in this visit, or remembered on this device (product.md, Lists: facts). */
export class FactsBook {
  private readonly known = new Map<TitleKey, RememberedFacts>();
  private readonly recalled = new Set<TitleKey>();

  constructor(private readonly deps: FactsBookDeps) {}

  /** Afterwards it is known of these titles what the device remembers. Never rejects. */
  async recall(titles: readonly TitleRef[]): Promise<void> {
    const keys = titles.map(titleKey).filter((key) => !this.recalled.has(key));
    if (keys.length === 0) return;
    const remembered = await this.deps.factsMemory.recall(keys);
    for (const key of keys) {
      const facts = remembered.get(key);
      // What came meanwhile is newer.
      if (facts && !this.known.has(key)) this.known.set(key, facts);
      this.recalled.add(key);
    }
  }

  /** What the list says of a title counts first. */
  factsOf(title: StoredTitle): TitleFacts {
    const known = this.known.get(titleKey(title));
    const stated = statedFacts(title);
    return known && isCurrent(known, this.deps.clock.now(), FACTS_KEPT_MS) ? { ...known, ...stated } : stated;
  }

  /** What is known of a show's seasons; undefined where it was not asked for, or too long ago. */
  showOf(title: TitleRef): RememberedShow | undefined {
    const show = this.known.get(titleKey(title))?.show;
    return show && isCurrent(show, this.deps.clock.now(), FACTS_KEPT_MS) ? show : undefined;
  }

  /**
   * Notes what came of asking for a show with some of its seasons: what titles are like comes with it. That it is gone is remembered, too, or
   * it would be asked for at each visit. Waits for nothing.
   * @param asked the numbers of the seasons
   */
  noteShow(title: TitleRef, outcome: Outcome<ShowSeasons>, asked: readonly number[]): void {
    const answeredAt = this.deps.clock.now().getTime();
    if (outcome.status === 'loaded') {
      const show = { ...toKnownShow(outcome.value, asked), answeredAt };
      this.remember(title, { ...factsIn(outcome.value.details), show });
    } else if (outcome.error.type === 'not_found') {
      this.remember(title, { show: { ...GONE, answeredAt } });
    }
  }

  /** Notes what came of asking. A title that is gone is like nothing in this visit. Waits for nothing. */
  note(title: TitleRef, outcome: Outcome<TitleDetails>): void {
    if (outcome.status === 'loaded') {
      this.remember(title, factsIn(outcome.value));
    } else if (outcome.error.type === 'not_found') this.know(title, NOTHING);
  }

  /** Keeps what the page of a title was answered: its directors are in the credits, which are asked for nowhere else. Waits for nothing. */
  notePage(title: TitleDetails, credits: Credits): void {
    this.remember(title, { ...factsIn(title), directors: directorsOf(credits).map(({ id }) => id) });
  }

  /** Keeps the genres that a card of a listing has, where nothing is known of them: they cost no request. Never rejects. */
  async noteCard(title: StoredTitle & { readonly genre_ids?: readonly number[] }): Promise<void> {
    if (!title.genre_ids?.length) return;
    await this.recall([title]);
    if (this.factsOf(title).genreIds === undefined) this.remember(title, { genreIds: title.genre_ids });
  }

  private know(title: TitleRef, facts: Omit<RememberedFacts, 'answeredAt'>): RememberedFacts {
    const show = this.showOf(title);
    const known = { ...(show && { show }), ...facts, answeredAt: this.deps.clock.now().getTime() };
    this.known.set(titleKey(title), known);
    return known;
  }

  private remember(title: TitleRef, facts: Omit<RememberedFacts, 'answeredAt'>): void {
    void this.deps.factsMemory.remember(titleKey(title), this.know(title, facts));
  }
}
