import { useState } from 'react';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { DataSection } from './data-section.tsx';
import styles from './export-section.module.css';

/** The visitor's lists as files for elsewhere (product.md, Export: Letterboxd). */
export function ExportSection({ exportLists }: Pick<DataFacade, 'exportLists'>) {
  const hasNotes = useLibrary(({ marks }) => marks.some(({ note }) => note !== undefined));
  const [withNotes, setWithNotes] = useState(false);
  return (
    <DataSection title="Export" text="Your lists as tables, for other services and for spreadsheets.">
      <p className={styles.text}>
        {`For Letterboxd: the movies that you have seen or rated, your watchlist, favorites and collections, in a file for each of its importers. Letterboxd has no TV shows.${hasNotes ? ' Your notes go along only as reviews, which others can read there.' : ''}`}
      </p>
      <div className={styles.actions}>
        <Button icon={ICONS.down} onClick={() => void exportLists.execute({ kind: 'letterboxd', withNotes })}>
          Export for Letterboxd
        </Button>
        {hasNotes && (
          <Button variant="toggle" aria-pressed={withNotes} onClick={() => setWithNotes(!withNotes)}>
            Notes as reviews
          </Button>
        )}
      </div>
      <p className={styles.text}>
        As a table: every title of every list with what you know of it. Spreadsheets open it, and Matinee reads it.
      </p>
      <div className={styles.actions}>
        <Button icon={ICONS.down} onClick={() => void exportLists.execute({ kind: 'table' })}>
          Export as a table
        </Button>
      </div>
    </DataSection>
  );
}
