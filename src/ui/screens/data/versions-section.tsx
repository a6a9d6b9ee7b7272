import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import type { RestoreVersion } from '#application/use-cases/data/restore-version.ts';
import type { EarlierVersion } from '#domain/library/versions/earlier-version.ts';
import { DataSection } from './data-section.tsx';
import { useVersionRestore } from './restore/use-version-restore.ts';
import { VersionLine } from './restore/version-line.tsx';
import styles from './versions-section.module.css';

const PURPOSE = 'Your lists as they were before great changes, and on the days before.';
const LASTS: Readonly<Record<DataFacade['repository']['lifetime'], string>> = {
  device: 'They are kept in this browser alone.',
  window: 'They end with this window, as your lists do.',
};
const NONE_YET = 'There is none yet. The first is kept before your next great change, or on another day.';
const NONE_KEPT = 'This browser keeps none. Take a backup along now and then.';

/** Undefined where the device keeps none. */
type ListedVersions = readonly EarlierVersion[] | undefined;

/** What is kept of a day by itself, soon after the lists were loaded. */
const isOfDay = (version: EarlierVersion | undefined): boolean => version?.isDaily === true && !version.before;

/**
 * The earlier versions that this device keeps. They are listed again when another one is kept; that of the day moves no others, and is with them
 * from the next visit on.
 */
const useVersions = (restoreVersion: RestoreVersion, first: ListedVersions): ListedVersions => {
  const [listed, setListed] = useState(first);
  useEffect(() => {
    const list = (now: ListedVersions) => setListed((last) => (last?.length && isOfDay(now?.[0]) ? last : now));
    const following = restoreVersion.kept$.subscribe(() => void restoreVersion.list().then(list));
    return () => following.unsubscribe();
  }, [restoreVersion]);
  return listed;
};

/** Why there is nothing to choose from; undefined where there is. */
const absence = (listed: ListedVersions): string | undefined => {
  if (!listed) return NONE_KEPT;
  return listed.length === 0 ? NONE_YET : undefined;
};

interface VersionsSectionProps extends Pick<DataFacade, 'restoreVersion' | 'repository'> {
  /** What was listed at first. */
  readonly versions: ListedVersions;
}

/** The earlier versions of the library (product.md, Earlier versions: section). */
export function VersionsSection({ restoreVersion, repository, versions }: VersionsSectionProps) {
  const listed = useVersions(restoreVersion, versions);
  const { opened, open, download, close, restore } = useVersionRestore(restoreVersion);
  const region = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    // A version that is no longer kept takes its buttons along. At once: else nothing has the focus.
    if (hasFocus.current && document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  });
  const none = absence(listed);
  return (
    <DataSection title="Earlier versions" text={`${PURPOSE} ${LASTS[repository.lifetime]}`}>
      <div
        ref={region}
        tabIndex={-1}
        className={styles.versions}
        onFocus={() => (hasFocus.current = true)}
        onBlur={({ relatedTarget }) => (hasFocus.current = relatedTarget === null)}
      >
        {none && <p>{none}</p>}
        {listed && listed.length > 0 && (
          <ul aria-label="Earlier versions">
            {listed.map((version) => (
              <VersionLine
                key={version.id}
                version={version}
                found={opened?.id === version.id ? opened.found : undefined}
                onOpen={() => open(version)}
                onDownload={() => download(version)}
                onRestore={restore}
                onClose={close}
              />
            ))}
          </ul>
        )}
      </div>
    </DataSection>
  );
}
