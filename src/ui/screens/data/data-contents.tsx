import { useEffect, useEffectEvent, useState } from 'react';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import type { BringOver, OtherLibrary } from '#application/use-cases/library/bring-over.ts';
import type { Library } from '#domain/library/library.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { ImportButton } from '../../components/import/import-button.tsx';
import { MyServicesButton } from '../../components/watch/my-services-button.tsx';
import { useApp } from '../../hooks/app-context.ts';
import type { DataGroupName } from '../../hooks/data-asked.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { BringOverSection } from './bring-over-section.tsx';
import { DataGroup, GroupLinks } from './data-group.tsx';
import { DataSection } from './data-section.tsx';
import { DevicesGroup, MissingDevicesGroup } from './devices-group.tsx';
import { useDevicesPart } from './devices/use-devices-part.ts';
import { EraseSection } from './erase-section.tsx';
import { ExportSection } from './export-section.tsx';
import { HiddenSection } from './hidden-section.tsx';
import { HistorySection } from './history-section.tsx';
import { RecommendationsSection } from './recommendations-section.tsx';
import { RestoreSection } from './restore-section.tsx';
import { StorageLines } from './storage-lines.tsx';
import { VersionsSection } from './versions-section.tsx';

interface DataContentsProps {
  readonly data: DataFacade;
  /** The group at which the dialog begins. */
  readonly group: DataGroupName | undefined;
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
      <Button icon={ICONS.down} onClick={onMake}>
        Download a backup
      </Button>
    </DataSection>
  );
}

const whole = (library: Library): Library => library;
const NONE: readonly OtherLibrary[] = [];

/**
 * The libraries that the device stores under other identifiers. They are compared again whenever the visitor's library
 * changes.
 */
const useOthers = (bringOver: BringOver): readonly OtherLibrary[] => {
  const { consoleLog } = useApp();
  const library = useLibrary(whole);
  const [listed, setListed] = useState({ library, others: NONE });
  const [isStale, setStale] = useState(true);
  if (listed.library !== library && !isStale) setStale(true);

  const list = useEffectEvent(() => {
    const found = (others: readonly OtherLibrary[]) => {
      setListed({ library, others });
      setStale(false);
    };
    bringOver
      .list()
      .then(found, (error: unknown) => consoleLog.warn('library', 'Other identifiers could not be listed.', error));
  });
  useEffect(() => {
    if (isStale) list();
  }, [isStale]);

  return listed.others;
};

/** The dialog's body, once the library has been loaded. */
export function DataContents({ data, group, onImport, onLeave }: DataContentsProps) {
  const [lastBackup, setLastBackup] = useState(data.makeBackup.lastMadeAt);
  const others = useOthers(data.bringOver);
  const { part, retry } = useDevicesPart(data);
  const makeBackup = () => {
    void data.makeBackup.execute().then(() => setLastBackup(data.makeBackup.lastMadeAt));
  };
  return (
    <>
      <StorageLines data={data} lastBackup={lastBackup} />
      <GroupLinks devices={part?.devices} isMissing={retry !== undefined} />
      <DataGroup group="keep" isFirst={group === 'keep'}>
        <BackupSection onMake={makeBackup} />
        <RestoreSection restoreBackup={data.restoreBackup} />
        <VersionsSection {...data} />
      </DataGroup>
      <DataGroup group="bring" isFirst={group === 'bring'}>
        <ImportSection onOpen={onImport} />
        <ExportSection exportLists={data.exportLists} />
        {others.length > 0 && <BringOverSection bringOver={data.bringOver} others={others} />}
      </DataGroup>
      {part && <DevicesGroup {...part} />}
      {retry && <MissingDevicesGroup onRetry={retry} />}
      <DataGroup group="choices" isFirst={group === 'choices'}>
        <HiddenSection onLeave={onLeave} />
        <HistorySection />
        <RecommendationsSection />
        <WatchSection />
        <EraseSection eraseEverything={data.eraseEverything} devices={part?.devices} others={others.length} />
      </DataGroup>
    </>
  );
}
