import { useCallback, useRef, useState } from 'react';
import type { SeasonOfShow } from '#application/use-cases/shows/mark-episodes.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import { isEnglishInstead } from '#domain/languages/english-instead.ts';
import { episodeLabel } from '#domain/shows/episode-label.ts';
import { seenDay, dayBlock, episodeFacts, episodeName } from '#domain/shows/episode-texts.ts';
import type { SeasonLine } from '#domain/shows/season-lines.ts';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { LongList } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { useFocusAfterRemoval } from '../../components/list/use-focus-after-removal.ts';
import { classNames } from '../../components/page/class-names.ts';
import { NoImage } from '../../components/picture/no-image.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { EpisodeTick } from '../../components/shows/episode-tick.tsx';
import { textAttributes } from '../../components/title/text-attributes.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { useNotifyMissing } from '../../hooks/code/use-notify-missing.ts';
import { useTitleLanguage } from '../../hooks/use-title-language.ts';
import styles from './episode-line.module.css';

interface EpisodeLineProps {
  readonly season: number;
  readonly line: SeasonLine;
  /** Whether nothing is told of it before it was seen. */
  readonly isVeiled: boolean;
  readonly isNext: boolean;
  /** Shows all of what a line may cut off, and what else can be done with the episode. */
  readonly onLook: () => void;
  /** Lifts the veil from this episode alone. */
  readonly onReveal: () => void;
  readonly onToggle: (button: Element) => void;
}

function EpisodeHeading({ line: { number, episode } }: Pick<EpisodeLineProps, 'line'>) {
  return (
    <span className={styles.words}>
      {episode?.name ? (
        <>
          <span className={styles.number}>{`${number} `}</span>
          <bdi {...textAttributes(episode.name, episode.name_language)}>{episode.name}</bdi>
        </>
      ) : (
        episodeName(number)
      )}
    </span>
  );
}

function EpisodeStill({ line: { episode }, isVeiled }: Pick<EpisodeLineProps, 'line' | 'isVeiled'>) {
  return (
    <div className={classNames(styles.still, isVeiled && styles.veiled)}>
      {isVeiled ? (
        <Icon path={ICONS.hidden} />
      ) : (
        <Picture path={episode?.still_path ?? null} use="episode" fallback={<NoImage />} />
      )}
    </div>
  );
}

/** What is told of the episode, or why nothing is. */
function EpisodeText({
  line: { episode },
  isVeiled,
  onReveal,
}: Pick<EpisodeLineProps, 'line' | 'isVeiled' | 'onReveal'>) {
  if (isVeiled)
    return (
      <p className={styles.hidden}>
        <span>Hidden until you have seen it.</span>{' '}
        <button type="button" className={styles.show} onClick={onReveal}>
          Show
        </button>
      </p>
    );
  if (!episode) return <p className={styles.overview}>Your tick is kept.</p>;
  const { overview, overview_language } = episode;
  return (
    <p className={styles.overview} {...textAttributes(overview, overview_language)}>
      {overview}
    </p>
  );
}

/** The tick, or the day of what is not out (product.md, Shows: day). That can be ticked where all of it is shown. */
function TickOrDay({ season, line, onToggle }: Pick<EpisodeLineProps, 'season' | 'line' | 'onToggle'>) {
  const { number, episode, seen, isAired } = line;
  const date = isAired || seen !== undefined ? undefined : dayBlock(episode?.air_date);
  if (!date) return <EpisodeTick season={season} number={number} isSeen={seen !== undefined} onToggle={onToggle} />;
  return (
    <span className={styles.day} aria-hidden="true">
      <span>{date.month}</span> <b>{date.day}</b>
    </span>
  );
}

/**
 * What a season's line says of an episode. All lines have one height, and longer text is cut off: pressing the line opens all of it
 * (product.md, Shows: lines).
 */
function EpisodeLine({ season, line, isVeiled, isNext, onLook, onReveal, onToggle }: EpisodeLineProps) {
  const isSoon = !line.isAired && line.seen === undefined;
  const isEnglish = isEnglishInstead(line.episode?.overview_language, useTitleLanguage()) && !isVeiled;
  return (
    <div className={classNames(styles.line, isNext && styles.next, isSoon && styles.soon)} data-number={line.number}>
      <TickOrDay season={season} line={line} onToggle={onToggle} />
      <EpisodeStill line={line} isVeiled={isVeiled} />
      <div className={styles.texts}>
        <h2 className={styles.name}>
          <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onLook}>
            <EpisodeHeading line={line} />
          </button>
        </h2>
        <p className={styles.meta}>
          {isNext && <span className={styles.mark}>Next</span>}
          {episodeFacts(line, isEnglish ? ['In English'] : []).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <EpisodeText line={line} isVeiled={isVeiled} onReveal={onReveal} />
      </div>
    </div>
  );
}

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
      name: [episodeLabel(season, line.number), shownOf(line, isHidden(line)).episode?.name].filter(Boolean).join(' '),
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
