import { Button } from '../../components/form/button.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';
import { DataSection } from './data-section.tsx';

/** Downloads the library as a file. */
export function BackupSection({ onMake }: { readonly onMake: () => void }) {
  return (
    <DataSection
      title="Backup"
      text="Your lists, collections and settings as one file, to keep wherever you like. Your address is not in it."
    >
      <Button icon={LATE_ICONS.down} onClick={onMake}>
        Download a backup
      </Button>
    </DataSection>
  );
}
