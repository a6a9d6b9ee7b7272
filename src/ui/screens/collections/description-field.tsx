import { useId } from 'react';
import { COLLECTION_DESCRIPTION_MAX, cutText, lengthOf } from '#domain/library/names.ts';
import { useComposedText } from '../../hooks/use-composed-text.ts';
import styles from './description-field.module.css';

interface DescriptionFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/**
 * A collection's description: at most 200 characters as people count them
 * (product.md, Validation: collection description). The field shows their number.
 */
export function DescriptionField({ value, onText }: DescriptionFieldProps) {
  const id = useId();
  const composed = useComposedText(value, (text) => onText(cutText(text, COLLECTION_DESCRIPTION_MAX)));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Description (Optional)</label>
      <textarea id={id} dir="auto" aria-describedby={`${id}-count`} {...composed} />
      <span id={`${id}-count`} className={styles.count}>
        {lengthOf(value)} / {COLLECTION_DESCRIPTION_MAX}
      </span>
    </div>
  );
}
