import { useState } from 'react';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import { BackupSection } from './backup-section.tsx';
import { BringOverSection } from './bring-over-section.tsx';
import { DevicesSection, MissingDevicesSection } from './devices-section.tsx';
import { useDevicesPart } from './devices/use-devices-part.ts';
import { EraseSection } from './erase-section.tsx';
import { ExportSection } from './export-section.tsx';
import { HiddenSection } from './hidden-section.tsx';
import { HistorySection } from './history-section.tsx';
import { ImportSection } from './import-section.tsx';
import { RecommendationsSection } from './recommendations-section.tsx';
import { RestoreSection } from './restore-section.tsx';
import { StorageLines } from './storage-lines.tsx';
import { useOthers } from './use-others.ts';
import { VersionsSection } from './versions-section.tsx';
import { WatchSection } from './watch-section.tsx';

interface DataContentsProps {
  readonly data: DataFacade;
  readonly onImport: () => void;
  /** Called when the visitor follows a link to another page. */
  readonly onLeave: () => void;
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
