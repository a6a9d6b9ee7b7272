import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { SeasonOfShow } from '#application/use-cases/shows/mark-episodes.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import { episodeLabel } from '#domain/shows/episode-label.ts';
import { episodeFacts, episodeName, seenDay } from '#domain/shows/episode-texts.ts';
import type { SeasonLine } from '#domain/shows/season-lines.ts';
import { LongList } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { useFocusAfterRemoval } from '../../components/list/use-focus-after-removal.ts';
import { NoImage } from '../../components/picture/no-image.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { EpisodeTick } from '../../components/shows/episode-tick.tsx';
import { useModule } from '../../hooks/code/use-module.ts';
import { useNotifyMissing } from '../../hooks/code/use-notify-missing.ts';
import styles from './episode-line.module.css';

interface EpisodeLineProps {
  readonly line: SeasonLine;
  readonly isVeiled: boolean;
  /** Shows all of what a line may cut off. */
  readonly onLook: () => void;
  /** The tick. */
  readonly children: ReactNode;
}

function EpisodeHeading({ line: { number, episode } }: Pick<EpisodeLineProps, 'line'>) {
  return (
    <span className={styles.words}>
      {episode?.name ? (
        <>
          <span className={styles.number}>{`${number} `}</span>
          <bdi>{episode.name}</bdi>
        </>
      ) : (
        episodeName(number)
      )}
    </span>
  );
}

/**
 * What a season's line says of an episode. All lines have one height, and longer text is cut off: where there is more to read, the line
 * opens it (product.md, Shows: lines).
 */
function EpisodeLine({ line, isVeiled, onLook, children }: EpisodeLineProps) {
  const { episode } = line;
  const heading = <EpisodeHeading line={line} />;
  return (
    <div className={styles.line}>
      <div className={styles.still}>
        {isVeiled ? null : <Picture path={episode?.still_path ?? null} use="episode" fallback={<NoImage />} />}
      </div>
      <div className={styles.texts}>
        <h2 className={styles.name}>
          {episode?.overview ? (
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onLook}>
              {heading}
            </button>
          ) : (
            heading
          )}
        </h2>
        <p className={styles.meta}>
          {episodeFacts(line).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p className={styles.overview} dir="auto">
          {isVeiled ? 'Shown once you have seen it.' : episode?.overview}
        </p>
      </div>
      {children}
    </div>
  );
}

interface SeasonEpisodesProps {
  readonly label: string;
  readonly of: SeasonOfShow;
  readonly lines: readonly SeasonLine[];
  readonly isVeiled: boolean;
  readonly shows: ShowsFacade;
}

const load = () => import('./episode-dialog.tsx');

const keyOf = ({ number }: SeasonLine): string => `${number}`;

/** What is shown of a line: nothing that an episode that was not seen would tell, where that is veiled. */
const shownOf = (line: SeasonLine, isVeiled: boolean): SeasonLine => {
  const { episode, seen } = line;
  if (!isVeiled || seen !== undefined || !episode) return line;
  return { ...line, episode: { ...episode, name: '', overview: '', still_path: null } };
};

/** 'S2 E5 The Bell at Noon'. */
const nameOf = (season: number, { number, episode }: SeasonLine): string =>
  [episodeLabel(season, number), episode?.name].filter(Boolean).join(' ');

/** Draws the line of an episode with its tick. @param onLook must stay the same function */
const useDrawLine = (
  { of, isVeiled, shows: { markEpisodes } }: Omit<SeasonEpisodesProps, 'label' | 'lines'>,
  onLook: (number: number) => void,
  keepFocus: (button: Element) => void,
) => {
  const { season_number } = of.season;
  return useCallback(
    (line: SeasonLine) => {
      const { number, episode, seen } = line;
      const toggle = (button: Element) => {
        if (seen === undefined) return markEpisodes.tick(of, number);
        // Of one that the provider lost nothing is left.
        if (!episode) keepFocus(button);
        void markEpisodes.clear(of, [number]);
      };
      return (
        <EpisodeLine
          line={shownOf(line, isVeiled)}
          isVeiled={isVeiled && seen === undefined}
          onLook={() => onLook(number)}
        >
          <EpisodeTick season={season_number} number={number} isSeen={seen !== undefined} onToggle={toggle} />
        </EpisodeLine>
      );
    },
    [of, season_number, isVeiled, markEpisodes, onLook, keepFocus],
  );
};

/** A line for each episode. Of thousands there are those near the window. */
export function SeasonEpisodes({ label, lines, ...season }: SeasonEpisodesProps) {
  const { of, isVeiled } = season;
  const region = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(region);
  const [looked, setLooked] = useState<number>();
  const notifyMissing = useNotifyMissing();
  const close = () => setLooked(undefined);
  const module = useModule(load, looked !== undefined, () => {
    close();
    notifyMissing();
  });
  const draw = useDrawLine(season, setLooked, keepFocus);
  const shown = lines.find(({ number }) => number === looked);
  const titleOf = (line: SeasonLine) => nameOf(of.season.season_number, shownOf(line, isVeiled));
  const printed = () =>
    lines.map((line) => ({
      key: keyOf(line),
      name: titleOf(line),
      note: line.seen === undefined ? undefined : seenDay(line.seen),
    }));
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      <PrintedList lines={printed} />
      <LongList label={label} items={lines} keyOf={keyOf} draw={draw} className={styles.list} />
      {module && shown && <module.EpisodeDialog title={titleOf(shown)} line={shown} onClose={close} />}
    </div>
  );
}
