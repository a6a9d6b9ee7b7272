import { useLateDialog } from '../../../hooks/code/use-late-dialog.ts';
import { filtersOn } from './filter-options.ts';
import { FiltersButton } from './filters-button.tsx';
import { FindField } from './find-field.tsx';
import type { ListFiltering } from './use-list-filter.ts';
import styles from './finding.module.css';

interface FindingProps {
  readonly filtering: ListFiltering;
}

const load = () => import('./filters-dialog.tsx');

/** What a list is looked through by: words, and filters (product.md, Lists: find) (product.md, Lists: filters). */
export function Finding({ filtering }: FindingProps) {
  const { filter, services, change } = filtering;
  const { module, open, close } = useLateDialog(load);
  const count = filtersOn(filter, []).length + (services.isOn ? 1 : 0);
  return (
    <div className={styles.finding} data-finding="">
      <FindField find={filter.find} onFind={(find) => change({ find })} />
      <FiltersButton count={count} onOpen={open} />
      {module && <module.FiltersDialog filtering={filtering} onClose={close} />}
    </div>
  );
}
