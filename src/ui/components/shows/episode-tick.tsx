import { episodeLabel } from '#domain/shows/episode-label.ts';
import { classNames } from '../page/class-names.ts';
import styles from './episode-tick.module.css';

interface EpisodeTickProps {
  /** The number of its season. */
  readonly season: number;
  readonly number: number;
  /** The name of the show, where the screen is not about it. */
  readonly show?: string | undefined;
  readonly isSeen: boolean;
  /** Called with the button: its line may go with the tick. */
  readonly onToggle: (button: HTMLButtonElement) => void;
  readonly className?: string | undefined;
}

/**
 * Ticks an episode, or clears its tick. Its name stays the same, and its pressed state says whether the episode was seen
 * (product.md, Shows: tick).
 */
export function EpisodeTick({ season, number, show, isSeen, onToggle, className }: EpisodeTickProps) {
  const label = episodeLabel(season, number);
  return (
    <button
      type="button"
      className={classNames(styles.tick, className)}
      aria-label={show === undefined ? `Seen: ${label}` : `Seen: ${show}, ${label}`}
      aria-pressed={isSeen}
      data-legend={isSeen ? 'Seen' : 'Mark as seen'}
      data-removes=""
      data-item={label}
      onClick={({ currentTarget }) => onToggle(currentTarget)}
    />
  );
}
