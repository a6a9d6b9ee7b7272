import * as v from 'valibot';
import type { RecommendationMemory, RememberedList } from '#application/ports/memories/recommendation-memory.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import type { TitleKey } from '#domain/title.ts';
import { readList } from '../../store/codec/read-list.ts';
import { STORED_TITLES } from '../../store/codec/stored-titles.ts';
import { ownName } from '../own-name.ts';
import { safeLocalStorage } from '../safe-storage.ts';

const KEY = ownName('matinee_recommendations');

const Lists = v.array(
  v.object({
    source: v.custom<TitleKey>((source) => typeof source === 'string' && /^(movie|tv):\d+$/.test(source)),
    askedAt: v.number(),
    titles: v.pipe(
      v.array(v.unknown()),
      v.transform((titles) => readList(titles, STORED_TITLES).items),
    ),
  }),
);

/** Some 30 kB of localStorage. Where there is no room, the provider is asked at each visit. */
export class LocalRecommendationMemory implements RecommendationMemory {
  read(): readonly RememberedList[] {
    const lists = v.safeParse(Lists, parseJson(safeLocalStorage.get(KEY) ?? ''));
    return lists.success ? lists.output : [];
  }

  write(lists: readonly RememberedList[]): void {
    safeLocalStorage.set(KEY, JSON.stringify(lists));
  }
}
