import { useState } from 'react';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import { Button } from '../../components/form/button.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';
import { ImportButton } from '../../components/import/import-button.tsx';
import { MyServicesButton } from '../../components/watch/my-services-button.tsx';
import { BringOverSection } from './bring-over-section.tsx';
import { DataSection } from './data-section.tsx';
import { DevicesSection, MissingDevicesSection } from './devices-section.tsx';
import { useDevicesPart } from './devices/use-devices-part.ts';
import { EraseSection } from './erase-section.tsx';
import { ExportSection } from './export-section.tsx';
import { HiddenSection } from './hidden-section.tsx';
import { HistorySection } from './history-section.tsx';
import { RecommendationsSection } from './recommendations-section.tsx';
import { RestoreSection } from './restore-section.tsx';
import { StorageLines } from './storage-lines.tsx';
import { useOthers } from './use-others.ts';
import { VersionsSection } from './versions-section.tsx';

interface DataContentsProps {
  readonly data: DataFacade;
  readonly onImport: () => void;
  /** Called when the visitor follows a link to another page. */
  readonly onLeave: () => void;
}

/** The way to the visitor's country and services (product.md, Where to watch: my services). */
function WatchSection() {
  return (
    <DataSection
      title="Where to watch"
      text="The country in which you watch, and the services that you pay for. They are the first on each title’s page."
    >
      <MyServicesButton />
    </DataSection>
  );
}

/** The way to bring lists from elsewhere. */
function ImportSection({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <DataSection
      title="From elsewhere"
      text="What you have at Letterboxd, IMDb, Trakt, TV Time, Netflix and others: watchlists, favorites, lists, what you have seen and rated."
    >
      <ImportButton onOpen={onOpen} />
    </DataSection>
  );
}

/** Downloads the library as a file. */
function BackupSection({ onMake }: { readonly onMake: () => void }) {
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

/** The dialog's body, once the library has been loaded. */
export function DataContents({ data, onImport, onLeave }: DataContentsProps) {
  const [lastBackup, setLastBackup] = useState(data.makeBackup.lastMadeAt);
  const others = useOthers(data.bringOver);
  const { part, retry } = useDevicesPart(data);
  const makeBackup = () => {
    void data.makeBackup.execute().then(() => setLastBackup(data.makeBackup.lastMadeAt));
  };
  return (
    <>
      <StorageLines data={data} lastBackup={lastBackup} />
      <BackupSection onMake={makeBackup} />
      <RestoreSection restoreBackup={data.restoreBackup} />
      <VersionsSection {...data} />
      {part && <DevicesSection {...part} />}
      {retry && <MissingDevicesSection onRetry={retry} />}
      <ImportSection onOpen={onImport} />
      <ExportSection exportLists={data.exportLists} />
      {others.length > 0 && <BringOverSection bringOver={data.bringOver} others={others} />}
      <HiddenSection onLeave={onLeave} />
      <HistorySection />
      <RecommendationsSection />
      <WatchSection />
      <EraseSection eraseEverything={data.eraseEverything} devices={part?.devices} others={others.length} />
    </>
  );
}
