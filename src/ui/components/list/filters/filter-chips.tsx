import { checkedText } from '#domain/format/checked-text.ts';
import { useGenresOf } from '../../../hooks/genres/use-genres.ts';
import { Chips } from './chips.tsx';
import { filtersOn } from './list-filter-texts.ts';
import { isAsking, type ListFiltering } from './use-list-filter.ts';
import styles from './chips.module.css';

interface FilterChipsProps {
  readonly filtering: ListFiltering;
  /** Undefined where another place offers it. */
  readonly onClear: (() => void) | undefined;
}

/** Says which filters of a list are on, each with what takes it away (product.md, Lists: filters). */
export function FilterChips({ filtering, onClear }: FilterChipsProps) {
  const { filter, type, services, known, person, change } = filtering;
  const genres = useGenresOf(type, filter.genre !== undefined || filter.not !== undefined);
  const chips = [
    ...filtersOn(filter, { genres, person }).map(({ without, ...chip }) => ({
      ...chip,
      remove: () => change(without),
    })),
    ...(services.isOn ? [{ key: 'services', text: 'On my services', remove: services.toggle }] : []),
  ];
  return (
    <Chips label="Filters that are on" chips={chips} onClear={onClear}>
      {isAsking(filtering) && known && <p className={styles.known}>{checkedText(known.known, known.total)}</p>}
    </Chips>
  );
}
