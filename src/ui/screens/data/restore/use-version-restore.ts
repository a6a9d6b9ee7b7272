import { useState } from 'react';
import type { RestoreRefusal } from '#application/use-cases/data/read-backup.ts';
import type { RestorePreview, RestoreWay } from '#application/use-cases/data/restore-backup.ts';
import type { RestoreVersion } from '#application/use-cases/data/restore-version.ts';
import type { EarlierVersion } from '#domain/library/versions/earlier-version.ts';

interface Opened {
  readonly id: string;
  /** Undefined while it is read. */
  readonly found: RestorePreview | RestoreRefusal | undefined;
}

/** The version that is looked at, one at a time, and what can be done with it. */
export const useVersionRestore = (restoreVersion: RestoreVersion) => {
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
