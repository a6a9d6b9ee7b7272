import { FIND_MAX } from '#domain/library/filters/found-titles.ts';
import { useLateDialog } from '../../../hooks/code/use-late-dialog.ts';
import { useTypedText } from '../../../hooks/text/use-typed-text.ts';
import { TextField } from '../../form/text-field.tsx';
import { filtersOn } from './filter-options.ts';
import { FiltersButton } from './filters-button.tsx';
import type { ListFiltering } from './use-list-filter.ts';
import styles from './finding.module.css';

interface FindFieldProps {
  /** The text in the address. */
  readonly find: string;
  readonly onFind: (find: string) => void;
}

/** On a phone it stands in the field. */
const LABEL = 'Find in this list';

/** Looks for words in the names of a list (product.md, Lists: find). */
function FindField({ find, onFind }: FindFieldProps) {
  const [text, send] = useTypedText(find);
  const type = (typed: string) => {
    const next = typed.toWellFormed();
    send(next);
    onFind(next);
  };
  return (
    <TextField label={LABEL} placeholder={LABEL} className={styles.find} value={text} max={FIND_MAX} onText={type} />
  );
}

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
