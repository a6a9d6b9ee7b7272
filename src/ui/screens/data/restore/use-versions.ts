import { useEffect, useEffectEvent, useState } from 'react';
import type { RestoreVersion } from '#application/use-cases/data/restore-version.ts';
import type { EarlierVersion } from '#domain/library/versions/earlier-version.ts';

export type ListedVersions = 'listing' | 'none-kept' | readonly EarlierVersion[];

/** The earlier versions that this device keeps. They are listed again when another one is kept. */
export const useVersions = (restoreVersion: RestoreVersion): ListedVersions => {
  const [listed, setListed] = useState<ListedVersions>('listing');
  const list = useEffectEvent(() => {
    void restoreVersion.list().then((versions) => setListed(versions ?? 'none-kept'));
  });
  useEffect(() => {
    list();
    const following = restoreVersion.kept$.subscribe(() => list());
    return () => following.unsubscribe();
  }, [restoreVersion]);
  return listed;
};
