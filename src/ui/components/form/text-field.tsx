import { useId, type Ref } from 'react';
import { cutText, lengthOf } from '#domain/library/names/text-length.ts';
import { useComposedText } from '../../hooks/text/use-composed-text.ts';
import { classNames } from '../page/class-names.ts';
import { Icon } from './icon.tsx';
import { ICONS } from './icons.ts';
import styles from './text-field.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /**
   * The maximum number of characters, as people count them: an attribute of the field would count an emoji as several.
   */
  readonly max: number;
  /** Whether the field shows the number of its characters. */
  readonly counted?: boolean;
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly autoComplete?: 'off' | 'nickname';
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text field of one line, with its label, its limit, and the problem with its value. */
export function TextField({ label, value, onText, max, counted = false, error, className, ...rest }: TextFieldProps) {
  const id = useId();
  const composed = useComposedText(value, (typed) => onText(cutText(typed, max)));
  const described = classNames(error && `${id}-error`, counted && `${id}-count`) || undefined;

  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        dir="auto"
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={described}
        {...{ id, ...composed, ...rest }}
      />
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            <Icon path={ICONS.alert} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {counted && (
        <p id={`${id}-count`} className={styles.count}>
          {`${lengthOf(value)} / ${max}`}
        </p>
      )}
    </div>
  );
}
