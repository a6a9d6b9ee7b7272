import { type ReactNode, useRef } from 'react';
import { Button } from '../../form/button.tsx';
import { IconButton } from '../../form/icon-button.tsx';
import { ICONS } from '../../form/icons.ts';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import styles from './chips.module.css';

/** What was chosen, and what takes it away. */
interface ChipItem {
  readonly text: string;
  /** Where two may have the same text. */
  readonly key?: string;
  readonly remove: () => void;
}

interface ChipsProps {
  /** What the chips are together, for screen readers. */
  readonly label: string;
  readonly chips: readonly ChipItem[];
  /** Undefined where another place offers it. */
  readonly onClear?: (() => void) | undefined;
  /** What is said beside them. */
  readonly children?: ReactNode;
}

/** Says which filters are on, each with what takes it away (product.md, Lists: filters) (product.md, Explore: filters). */
export function Chips({ label, chips, onClear, children }: ChipsProps) {
  const region = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(region);
  const clear = () => {
    // The button goes with the chips.
    region.current?.focus({ preventScroll: true });
    onClear?.();
  };
  return (
    <div ref={region} className={styles.on} tabIndex={-1}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {chips.map(({ text, key = text, remove }) => (
            <li key={key} className={styles.chip}>
              <span dir="auto">{text}</span>
              <IconButton
                icon={ICONS.close}
                label={`Remove filter: ${text}`}
                data-removes=""
                onClick={({ currentTarget }) => {
                  keepFocus(currentTarget);
                  remove();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && onClear && (
        <Button variant="quiet" onClick={clear}>
          Clear all
        </Button>
      )}
      {children}
    </div>
  );
}
