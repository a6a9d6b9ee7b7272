import type { PickChoice } from '#domain/discovery/pick.ts';
import { useGenresOf } from '../../hooks/genres/use-genres-of.ts';
import { TYPES } from '../form/options.ts';
import { SelectField } from '../form/select-field.tsx';
import { RATINGS, RUNTIMES } from './pick-options.ts';
import styles from './picking.module.css';

interface PickControlsProps {
  readonly choice: PickChoice;
  readonly onChoose: (chosen: Partial<PickChoice>) => void;
}

const textOf = (value: number | undefined): string => (value === undefined ? '' : `${value}`);
const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** What the pick is to be like (product.md, Pick: filters). */
export function PickControls({ choice, onChoose }: PickControlsProps) {
  const { type, genreId, runtimeMax, ratingMin } = choice;
  const genres = [
    { value: '', label: 'All Genres' },
    ...useGenresOf(type).map(({ id, name }) => ({ value: `${id}`, label: name })),
  ];
  return (
    <div className={styles.controls}>
      <SelectField
        label="Type"
        value={type}
        options={TYPES}
        // Movies and shows have genres of their own.
        onChange={(chosen) => onChoose({ type: chosen, genreId: undefined })}
      />
      <SelectField
        label="Genre"
        value={textOf(genreId)}
        options={genres}
        onChange={(chosen) => onChoose({ genreId: numberOf(chosen) })}
      />
      <SelectField
        label="Runtime"
        value={textOf(runtimeMax)}
        options={RUNTIMES}
        onChange={(chosen) => onChoose({ runtimeMax: numberOf(chosen) })}
      />
      <SelectField
        label="Rating"
        value={textOf(ratingMin)}
        options={RATINGS}
        onChange={(chosen) => onChoose({ ratingMin: numberOf(chosen) })}
      />
    </div>
  );
}
