import { useRef } from 'react';
import { formatCount } from '#domain/format/format-count.ts';
import { useGenresOf } from '../../../hooks/use-genres-of.ts';
import { Button } from '../../form/button.tsx';
import { IconButton } from '../../form/icon-button.tsx';
import { ICONS } from '../../form/icons.ts';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { filtersOn } from './filter-options.ts';
import type { ListFiltering } from './use-list-filter.ts';
import styles from './filter-chips.module.css';

interface ChipProps {
  readonly text: string;
  /** Called with the button right before the chip goes. */
  readonly onRemove: (button: Element) => void;
}

function Chip({ text, onRemove }: ChipProps) {
  return (
    <li className={styles.chip}>
      <span dir="auto">{text}</span>
      <IconButton
        icon={ICONS.close}
        label={`Remove filter: ${text}`}
        data-removes=""
        onClick={(event) => onRemove(event.currentTarget)}
      />
    </li>
  );
}

interface FilterChipsProps {
  readonly filtering: ListFiltering;
  /** Undefined where another place offers it. */
  readonly onClear: (() => void) | undefined;
}

/** Says which filters of a list are on, each with what takes it away (product.md, Lists: filters). */
export function FilterChips({ filtering, onClear }: FilterChipsProps) {
  const { filter, type, services, known, change } = filtering;
  const region = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(region);
  const genres = useGenresOf(type, filter.genre !== undefined);
  const chips = [
    ...filtersOn(filter, genres).map(({ text, names }) => ({
      text,
      remove: () => change(Object.fromEntries(names.map((name) => [name, undefined]))),
    })),
    ...(services.isOn ? [{ text: 'On my services', remove: services.toggle }] : []),
  ];
  return (
    <div ref={region} className={styles.on} tabIndex={-1}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Filters that are on">
          {chips.map(({ text, remove }) => (
            <Chip
              key={text}
              text={text}
              onRemove={(button) => {
                keepFocus(button);
                remove();
              }}
            />
          ))}
        </ul>
      )}
      {chips.length > 0 && onClear && (
        <Button variant="quiet" onClick={onClear}>
          Clear all
        </Button>
      )}
      {known && known.known < known.total && (
        <p className={styles.known}>{`${formatCount(known.known)} of ${formatCount(known.total)} known`}</p>
      )}
    </div>
  );
}
