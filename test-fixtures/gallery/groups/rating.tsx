import type { Mark } from '#domain/library/marks/mark.ts';
import type { Title } from '#domain/title.ts';
import { ProviderRating } from '#ui/components/rating/provider-rating.tsx';
import { RatingsVeilContext } from '#ui/hooks/ratings-veil-context.ts';
import type { GalleryEntry } from '../gallery-entry.ts';
import { FILM, SEEN } from '../gallery-titles.ts';

const rated = (vote_average: number, vote_count = 3_000) => (
  <ProviderRating title={{ id: 1, vote_average, vote_count }} mark={undefined} showNone />
);

const onceSeen = (title: Title, mark?: Mark) => (
  <RatingsVeilContext value>
    <ProviderRating title={title} mark={mark} />
  </RatingsVeilContext>
);

export const RATING: readonly GalleryEntry[] = [
  {
    component: 'ProviderRating',
    states: {
      good: rated(8.4),
      fair: rated(6.5),
      poor: rated(3.2),
      'nobody voted': rated(0, 0),
      'once seen, and not seen': onceSeen(FILM),
      'once seen, and seen': onceSeen(FILM, SEEN),
    },
  },
];
