import { buttonClass } from '../../form/button-class.ts';
import { Icon } from '../../form/icon.tsx';
import { ICONS } from '../../form/icons.ts';
import { classNames } from '../../page/class-names.ts';
import type { Importing } from '../use-import.ts';
import styles from './steps.module.css';

interface ChooseFilesProps {
  readonly label: string;
  readonly importing: Pick<Importing, 'isReading' | 'isDraggedOver' | 'read'>;
}

/** The place for files: they are chosen or dropped. */
export function ChooseFiles({ label, importing: { isReading, isDraggedOver, read } }: ChooseFilesProps) {
  const take = (input: HTMLInputElement) => {
    read([...(input.files ?? [])]);
    // The visitor may choose the same files once more.
    input.value = '';
  };
  return (
    <div className={classNames(styles.drop, isDraggedOver && styles.over)}>
      <label className={buttonClass({ variant: 'primary' }, styles.choose)}>
        <input type="file" className="sr" multiple onChange={(event) => take(event.currentTarget)} />
        <Icon path={ICONS.up} />
        <span>{label}</span>
      </label>
      <p>{isReading ? 'Reading...' : 'or drop them, or a folder, here'}</p>
    </div>
  );
}
