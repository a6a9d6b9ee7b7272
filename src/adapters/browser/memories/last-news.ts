import { defer, filter } from 'rxjs';
import * as v from 'valibot';
import type { NewsMemory } from '#application/ports/memories/news-memory.ts';
import type { NewsSeen } from '#domain/news/news-seen.ts';
import { storageEvents } from '../../store/storage-events.ts';
import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

const KEY = ownName('matinee_news_seen');
const Seen = v.object({ at: v.number(), choice: v.string() });

/** Where it is lost, nothing is new at the next visit. */
export const lastNews: NewsMemory = {
  ...rememberedValue<NewsSeen>({ key: KEY, parse: (text) => v.parse(Seen, JSON.parse(text)) }),
  changed$: defer(storageEvents).pipe(filter((entry) => entry.kind === 'cleared' || entry.key === KEY)),
};
