import type { KnownDays } from '#domain/calendar/known-days.ts';
import { mediaTypeOf, titleKey, type TitleRef } from '#domain/title.ts';
import type { Clock } from '../../ports/clock.ts';
import { isCurrent } from '../../ports/memories/answer-memory.ts';
import {
  DATES_FRESH_MS,
  EPISODES_FRESH_MS,
  type DaysMemory,
  type RememberedDays,
} from '../../ports/memories/days-memory.ts';

export interface DaysBookDeps {
  readonly daysMemory: DaysMemory;
  readonly clock: Pick<Clock, 'now'>;
}

const isShow = (title: TitleRef): boolean => mediaTypeOf(title) === 'tv';

/** The days of an episode are those of every country. */
const keyOf = (title: TitleRef, region: string | undefined): string =>
  isShow(title) ? titleKey(title) : `${region} ${titleKey(title)}`;

/** On which days titles come out, as far as it was asked: in this visit, or remembered on this device (product.md, Calendar: kept). */
export class DaysBook {
  private readonly known = new Map<string, RememberedDays>();
  private readonly recalled = new Set<string>();

  constructor(private readonly deps: DaysBookDeps) {}

  /** Afterwards it is known of these titles what the device remembers. Never rejects. */
  async recall(titles: readonly TitleRef[], region: string | undefined): Promise<void> {
    const asked = region === undefined ? titles.filter(isShow) : titles;
    const keys = asked.map((title) => keyOf(title, region)).filter((key) => !this.recalled.has(key));
    if (keys.length === 0) return;
    const remembered = await this.deps.daysMemory.recall(keys);
    // What came meanwhile is newer.
    for (const [key, days] of remembered) if (!this.known.has(key)) this.known.set(key, days);
    for (const key of keys) this.recalled.add(key);
  }

  /** What was answered last, however long ago: old days are better than none. */
  daysOf(title: TitleRef, region: string | undefined): KnownDays | undefined {
    return this.known.get(keyOf(title, region));
  }

  /** Whether it need not be asked again. */
  isFresh(title: TitleRef, region: string | undefined): boolean {
    const days = this.known.get(keyOf(title, region));
    const freshMs = isShow(title) && !days?.isOver ? EPISODES_FRESH_MS : DATES_FRESH_MS;
    return days !== undefined && isCurrent(days, this.deps.clock.now(), freshMs);
  }

  /** Waits for nothing. */
  remember(title: TitleRef, region: string | undefined, days: KnownDays): void {
    const { daysMemory, clock } = this.deps;
    const key = keyOf(title, region);
    const remembered = { ...days, answeredAt: clock.now().getTime() };
    this.known.set(key, remembered);
    void daysMemory.remember(key, remembered);
  }
}
