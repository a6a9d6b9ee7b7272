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
import field from '../../form/text-field.module.css';
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

/** The visitor's own search. An older answer never replaces a newer one. */
const useTitleSearch = (search: ImportFacade['search']) => {
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
  return { searched, search: (text: string) => void run(text) };
};

/** The visitor's own search for one title (product.md, Import: own search). */
export function TitleSearch({ imported, search: ask, takesFocus = false, onChoose }: TitleSearchProps) {
  const id = useId();
  const text = useRef<HTMLInputElement>(null);
  const { searched, search } = useTitleSearch(ask);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = text.current?.value.trim();
    if (wanted) search(wanted);
    else text.current?.focus();
  };
  return (
    <div className={styles.search}>
      <form className={field.field} onSubmit={submit}>
        <label htmlFor={id} className="sr">
          {`Search for ${importedName(imported)}`}
        </label>
        <input ref={text} id={id} type="text" dir="auto" autoComplete="off" defaultValue={imported.name} />
        <Button type="submit" icon={ICONS.search}>
          Search<Hidden>{` for ${importedName(imported)}`}</Hidden>
        </Button>
      </form>
      <p role="status" className={styles.searched}>
        {statusText(searched)}
      </p>
      {searched.status === 'found' && <Results titles={searched.titles} onChoose={onChoose} />}
    </div>
  );
}

const statusText = (searched: Searched): string => {
  if (searched.status === 'searching') return 'Searching...';
  if (searched.status === 'failed') return searched.message;
  if (searched.status !== 'found') return '';
  const { length } = searched.titles;
  return length === 0 ? 'Nothing was found. Try another spelling, or its original name.' : countOf(length, 'result');
};

interface ResultsProps {
  readonly titles: readonly Title[];
  readonly onChoose: (title: Title) => void;
}

function Results({ titles, onChoose }: ResultsProps) {
  return (
    <ul className={styles.candidates}>
      {titles.map((title) => (
        <li key={titleKey(title)}>
          <button type="button" className={choice.choice} onClick={() => onChoose(title)}>
            <ImportTitle title={title} />
          </button>
        </li>
      ))}
    </ul>
  );
}
