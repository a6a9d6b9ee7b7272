import type { TitleAnswers } from '#application/ports/catalog/title-answers.ts';
import type { RememberedParts } from '#application/ports/memories/title-memory.ts';
import { CheckDates, type DatesCheck } from '#application/use-cases/calendar/check-dates.ts';
import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { aPage } from '../a-page.ts';
import { aTitle } from '../a-title.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { MemoryAnswers } from '../memory-answers.ts';
import { titleAskerOf } from '../title-asker-of.ts';

/** A show that a list has. */
export const SHOW: StoredTitle = { id: 1396, media_type: 'tv', name: 'Nine Dials' };

/** What the provider says of it. */
export const showDetails = (more: Partial<TitleDetails> = {}): TitleDetails => ({
  ...aTitle({ id: 1396, media_type: 'tv' }),
  genres: [],
  created_by: [],
  next_episode: { season_number: 2, episode_number: 5, name: 'Salt', air_date: '2026-12-12' },
  ...more,
});

export interface DatesGiven {
  readonly datesOf?: (id: number, country: string) => Promise<readonly ReleaseDate[]>;
  readonly details?: () => Promise<TitleDetails>;
  readonly memory?: MemoryAnswers<RememberedParts>;
  readonly clock?: VirtualClock;
}

/** The answer about each movie, unless another is given. */
export const inCinemas = async (): Promise<readonly ReleaseDate[]> => [{ kind: 'cinema', day: '2026-12-12' }];

/** What the calendar is checked by, over a provider that notes what it is asked. */
export const openDates = ({
  datesOf = inCinemas,
  details = async () => showDetails(),
  memory = new MemoryAnswers<RememberedParts>(),
  clock = new VirtualClock(),
}: DatesGiven = {}) => {
  const asked: { readonly what: string; readonly at: number }[] = [];
  const note = (what: string) => asked.push({ what, at: clock.scheduler.frame });
  const browser = aPage();
  const answerOf: TitleAnswers['answerOf'] = async ({ id, media_type }, { datesIn = '', seasons = [] }) => {
    note(media_type === 'tv' ? `tv ${id} ${seasons.length}` : `${datesIn} ${id}`);
    if (media_type === 'tv') return { details: await details() };
    return { details: { ...aTitle({ id }), genres: [], created_by: [] }, dates: await datesOf(id, datesIn) };
  };
  const check = new CheckDates({
    clock,
    ...titleAskerOf({ clock, browser, titleMemory: memory, answerOf }),
  });
  const states: DatesCheck[] = [];
  const look = (titles: readonly StoredTitle[], region: string | null = 'DE') =>
    check.execute({ titles, region: region ?? undefined }).subscribe((state) => states.push(state));
  return { asked, browser, check, clock, memory, states, look, what: () => asked.map((each) => each.what) };
};
