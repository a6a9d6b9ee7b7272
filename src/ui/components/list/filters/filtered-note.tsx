import { formatCount } from '#domain/format/format-count.ts';
import { Button } from '../../form/button.tsx';
import { Hidden } from '../../page/hidden.tsx';
import type { ListFiltering } from './use-list-filter.ts';
import styles from './filtered-note.module.css';

interface Said {
  /** Where nothing is left. */
  readonly none: string;
  /** The button that takes it back. */
  readonly label: string;
  readonly act: () => void;
  /** Whether more may be left later: how many are is not told before. */
  readonly isWaiting?: boolean;
}

interface FilteredNoteProps {
  readonly filtering: ListFiltering;
  /** Keeps the focus in the list while a button goes. */
  readonly inPlace: (act: () => void) => () => void;
  /** A choice of the list that leaves titles out, and is no filter. */
  readonly other?: (Said & { readonly isOn: boolean }) | undefined;
}

const isUnchecked = ({ check }: ListFiltering['services']): boolean =>
  check === undefined || check.checked < check.total;

/** Whether more may match once more is known. */
const isUnknown = ({ known, filter, services }: ListFiltering): boolean =>
  (known !== undefined && known.known < known.total) || (filter.new !== undefined && isUnchecked(services));

/** Undefined where nothing leaves a title out. */
const saidOf = ({ filtering, other }: FilteredNoteProps): Said | undefined => {
  const { isOn, services, clear } = filtering;
  if (isOn) {
    const none = isUnknown(filtering) ? 'Nothing is known to match yet.' : 'Nothing matches.';
    return { none, label: 'Clear all', act: clear };
  }
  const isWaiting = isUnchecked(services);
  const none = isWaiting ? 'None of these is known to be on your services yet.' : 'None of these is on your services.';
  if (services.isOn) return { none, label: 'Show all of them', act: services.toggle, isWaiting };
  return other?.isOn ? other : undefined;
};

/**
 * Says what the filters of a list did: to all where nothing is left, else to those who listen (product.md, Lists: nothing found).
 */
export function FilteredNote(props: FilteredNoteProps) {
  const count = props.filtering.shown.length;
  const said = saidOf(props);
  const none = count === 0 ? said : undefined;
  return (
    <div className={none && styles.none}>
      <p role="status">
        <span key={none?.none}>{none?.none}</span>
        {said && !none && !said.isWaiting && <Hidden key={count}>{`Showing ${formatCount(count)}`}</Hidden>}
      </p>
      {none && (
        <Button key={none.label} onClick={props.inPlace(none.act)}>
          {none.label}
        </Button>
      )}
    </div>
  );
}
