import { useCallback, useRef } from 'react';
import type { SeasonOfShow } from '#application/use-cases/shows/mark-episodes.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import { episodeLabel } from '#domain/shows/episode-label.ts';
import { episodeName, seenDay } from '#domain/shows/episode-texts.ts';
import type { SeasonLine } from '#domain/shows/season-lines.ts';
import { EpisodeTick } from '../../components/episodes/episode-tick.tsx';
import { LongList } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { useFocusAfterRemoval } from '../../components/list/use-focus-after-removal.ts';
import { EpisodeLine } from './episode-line.tsx';
import styles from './episode-line.module.css';

interface SeasonEpisodesProps {
  readonly label: string;
  readonly of: SeasonOfShow;
  readonly lines: readonly SeasonLine[];
  readonly isVeiled: boolean;
  readonly shows: ShowsFacade;
}

const keyOf = ({ number }: SeasonLine): string => `${number}`;

/** The line without what an episode that was not seen would tell. */
const veiled = ({ episode, ...line }: SeasonLine): SeasonLine => ({
  ...line,
  ...(episode && { episode: { ...episode, name: '', overview: '', still_path: null } }),
});

/** A line for each episode. Thousands of them are no more than those near the window. */
export function SeasonEpisodes({ label, of, lines, isVeiled, shows: { markEpisodes } }: SeasonEpisodesProps) {
  const { season_number } = of.season;
  const region = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(region);
  const isHidden = useCallback((line: SeasonLine) => isVeiled && line.seen === undefined, [isVeiled]);
  const draw = useCallback(
    (line: SeasonLine) => {
      const toggle = (button: Element) => {
        if (line.seen === undefined) return markEpisodes.tick(of, line.number);
        // Of one that the provider lost nothing is left.
        if (!line.episode) keepFocus(button);
        void markEpisodes.clear(of, [line.number]);
      };
      return (
        <EpisodeLine line={isHidden(line) ? veiled(line) : line} isVeiled={isHidden(line)}>
          <EpisodeTick season={season_number} number={line.number} isSeen={line.seen !== undefined} onToggle={toggle} />
        </EpisodeLine>
      );
    },
    [of, season_number, isHidden, markEpisodes, keepFocus],
  );
  const printed = () =>
    lines.map((line) => ({
      key: keyOf(line),
      name: `${episodeLabel(season_number, line.number)} ${episodeName(line.number, isHidden(line) ? '' : line.episode?.name)}`,
      note: line.seen === undefined ? undefined : seenDay(line.seen),
    }));
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      <PrintedList lines={printed} />
      <LongList label={label} items={lines} keyOf={keyOf} draw={draw} className={styles.list} />
    </div>
  );
}
