import { useObservableEagerState } from 'observable-hooks';
import { type ComponentProps, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import type { DevicesFacade, DevicesState } from '#application/use-cases/devices/devices-facade.ts';
import type { BringOver, OtherLibrary } from '#application/use-cases/library/bring-over.ts';
import { formatIdentifier } from '#domain/format/format-identifier.ts';
import { formatLibraryCounts } from '#domain/format/format-library-counts.ts';
import { formatRelativeTime } from '#domain/format/format-relative-time.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { hasNote } from '#domain/library/marks/viewings.ts';
import { Refusal } from '../../components/feedback/refusal.tsx';
import { Button } from '../../components/form/button.tsx';
import { ImportButton } from '../../components/import/import-button.tsx';
import { TakeAlong } from '../../components/import/take-along.tsx';
import { Hidden } from '../../components/page/hidden.tsx';
import { Section } from '../../components/page/section.tsx';
import { MyServicesButton } from '../../components/watch/my-services-button.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useRetriedModule } from '../../hooks/code/use-retried-module.ts';
import { useLatch } from '../../hooks/use-latch.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useNow } from '../../hooks/use-now.ts';
import { HistorySection, RatingsSection, RecommendationsSection } from './choice-sections.tsx';
import { DataGroup, GroupLinks, IfShared } from './data-group.tsx';
import { DataSection } from './data-section.tsx';
import { EraseSection } from './erase-section.tsx';
import { HiddenSection } from './hidden-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { RestoreSection } from './restore-section.tsx';
import { StorageLines } from './storage-lines.tsx';
import { VersionsSection } from './versions-section.tsx';
import styles from './data-screen.module.css';

interface OtherLineProps {
  readonly other: OtherLibrary;
  readonly onBring: () => void;
}

/** Another identifier, with the number of items that it would add. */
function OtherLine({ other: { identifier, lastUpdated, adds }, onBring }: OtherLineProps) {
  const now = useNow();
  const used = lastUpdated === undefined ? undefined : formatRelativeTime(lastUpdated, now);
  const added = formatLibraryCounts(adds);
  const name = formatIdentifier(identifier);
  return (
    <li>
      <div>
        <p className={styles.name} title={identifier}>
          <bdi>{name}</bdi>
          {used && <span>{`, saved ${used}`}</span>}
        </p>
        <p className={styles.adds}>{added ? `Would add ${added}` : 'Everything of it is here already'}</p>
      </div>
      <Button aria-disabled={!added} onClick={() => added && onBring()}>
        Bring over<Hidden>{` from ${name}`}</Hidden>
      </Button>
    </li>
  );
}

interface BringOverSectionProps {
  readonly bringOver: BringOver;
  readonly others: readonly OtherLibrary[];
}

/** The libraries that this device stored when the visitor had another network or browser. A failure is notified and logged. */
function BringOverSection({ bringOver, others }: BringOverSectionProps) {
  const { notifications, consoleLog } = useApp();
  const bring = (identifier: Identifier): void => {
    bringOver.execute(identifier).catch((error: unknown) => {
      consoleLog.error('library', 'The lists of another identifier could not be brought over.', error);
      notifications.show({ type: 'error', message: 'The lists could not be brought over' });
    });
  };
  return (
    <DataSection
      title="Bring over"
      text="This browser also keeps lists from other networks. What you bring over is copied: they keep it as well."
    >
      <ul className={styles.others}>
        {others.map((other) => (
          <OtherLine key={other.identifier} other={other} onBring={() => bring(other.identifier)} />
        ))}
      </ul>
    </DataSection>
  );
}

const TITLE = 'Your devices';
const PURPOSE = 'The same lists on your phone and your laptop, without an account.';

const textOf = (state: DevicesState): string => {
  if (state.status === 'off') return PURPOSE;
  return state.place === 'disk'
    ? `Your lists are shared through the folder ‘${state.folder}’. What you change comes to your other devices with its files.`
    : 'Your lists are shared through this site’s server, encrypted. What you change comes to your other devices by itself.';
};

interface DevicesPart {
  readonly devices: DevicesFacade;
  readonly Devices: ComponentType<{ readonly devices: DevicesFacade }>;
}

/** What shares lists between devices, and what shows it. */
const loadDevices = async ({ openDevices }: Pick<DataFacade, 'openDevices'>): Promise<DevicesPart> => {
  const [{ Devices }, devices] = await Promise.all([import('../../components/devices/devices.tsx'), openDevices()]);
  return { Devices, devices };
};

/**
 * Sharing lists between the visitor's own devices; nothing where nothing can share them
 * (product.md, Devices on screen: section).
 */
function DevicesGroup({ devices, Devices }: DevicesPart) {
  const state = useObservableEagerState(devices.state$);
  return (
    <IfShared devices={devices}>
      <DataGroup group="devices">
        <DataSection title={TITLE} text={textOf(state)}>
          <Devices devices={devices} />
        </DataSection>
      </DataGroup>
    </IfShared>
  );
}

/** Stands for it where its code did not come: the lists may be shared all the same. */
function MissingDevicesGroup({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <DataGroup group="devices">
      <DataSection title={TITLE} text={PURPOSE}>
        <Button onClick={onRetry}>Try Again</Button>
        <Refusal reason="This could not be loaded. Check your connection, and try again." />
      </DataSection>
    </DataGroup>
  );
}

const NONE: readonly OtherLibrary[] = [];

/**
 * The libraries that the device stores under other identifiers. They are compared again whenever the visitor's library
 * changes.
 */
const useOthers = (bringOver: BringOver): readonly OtherLibrary[] => {
  const { consoleLog } = useApp();
  const library = useLibrary((whole) => whole);
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

function ChoicesGroup(erasing: ComponentProps<typeof EraseSection>) {
  return (
    <DataGroup group="choices">
      <HiddenSection />
      <HistorySection />
      <RecommendationsSection />
      <RatingsSection />
      <LanguageSection />
      {/* product.md, Where to watch: my services. */}
      <DataSection
        title="Where to watch"
        text="The country in which you watch, and the services that you pay for. They are the first on each title’s page."
      >
        <MyServicesButton>My services</MyServicesButton>
      </DataSection>
      <EraseSection {...erasing} />
    </DataGroup>
  );
}

/** The visitor's lists as files for elsewhere (product.md, Export: section). */
function ExportSection({ exportLists, onTaken }: Pick<DataFacade, 'exportLists'> & { readonly onTaken: () => void }) {
  const hasNotes = useLibrary(({ marks }) => marks.some(hasNote));
  return (
    <DataSection title="Take along" text="Your lists as files, to keep wherever you like, or for another service.">
      <TakeAlong hasNotes={hasNotes} onTake={(order) => void exportLists.execute(order).then(onTaken)} />
    </DataSection>
  );
}

type DataContentsProps = Pick<ComponentProps<typeof StorageLines>, 'data' | 'kept'> &
  Pick<ComponentProps<typeof VersionsSection>, 'versions'>;

/** What the screen has once the library has been loaded. */
export function DataContents({ data, kept, versions }: DataContentsProps) {
  const [lastBackup, setLastBackup] = useState(data.makeBackup.lastMadeAt);
  const others = useOthers(data.bringOver);
  const { module: part, retry } = useRetriedModule(() => loadDevices(data));
  const [isSettled] = useLatch(part !== undefined || retry !== undefined);
  return (
    <>
      <GroupLinks devices={part?.devices} isMissing={retry !== undefined} isSettled={isSettled} />
      <div className={styles.columns}>
        <Section title="On this device">
          <StorageLines {...{ data, kept, lastBackup }} />
        </Section>
        <div className={styles.groups}>
          <DataGroup group="keep">
            <RestoreSection restoreBackup={data.restoreBackup} />
            <VersionsSection {...data} versions={versions} />
          </DataGroup>
          <DataGroup group="bring">
            <DataSection
              title="From elsewhere"
              text="What you have at Letterboxd, IMDb, Trakt, TV Time, Netflix and others: watchlists, favorites, lists, what you have seen and rated."
            >
              <ImportButton />
            </DataSection>
            <ExportSection exportLists={data.exportLists} onTaken={() => setLastBackup(data.makeBackup.lastMadeAt)} />
            {others.length > 0 && <BringOverSection bringOver={data.bringOver} others={others} />}
          </DataGroup>
          {part && <DevicesGroup {...part} />}
          {retry && <MissingDevicesGroup onRetry={retry} />}
          {/* Behind what comes late: it would move. */}
          {isSettled && (
            <ChoicesGroup eraseEverything={data.eraseEverything} devices={part?.devices} others={others.length} />
          )}
        </div>
      </div>
    </>
  );
}
