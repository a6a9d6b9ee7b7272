import { FIND_MAX } from '#domain/library/filters/found-titles.ts';
import { useLateDialog } from '../../../hooks/code/use-late-dialog.ts';
import { useTypedText } from '../../../hooks/text/use-typed-text.ts';
import { Icon } from '../../form/icon.tsx';
import { ICONS } from '../../form/icons.ts';
import { TextField } from '../../form/text-field.tsx';
import { FiltersButton } from './filters-button.tsx';
import { filtersOn } from './list-filter-texts.ts';
import type { ListFiltering } from './use-list-filter.ts';
import styles from './finding.module.css';

/** It stands in the field; on a phone, while that is open. */
const LABEL = 'Find in this list';

const load = () => import('./list-filters-dialog.tsx');

/** What a list is looked through by: words in its names, and filters (product.md, Lists: find) (product.md, Lists: filters). */
export function Finding({ filtering }: { readonly filtering: ListFiltering }) {
  const { filter, services, change } = filtering;
  const { module, open, close } = useLateDialog(load);
  const [text, send] = useTypedText(filter.find);
  const type = (typed: string) => {
    const find = typed.toWellFormed();
    send(find);
    change({ find });
  };
  const count = filtersOn(filter, { genres: [] }).length + (services.isOn ? 1 : 0);
  return (
    <>
      <div className={styles.place} data-finding="">
        <Icon path={ICONS.search} className={styles.icon} />
        <TextField
          label={LABEL}
          placeholder={LABEL}
          className={styles.find}
          value={text}
          max={FIND_MAX}
          onText={type}
        />
      </div>
      <FiltersButton count={count} onOpen={open} />
      {module && <module.ListFiltersDialog filtering={filtering} onClose={close} />}
    </>
  );
}
