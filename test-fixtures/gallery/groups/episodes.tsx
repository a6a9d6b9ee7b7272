import { EpisodeTick } from '#ui/components/shows/episode-tick.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const nothing = () => undefined;

export const EPISODES: readonly GalleryEntry[] = [
  {
    component: 'EpisodeTick',
    states: {
      'not seen': <EpisodeTick season={2} number={5} isSeen={false} onToggle={nothing} />,
      seen: <EpisodeTick season={2} number={6} isSeen onToggle={nothing} />,
      'of a show': <EpisodeTick season={2} number={5} show="Nine Dials" isSeen={false} onToggle={nothing} />,
    },
  },
];
