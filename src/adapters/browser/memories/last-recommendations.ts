import * as v from 'valibot';
import type { RememberedList } from '#application/ports/memories/remembered-list.ts';
import type { TitleKey } from '#domain/title.ts';
import { readList } from '../../store/codec/read-list.ts';
import { STORED_TITLES } from '../../store/codec/stored-titles.ts';
import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

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
