import { ImportButton } from '../../components/import/import-button.tsx';
import { DataSection } from './data-section.tsx';

/** The way to bring lists from elsewhere. */
export function ImportSection({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <DataSection
      title="From elsewhere"
      text="What you have at Letterboxd, IMDb, Trakt, TV Time, Netflix and others: watchlists, favorites, lists, what you have seen and rated."
    >
      <ImportButton onOpen={onOpen} />
    </DataSection>
  );
}
