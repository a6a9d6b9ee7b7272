import { type ReactNode, useRef } from 'react';
import { useInPlace } from '../../../hooks/use-in-place.ts';
import { Icon } from '../../form/icon.tsx';
import { ICONS } from '../../form/icons.ts';
import { classNames } from '../../page/class-names.ts';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import styles from './chips.module.css';

/** What was chosen, and what takes it away. */
interface ChipItem {
  /** Two may have the same text. */
  readonly key: string;
  readonly text: string;
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

/** One row, which scrolls: which filters are on, each with what takes it away (product.md, Lists: filters) (product.md, Explore: filters). */
export function Chips({ label, chips, onClear, children }: ChipsProps) {
  const region = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(region);
  const inPlace = useInPlace(region);
  return (
    <div ref={region} className={styles.row} tabIndex={-1} data-bar="">
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {chips.map(({ key, text, remove }) => (
            <li key={key}>
              <button
                type="button"
                className={styles.hit}
                aria-label={`Remove filter: ${text}`}
                data-removes=""
                onClick={({ currentTarget }) => {
                  keepFocus(currentTarget);
                  remove();
                }}
              >
                <span className={styles.chip}>
                  <span dir="auto">{text}</span>
                  <Icon path={ICONS.close} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && onClear && (
        <button type="button" className={classNames(styles.hit, styles.clear)} onClick={inPlace(onClear)}>
          Clear all
        </button>
      )}
      {children}
    </div>
  );
}
