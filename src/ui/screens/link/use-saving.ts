import { useEffect, useRef, useState } from 'react';
import type { LoadingProgress } from '#application/use-cases/links/link-titles.ts';
import type { LinksFacade } from '#application/use-cases/links/links-facade.ts';
import type { ListToSave } from '#application/use-cases/links/save-link.ts';
import type { SaveTarget } from '#application/use-cases/lists/save-titles.ts';

interface Stoppable {
  unsubscribe(): void;
}

interface Saving {
  readonly target: SaveTarget;
  readonly progress: LoadingProgress;
}

/** Saves a shared list, one way at a time. Who leaves the screen or stops it has changed nothing. */
export const useSaving = ({ saveLink }: LinksFacade, list: ListToSave) => {
  const [saving, setSaving] = useState<Saving>();
  const running = useRef<Stoppable>(undefined);
  const end = () => setSaving(undefined);
  useEffect(() => () => running.current?.unsubscribe(), []);
  const save = (target: SaveTarget) => {
    running.current = saveLink
      .execute(target, list)
      .subscribe({ next: (progress) => setSaving({ target, progress }), complete: end });
  };
  const stop = () => {
    running.current?.unsubscribe();
    end();
  };
  return { saving, save, stop };
};
