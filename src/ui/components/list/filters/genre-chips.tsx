import type { Genre } from '#domain/title-details.ts';
import { Icon } from '../../form/icon.tsx';
import { ICONS } from '../../form/icons.ts';
import { genreText } from './list-filter-texts.ts';
import styles from './filter-form.module.css';

interface ChosenGenres {
  readonly all: readonly number[] | undefined;
  readonly none: readonly number[] | undefined;
}

interface GenreChipsProps {
  readonly genres: readonly Genre[];
  /** Ids: titles have all of these, and none of those. */
  readonly chosen: ChosenGenres;
  readonly onChange: (chosen: ChosenGenres) => void;
}

const STATES = ['any', 'with', 'without'] as const;
type State = (typeof STATES)[number];

const ICON_OF = { any: ICONS.plus, with: ICONS.check, without: ICONS.minus } as const;

const NONE: readonly number[] = [];

/** Chooses any number of genres. Each press makes it the next of three states, which its name says (product.md, Lists: filters). */
export function GenreChips({ genres, chosen: { all = NONE, none = NONE }, onChange }: GenreChipsProps) {
  // What the address asks for is among them, named or not.
  const ids = [...new Set([...genres.map(({ id }) => id), ...all, ...none])];
  const stateOf = (id: number): State => (all.includes(id) ? 'with' : none.includes(id) ? 'without' : 'any');
  const change = (id: number) => {
    const next = STATES[(STATES.indexOf(stateOf(id)) + 1) % STATES.length];
    const others = (list: readonly number[], isIn: boolean) => {
      const left = list.filter((other) => other !== id);
      const changed = isIn ? [...left, id] : left;
      return changed.length > 0 ? changed : undefined;
    };
    onChange({ all: others(all, next === 'with'), none: others(none, next === 'without') });
  };
  return (
    <div className={styles.genres}>
      {ids.map((id) => {
        const state = stateOf(id);
        const name = genreText(id, genres);
        return (
          <button
            key={id}
            type="button"
            className={styles.genre}
            data-state={state}
            aria-label={`${name}, ${state}`}
            onClick={() => change(id)}
          >
            <Icon path={ICON_OF[state]} />
            <span>{name}</span>
          </button>
        );
      })}
    </div>
  );
}
