import { useCallback, useRef, useState } from 'react';
import type { SeasonOfShow } from '#application/use-cases/shows/mark-episodes.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import { episodeLabel } from '#domain/shows/episode-label.ts';
import { seenDay } from '#domain/shows/episode-texts.ts';
import type { SeasonLine } from '#domain/shows/season-lines.ts';
import { LongList } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { useFocusAfterRemoval } from '../../components/list/use-focus-after-removal.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { useNotifyMissing } from '../../hooks/code/use-notify-missing.ts';
import { EpisodeLine } from './episode-line.tsx';
import styles from './episode-line.module.css';

interface SeasonEpisodesProps {
  readonly label: string;
  readonly of: SeasonOfShow;
  readonly lines: readonly SeasonLine[];
  /** The number of the episode that is next, where it is in this season. */
  readonly next: number | undefined;
  readonly isVeiled: boolean;
  readonly shows: ShowsFacade;
}

const load = () => import('./episode-dialog.tsx');

const keyOf = ({ number }: SeasonLine): string => `${number}`;

/** A line as it is shown: nothing that an episode would tell, where that is veiled. */
const shownOf = (line: SeasonLine, isVeiled: boolean): SeasonLine =>
  isVeiled && line.episode ? { ...line, episode: { ...line.episode, name: '', overview: '', still_path: null } } : line;

/** 'S2 E5 The Bell at Noon'. */
const nameOf = (season: number, { number, episode }: SeasonLine): string =>
  [episodeLabel(season, number), episode?.name].filter(Boolean).join(' ');

const NONE: ReadonlySet<number> = new Set();

/** Which lines are veiled: those that were not seen, but those that the visitor has looked at (product.md, Shows: veil). */
const useVeil = (isVeiled: boolean) => {
  const [revealed, setRevealed] = useState(NONE);
  const isHidden = useCallback(
    ({ number, episode, seen, before }: SeasonLine) =>
      isVeiled && episode !== undefined && seen === undefined && before === undefined && !revealed.has(number),
    [isVeiled, revealed],
  );
  const reveal = useCallback((number: number) => setRevealed((numbers) => new Set(numbers).add(number)), []);
  return { isHidden, reveal };
};

/** How an episode is ticked, and cleared. */
const useToggle = (
  { of, shows: { markEpisodes } }: Pick<SeasonEpisodesProps, 'of' | 'shows'>,
  onGone: (button: Element) => void,
) =>
  useCallback(
    ({ number, episode, seen }: SeasonLine, button: Element) => {
      if (seen === undefined) return markEpisodes.tick(of, number);
      // Of one that the provider lost nothing is left.
      if (!episode) onGone(button);
      void markEpisodes.clear(of, [number]);
    },
    [of, markEpisodes, onGone],
  );

interface LookedProps extends Pick<SeasonEpisodesProps, 'lines'> {
  readonly season: number;
  readonly number: number | undefined;
  readonly isHidden: (line: SeasonLine) => boolean;
  readonly onLook: (number: number | undefined) => void;
  readonly onToggle: (line: SeasonLine, button: Element) => void;
}

/** The dialog of the episode that is looked at. */
function Looked({ lines, season, number, isHidden, onLook, onToggle }: LookedProps) {
  const notifyMissing = useNotifyMissing();
  const close = () => onLook(undefined);
  const module = useModule(load, number !== undefined, () => {
    close();
    notifyMissing();
  });
  const at = lines.findIndex((line) => line.number === number);
  const line = lines[at];
  const after = lines[at + 1];
  if (!module || !line) return null;
  const isVeiled = isHidden(line);
  const shown = shownOf(line, isVeiled);
  return (
    <module.EpisodeDialog
      season={season}
      line={shown}
      isVeiled={isVeiled}
      onToggle={(button) => onToggle(line, button)}
      onNext={after && (() => onLook(after.number))}
      onClose={close}
    />
  );
}

/** A line for each episode. Of thousands there are those near the window. */
export function SeasonEpisodes({ label, lines, next, isVeiled, of, shows }: SeasonEpisodesProps) {
  const season = of.season.season_number;
  const region = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<number>();
  // A line that comes back by 'Undo' opens no dialog.
  if (looked !== undefined && lines.every(({ number }) => number !== looked)) setLooked(undefined);
  const { isHidden, reveal } = useVeil(isVeiled);
  const toggle = useToggle({ of, shows }, useFocusAfterRemoval(region));
  const draw = useCallback(
    (line: SeasonLine) => (
      <EpisodeLine
        season={season}
        line={shownOf(line, isHidden(line))}
        isVeiled={isHidden(line)}
        isNext={line.number === next}
        onToggle={(button) => toggle(line, button)}
        onLook={() => setLooked(line.number)}
        onReveal={() => reveal(line.number)}
      />
    ),
    [season, next, isHidden, reveal, toggle],
  );
  const printed = () =>
    lines.map((line) => ({
      key: keyOf(line),
      name: nameOf(season, shownOf(line, isHidden(line))),
      note: line.seen === undefined ? undefined : seenDay(line.seen),
    }));
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      <PrintedList lines={printed} />
      <LongList label={label} items={lines} keyOf={keyOf} draw={draw} className={styles.list} />
      <Looked {...{ lines, season, isHidden }} number={looked} onLook={setLooked} onToggle={toggle} />
    </div>
  );
}
