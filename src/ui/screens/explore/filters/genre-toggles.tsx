import { useId } from 'react';
import type { Genre } from '#domain/title-details.ts';
import { Button } from '../../../components/form/button.tsx';
import styles from './listing-filters-dialog.module.css';

interface GenreTogglesProps {
  readonly label: string;
  readonly genres: readonly Genre[];
  readonly chosen: readonly number[] | undefined;
  readonly onChange: (chosen: readonly number[] | undefined) => void;
}

const NONE: readonly number[] = [];

/** Chooses any number of genres. They are folded away: there are nineteen, and most listings need none. */
export function GenreToggles({ label, genres, chosen = NONE, onChange }: GenreTogglesProps) {
  const id = useId();
  const toggle = (genre: number) => {
    const next = chosen.includes(genre) ? chosen.filter((each) => each !== genre) : [...chosen, genre];
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <details className={styles.more}>
      <summary id={id}>{chosen.length > 0 ? `${label} (${chosen.length})` : label}</summary>
      <div role="group" aria-labelledby={id} className={styles.toggles}>
        {genres.map((genre) => (
          <Button
            key={genre.id}
            variant="toggle"
            size="small"
            aria-pressed={chosen.includes(genre.id)}
            onClick={() => toggle(genre.id)}
          >
            {genre.name}
          </Button>
        ))}
      </div>
    </details>
  );
}
