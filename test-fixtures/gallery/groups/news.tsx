import type { News } from '#domain/news/news.ts';
import { NewsBlock } from '#ui/components/news/news-block.tsx';
import { SinceYouWereHere } from '#ui/components/news/since-you-were-here.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const day = (text: string): number => new Date(`${text}T09:00`).getTime();
const nothing = () => undefined;

const LOW_TIDE: News = {
  type: 'offer',
  title: { id: 1, title: 'Low Tide' },
  services: [{ id: 8, name: 'Lumen', since: 0 }],
  since: 0,
};

const NEWS: readonly News[] = [
  LOW_TIDE,
  { type: 'release', title: { id: 2, title: 'ثلاثة أقمار' }, kind: 'home', since: 0 },
  {
    type: 'episode',
    title: { id: 3, media_type: 'tv', name: 'Nine Dials' },
    season: 2,
    number: 6,
    isToday: false,
    since: 0,
  },
];

const block = (news: readonly News[], after = '2026-11-24') => (
  <NewsBlock told={{ news, after: day(after), now: day('2026-11-28') }} onGotIt={nothing} />
);

export const NEWS_GROUP: readonly GalleryEntry[] = [
  {
    component: 'NewsBlock',
    states: {
      one: block(NEWS.slice(0, 1), '2026-11-28'),
      several: block(NEWS),
      many: block(Array.from({ length: 1_000 }, (_, id) => ({ ...LOW_TIDE, title: { id, title: 'Low Tide' } }))),
    },
  },
  {
    component: 'SinceYouWereHere',
    states: {
      'nothing new': (
        <div>
          <SinceYouWereHere />
        </div>
      ),
    },
  },
];
