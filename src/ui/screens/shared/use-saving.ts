import { useEffect, useRef, useState } from 'react';
import type { LinksFacade } from '#application/use-cases/links/links-facade.ts';
import type { ListToSave, SharedTarget } from '#application/use-cases/links/save-shared-list.ts';
import type { LoadingProgress } from '#application/use-cases/links/shared-titles.ts';

interface Stoppable {
  unsubscribe(): void;
}

interface Saving {
  readonly target: SharedTarget;
  readonly progress: LoadingProgress;
}

/** Saves a shared list, one way at a time. Who leaves the screen or stops it has changed nothing. */
export const useSaving = ({ saveSharedList }: LinksFacade, list: ListToSave) => {
  const [saving, setSaving] = useState<Saving>();
  const running = useRef<Stoppable>(undefined);
  const end = () => setSaving(undefined);
  useEffect(() => () => running.current?.unsubscribe(), []);
  const save = (target: SharedTarget) => {
    running.current = saveSharedList
      .execute(target, list)
      .subscribe({ next: (progress) => setSaving({ target, progress }), complete: end });
  };
  const stop = () => {
    running.current?.unsubscribe();
    end();
  };
  return { saving, save, stop };
};
