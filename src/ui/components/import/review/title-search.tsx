import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { countOf } from '#domain/format/format-count.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import { type Title, titleKey } from '#domain/title.ts';
import { Button } from '../../form/button.tsx';
import { ICONS } from '../../form/icons.ts';
import { Hidden } from '../../page/hidden.tsx';
import { importedName } from '../imported-texts.ts';
import { ImportTitle } from './import-title.tsx';
import choice from '../../form/choice.module.css';
import fieldStyles from '../../form/text-field.module.css';
import styles from './review.module.css';

interface TitleSearchProps {
  /** What is searched for at first. */
  readonly imported: ImportedTitle;
  readonly search: ImportFacade['search'];
  /** Whether it takes the focus when it appears. */
  readonly takesFocus?: boolean;
  readonly onChoose: (title: Title) => void;
}

type Searched =
  | { readonly status: 'none' | 'searching' }
  | { readonly status: 'found'; readonly titles: readonly Title[] }
  | { readonly status: 'failed'; readonly message: string };

/** The visitor's own search for what is in a field. An older answer never replaces a newer one. */
const useTitleSearch = (search: ImportFacade['search']) => {
  const field = useRef<HTMLInputElement>(null);
  const [searched, setSearched] = useState<Searched>({ status: 'none' });
  const newest = useRef(0);
  const run = async (text: string) => {
    newest.current += 1;
    const own = newest.current;
    setSearched({ status: 'searching' });
    const outcome = await search(text);
    if (own !== newest.current) return;
    if (outcome.status === 'failed') setSearched({ status: 'failed', message: outcome.error.message });
    else setSearched({ status: 'found', titles: outcome.value });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = field.current?.value.trim();
    if (wanted) void run(wanted);
    else field.current?.focus();
  };
  return { field, searched, submit };
};

const statusText = (searched: Searched): string => {
  if (searched.status === 'searching') return 'Searching...';
  if (searched.status === 'failed') return searched.message;
  if (searched.status !== 'found') return '';
  const { length } = searched.titles;
  return length === 0 ? 'Nothing was found. Try another spelling, or its original name.' : countOf(length, 'result');
};

/** The visitor's own search for one title (product.md, Import: own search). */
export function TitleSearch({ imported, search, takesFocus = false, onChoose }: TitleSearchProps) {
  const id = useId();
  const { field, searched, submit } = useTitleSearch(search);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [field, takesFocus]);
  return (
    <div className={styles.search}>
      <form className={fieldStyles.field} onSubmit={submit}>
        <label htmlFor={id} className="sr">
          {`Search for ${importedName(imported)}`}
        </label>
        <input ref={field} id={id} type="text" dir="auto" autoComplete="off" defaultValue={imported.name} />
        <Button type="submit" icon={ICONS.search}>
          Search<Hidden>{` for ${importedName(imported)}`}</Hidden>
        </Button>
      </form>
      <p role="status" className={styles.searched}>
        {statusText(searched)}
      </p>
      {searched.status === 'found' && (
        <ul className={styles.candidates}>
          {searched.titles.map((title) => (
            <li key={titleKey(title)}>
              <button type="button" className={choice.choice} onClick={() => onChoose(title)}>
                <ImportTitle title={title} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
