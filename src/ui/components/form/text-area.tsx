import { useId } from 'react';
import { cutText, lengthOf } from '#domain/library/names/text-length.ts';
import { useComposedText } from '../../hooks/text/use-composed-text.ts';
import styles from './text-area.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** The maximum number of characters, as people count them. */
  readonly max: number;
}

/** A text field of several lines, with its label and the number of its characters. */
export function TextArea({ label, value, onText, max }: TextAreaProps) {
  const id = useId();
  const composed = useComposedText(value, (text) => onText(cutText(text, max)));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} dir="auto" aria-describedby={`${id}-count`} {...composed} />
      <span id={`${id}-count`} className={styles.count}>
        {`${lengthOf(value)} / ${max}`}
      </span>
    </div>
  );
}
