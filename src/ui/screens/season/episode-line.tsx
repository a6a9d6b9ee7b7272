import { isEnglishInstead } from '#domain/languages/english-instead.ts';
import { dayBlock, episodeFacts, episodeName } from '#domain/shows/episode-texts.ts';
import type { SeasonLine } from '#domain/shows/season-lines.ts';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { classNames } from '../../components/page/class-names.ts';
import { NoImage } from '../../components/picture/no-image.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { EpisodeTick } from '../../components/shows/episode-tick.tsx';
import { textAttributes } from '../../components/title/text-attributes.ts';
import { useTitleLanguage } from '../../hooks/use-title-language.ts';
import styles from './episode-line.module.css';

interface EpisodeLineProps {
  /** The number of its season. */
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
export function EpisodeLine({ season, line, isVeiled, isNext, onLook, onReveal, onToggle }: EpisodeLineProps) {
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
