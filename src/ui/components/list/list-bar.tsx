import { type ReactNode, use, useState, useSyncExternalStore } from 'react';
import type { PickSource } from '#domain/discovery/pick.ts';
import { IconButton } from '../form/icon-button.tsx';
import { ICONS } from '../form/icons.ts';
import { MoreMenu } from '../form/more-menu.tsx';
import { SelectField } from '../form/select-field.tsx';
import { classNames } from '../page/class-names.ts';
import { PickButton } from '../pick/pick-button.tsx';
import { SelectButton, SelectionContext } from './selecting/selecting.tsx';
import type { ListChoosing } from './use-list-choice.ts';
import { ViewToggle } from './view-toggle.tsx';
import styles from './list-bar.module.css';

export interface ListActs {
  /** The one filled act, where it is another than to pick a title. */
  readonly act?: ReactNode;
  /** What is rare. */
  readonly more: ReactNode;
  /** Whether the visitor comes back from what was begun under 'More', and the focus with them. */
  readonly isBack?: boolean;
}

interface ListBarProps extends ListActs {
  /** Called when something of it is pressed, or in what it has opened. */
  readonly onUse?: (() => void) | undefined;
  readonly choosing?: ListChoosing | undefined;
  /** What a title is picked from: the filled act, or behind 'More' where that is another. */
  readonly pick?: PickSource;
  /** What the list is looked through by. Without it nothing is there to be selected either. */
  readonly children?: ReactNode;
}

/** The selects for which a row has room beside 'Select'. */
const SELECTS_MAX = 2;

/** What is shown of a list, its order in both directions, its look (product.md, Lists: sort). */
function Choices({ selects, isAscending, looks, look, onChoose }: ListChoosing) {
  return (
    <>
      {selects.map(({ label, value, options, onChange }) => (
        <SelectField key={label} className={styles.said} {...{ label, value, options, onChange }} />
      ))}
      {look !== 'days' && (
        <IconButton
          className={styles.direction}
          icon={isAscending ? ICONS.up : ICONS.down}
          label="Descending"
          aria-pressed={!isAscending}
          onClick={() => onChoose({ isAscending: !isAscending })}
        />
      )}
      <ViewToggle looks={looks} view={look} onChange={(chosen) => onChoose({ look: chosen })} />
    </>
  );
}

function PickAct({ from, variant }: { readonly from: PickSource | undefined; readonly variant: 'primary' | 'quiet' }) {
  return from && <PickButton source={from} variant={variant} />;
}

interface SelectProps extends Pick<ListBarProps, 'choosing' | 'children'> {
  readonly isRare: boolean;
}

/** In the row where that has room for it, else behind 'More'. */
function Select({ choosing, children, isRare }: SelectProps) {
  if (children === undefined || choosing?.look === 'days') return null;
  const isAlwaysRare = choosing !== undefined && choosing.selects.length > SELECTS_MAX;
  if (isRare) return <SelectButton className={isAlwaysRare ? undefined : styles.whereNarrow} />;
  return !isAlwaysRare && <SelectButton className={styles.whereWide} />;
}

/**
 * Whether a list has its bar. An empty one has none, but one that was used while the list was being loaded stays: what was opened is not closed by
 * what loads (product.md, Lists: more).
 */
export const useHeldBar = (isLoading: boolean, isEmpty: boolean) => {
  const [isUsed, setUsed] = useState(false);
  if (isUsed && !isLoading && !isEmpty) setUsed(false);
  return { hasBar: isUsed || !isEmpty, onUse: isLoading ? () => setUsed(true) : undefined };
};

/** What can be done with a list of the visitor's, in one row (product.md, Lists: controls). */
export function ListBar({ act, pick, more, isBack, choosing, onUse, children }: ListBarProps) {
  const selection = use(SelectionContext);
  const { isOn } = useSyncExternalStore(selection.subscribe, selection.state);
  const select = { choosing, children };
  return (
    <div
      className={classNames(styles.bar, isOn && styles.selecting)}
      data-bar=""
      onClickCapture={onUse}
      onKeyDownCapture={onUse}
    >
      <div className={styles.row}>
        {act ?? <PickAct from={pick} variant="primary" />}
        {children}
        <span className={styles.gap} />
        {choosing && <Choices {...choosing} />}
        <Select {...select} isRare={false} />
      </div>
      <MoreMenu isBack={isBack}>
        <Select {...select} isRare />
        {act && <PickAct from={pick} variant="quiet" />}
        {more}
      </MoreMenu>
    </div>
  );
}
