import { defer, filter } from 'rxjs';
import * as v from 'valibot';
import type { NewsMemory } from '#application/ports/memories/news-memory.ts';
import type { RememberedList } from '#application/ports/memories/remembered-list.ts';
import type { RememberedTable } from '#application/ports/memories/remembered-table.ts';
import type { GivenCalendar } from '#domain/calendar/given-calendar.ts';
import { isCalendarDay } from '#domain/days/day-of-time.ts';
import { COLUMN_ROLES, WORD_MEANINGS } from '#domain/import/columns/table-choices.ts';
import type { NewsSeen } from '#domain/news/news-seen.ts';
import type { TitleKey } from '#domain/title.ts';
import { readList } from '../../store/codec/read-list.ts';
import { STORED_TITLES } from '../../store/codec/stored-titles.ts';
import { storageEvents } from '../../store/storage-events.ts';
import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

export const lastBackup = rememberedValue<string>({
  key: ownName('matinee_last_backup'),
  parse: (madeAt) => (Number.isNaN(Date.parse(madeAt)) ? undefined : madeAt),
  write: String,
});

const day = v.pipe(v.string(), v.check(isCalendarDay));
const Given = v.object({
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  events: v.array(
    v.object({
      uid: v.pipe(v.string(), v.nonEmpty()),
      day,
      summary: v.string(),
      isWhole: v.exactOptional(v.literal(true)),
      cancelled: v.exactOptional(day),
    }),
  ),
});

/** Where it is lost, a day that holds no more stays in the calendars that have it. */
export const lastCalendar = rememberedValue<GivenCalendar>({
  key: ownName('matinee_calendar'),
  parse: (text) => v.parse(Given, JSON.parse(text)),
});

const Column = v.object({
  role: v.exactOptional(v.picklist(COLUMN_ROLES)),
  words: v.exactOptional(v.array(v.tuple([v.string(), v.picklist([...WORD_MEANINGS.state, ...WORD_MEANINGS.kind])]))),
});
const Tables = v.array(v.object({ key: v.string(), columns: v.array(Column) }));

/** What was chosen for the columns of tables, on this device alone. */
export const lastColumns = rememberedValue<readonly RememberedTable[]>({
  key: ownName('matinee_columns'),
  parse: (text) => v.parse(Tables, JSON.parse(text)),
});

const NEWS_KEY = ownName('matinee_news_seen');
const Seen = v.object({ at: v.number(), choice: v.string() });

/** Where it is lost, nothing is new at the next visit. */
export const lastNews: NewsMemory = {
  ...rememberedValue<NewsSeen>({ key: NEWS_KEY, parse: (text) => v.parse(Seen, JSON.parse(text)) }),
  changed$: defer(storageEvents).pipe(filter((entry) => entry.kind === 'cleared' || entry.key === NEWS_KEY)),
};

const Lists = v.array(
  v.object({
    source: v.custom<TitleKey>((source) => typeof source === 'string' && /^(movie|tv):\d+$/.test(source)),
    askedAt: v.number(),
    language: v.exactOptional(v.string()),
    titles: v.pipe(
      v.array(v.unknown()),
      v.transform((titles) => readList(titles, STORED_TITLES).items),
    ),
  }),
);

/** Some 30 kB of localStorage. Where there is no room, the provider is asked at each visit. */
export const lastRecommendations = rememberedValue<readonly RememberedList[]>({
  key: ownName('matinee_recommendations'),
  parse: (text) => v.parse(Lists, JSON.parse(text)),
});
