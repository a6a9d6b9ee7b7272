import { FIND_MAX } from '#domain/library/filters/found-titles.ts';
import { useTypedText } from '../../../hooks/use-typed-text.ts';
import { TextField } from '../../form/text-field.tsx';
import styles from './finding.module.css';

interface FindFieldProps {
  /** The text in the address. */
  readonly find: string;
  readonly onFind: (find: string) => void;
}

/** On a phone it stands in the field. */
const LABEL = 'Find in this list';

/** Looks for words in the names of a list (product.md, Lists: find). */
export function FindField({ find, onFind }: FindFieldProps) {
  const [text, send] = useTypedText(find);
  const type = (typed: string) => {
    const next = typed.toWellFormed();
    send(next);
    onFind(next);
  };
  return (
    <TextField label={LABEL} placeholder={LABEL} className={styles.find} value={text} max={FIND_MAX} onText={type} />
  );
}
