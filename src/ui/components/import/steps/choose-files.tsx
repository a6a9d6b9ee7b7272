import { buttonClass } from '../../form/button-class.ts';
import { Icon } from '../../form/icon.tsx';
import { ICONS } from '../../form/icons.ts';
import { classNames } from '../../page/class-names.ts';
import styles from './steps.module.css';

export interface TakingFiles {
  readonly isReading: boolean;
  /** Whether files are held over the page. */
  readonly isDraggedOver: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The place for files: they are chosen or dropped. */
export function ChooseFiles({ isReading, isDraggedOver, onFiles, label }: TakingFiles & { readonly label: string }) {
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
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
