import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import type { RestoreRefusal } from '#application/use-cases/data/read-backup.ts';
import type { RestorePreview, RestoreWay } from '#application/use-cases/data/restore-backup.ts';
import type { RestoreVersion } from '#application/use-cases/data/restore-version.ts';
import { countOf } from '#domain/format/format-count.ts';
import { formatMoment } from '#domain/format/format-moment.ts';
import type { EarlierVersion } from '#domain/library/versions/earlier-version.ts';
import { formatVersionReason } from '#domain/library/versions/format-version-reason.ts';
import { Refusal } from '../../components/feedback/refusal.tsx';
import { Button } from '../../components/form/button.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { DataSection } from './data-section.tsx';
import { RestoreChoice } from './restore/restore-choice.tsx';
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

interface VersionsSectionProps extends Pick<DataFacade, 'restoreVersion' | 'repository'> {
  /** What was listed at first. */
  readonly versions: ListedVersions;
}

interface Opened {
  readonly id: string;
  /** Undefined while it is read. */
  readonly found: RestorePreview | RestoreRefusal | undefined;
}

/** The version that is looked at, one at a time, and what can be done with it. */
const useVersionRestore = (restoreVersion: RestoreVersion) => {
  const [opened, setOpened] = useState<Opened>();
  const open = async (version: EarlierVersion) => {
    const { id } = version;
    setOpened({ id, found: undefined });
    const found = await restoreVersion.preview(version);
    // Another one may have been opened meanwhile, or this one closed.
    setOpened((now) => (now?.id === id ? { id, found } : now));
  };
  const download = async (version: EarlierVersion) => {
    const found = await restoreVersion.download(version);
    if (found) setOpened({ id: version.id, found });
  };
  return {
    opened,
    open: (version: EarlierVersion) => void open(version),
    download: (version: EarlierVersion) => void download(version),
    close: () => setOpened(undefined),
    restore: (preview: RestorePreview, way: RestoreWay) => {
      restoreVersion.execute(preview, way);
      setOpened(undefined);
    },
  };
};

interface VersionLineProps {
  readonly version: EarlierVersion;
  readonly restoring: ReturnType<typeof useVersionRestore>;
}

/** An earlier version: when, why, how much; and what restoring it would do, once that is asked. */
function VersionLine({ version, restoring: { opened, open, download, close, restore } }: VersionLineProps) {
  const now = useNow();
  const line = useRef<HTMLLIElement>(null);
  const moment = formatMoment(version.madeAt, now);
  const found = opened?.id === version.id ? opened.found : undefined;
  const leave = (act: () => void) => {
    // Renders at once, so that the focus can go back to where it came from.
    flushSync(act);
    line.current?.querySelector('button')?.focus();
  };
  return (
    <li ref={line}>
      <div className={styles.line}>
        <div>
          <p className={styles.when}>
            <strong>{moment}</strong>
            <span>{`, ${formatVersionReason(version)}`}</span>
          </p>
          <p className={styles.titles}>{countOf(version.titles, 'title')}</p>
        </div>
        <div className={styles.actions}>
          <Button size="small" aria-label={`Restore version: ${moment}`} onClick={() => open(version)}>
            Restore
          </Button>
          <Button size="small" aria-label={`Download version: ${moment}`} onClick={() => download(version)}>
            Download
          </Button>
        </div>
      </div>
      {found?.kind === 'preview' && (
        <RestoreChoice
          preview={found}
          onChoose={(way) => leave(() => restore(found, way))}
          onCancel={() => leave(close)}
        />
      )}
      {found?.kind === 'refusal' && <Refusal reason={found.reason} />}
    </li>
  );
}

/** The earlier versions of the library (product.md, Earlier versions: section). */
export function VersionsSection({ restoreVersion, repository, versions }: VersionsSectionProps) {
  const listed = useVersions(restoreVersion, versions);
  const restoring = useVersionRestore(restoreVersion);
  const region = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    // A version that is no longer kept takes its buttons along. At once: else nothing has the focus.
    if (hasFocus.current && document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  });
  return (
    <DataSection title="Earlier versions" text={`${PURPOSE} ${LASTS[repository.lifetime]}`}>
      <div
        ref={region}
        tabIndex={-1}
        className={styles.versions}
        onFocus={() => (hasFocus.current = true)}
        onBlur={({ relatedTarget }) => (hasFocus.current = relatedTarget === null)}
      >
        {!listed?.length && <p>{listed ? NONE_YET : NONE_KEPT}</p>}
        {listed && listed.length > 0 && (
          <ul aria-label="Earlier versions">
            {listed.map((version) => (
              <VersionLine key={version.id} version={version} restoring={restoring} />
            ))}
          </ul>
        )}
      </div>
    </DataSection>
  );
}
