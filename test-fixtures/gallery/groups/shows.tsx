import type { UpNextShow } from '#application/use-cases/shows/cached-shows.ts';
import type { NextOfShow } from '#domain/shows/next-of-show.ts';
import { EpisodeTick } from '#ui/components/shows/episode-tick.tsx';
import { NextFacts } from '#ui/components/shows/next-facts.tsx';
import { NextStill } from '#ui/components/shows/next-still.tsx';
import { NextTick } from '#ui/components/shows/next-tick.tsx';
import { ProgressLeader } from '#ui/components/shows/progress-leader.tsx';
import { anEpisode, aSeason } from '../../shows/a-season.ts';
import type { GalleryEntry } from '../gallery-entry.ts';
import line from '#ui/components/list/list-line.module.css';

const NAME = 'The Night of the Second Projector, in Which Nothing Is as It Was';

const showWith = (now: NextOfShow): UpNextShow => ({
  key: 'tv:1',
  show: { id: 1, name: 'Nine Dials', seasons: { 1: '1' } },
  known: undefined,
  now,
  seen: { today: '2026-11-20' },
  progress: undefined,
});
const next = (name: string): NextOfShow => ({
  status: 'next',
  next: { season: aSeason(2, 6), episode: anEpisode({ episode_number: 5, name }) },
});
const facts = (now: NextOfShow) => (
  <p className={line.meta}>
    <NextFacts of={showWith(now)} />
  </p>
);
const shows = { tickNext: { execute: () => undefined } as never };

const nothing = () => undefined;

export const SHOWS: readonly GalleryEntry[] = [
  {
    component: 'EpisodeTick',
    states: {
      'not seen': <EpisodeTick season={2} number={5} isSeen={false} onToggle={nothing} />,
      seen: <EpisodeTick season={2} number={6} isSeen onToggle={nothing} />,
    },
  },
  {
    component: 'NextFacts',
    isWide: true,
    states: {
      'with a next one': facts(next('The Second Projector')),
      'with a long name': facts(next(NAME)),
      'without a name': facts(next('')),
      'on a day': facts({ status: 'later', later: { season: 3, number: 1, day: '2026-12-12' } }),
      'up to date': facts({ status: 'none' }),
      'not checked': facts({ status: 'unknown' }),
    },
  },
  {
    component: 'NextTick',
    states: {
      'with a next one': <NextTick of={showWith(next(''))} shows={shows} />,
      small: <NextTick of={showWith(next(''))} shows={shows} isSmall />,
    },
  },
  {
    component: 'NextStill',
    isWide: true,
    states: { 'without a picture': <NextStill of={showWith(next(''))} use="episode" /> },
  },
  {
    component: 'ProgressLeader',
    isWide: true,
    states: {
      begun: <ProgressLeader progress={{ seen: 10, total: 26 }} />,
      whole: <ProgressLeader progress={{ seen: 26, total: 26 }} />,
      none: <ProgressLeader progress={{ seen: 0, total: 26 }} />,
    },
  },
];
