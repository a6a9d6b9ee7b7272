import { episodeLabel } from '#domain/shows/episode-label.ts';
import styles from './episode-tick.module.css';

interface EpisodeTickProps {
  readonly season: number;
  readonly number: number;
  readonly isSeen: boolean;
  /** Called with the button: its line may go with the tick. */
  readonly onToggle: (button: HTMLButtonElement) => void;
}

/**
 * Ticks an episode, or clears its tick. Its name stays the same, and its pressed state says whether the episode was seen
 * (product.md, Shows: tick).
 */
export function EpisodeTick({ season, number, isSeen, onToggle }: EpisodeTickProps) {
  const label = episodeLabel(season, number);
  return (
    <button
      type="button"
      className={styles.tick}
      aria-label={`Seen: ${label}`}
      aria-pressed={isSeen}
      data-legend={isSeen ? 'Seen' : 'Mark as seen'}
      data-removes=""
      data-item={label}
      onClick={({ currentTarget }) => onToggle(currentTarget)}
    />
  );
}
