import { useEffect, useId, useRef } from 'react';
import type { RestorePreview, RestoreSource, RestoreWay } from '#application/use-cases/data/restore-backup.ts';
import { formatLibraryCounts } from '#domain/format/format-library-counts.ts';
import { formatMoment } from '#domain/format/format-moment.ts';
import { formatDayOf } from '#domain/format/format-time.ts';
import { countsOf } from '#domain/library/counts-of.ts';
import { Button } from '../../../components/form/button.tsx';
import { useLibrary } from '../../../hooks/use-library.ts';
import { useNow } from '../../../hooks/use-now.ts';
import styles from '../../../components/form/question.module.css';

interface RestoreChoiceProps {
  readonly preview: RestorePreview;
  readonly onChoose: (way: RestoreWay) => void;
  readonly onCancel: () => void;
}

/** What it is called, by when it was made. */
const SUBJECTS: Readonly<Record<RestoreSource, (madeAt: string, now: Date) => string>> = {
  backup: (madeAt) => `Backup of ${formatDayOf(madeAt) ?? 'an unknown day'}`,
  version: (madeAt, now) => `Earlier version: ${formatMoment(madeAt, now)}`,
};

/** The contents of a backup, and the actions that the visitor can choose from. */
export function RestoreChoice({ preview: { source, backup, holds, adds }, onChoose, onCancel }: RestoreChoiceProps) {
  const id = useId();
  const now = useNow();
  const merge = useRef<HTMLButtonElement>(null);
  const here = useLibrary((library) => library);
  useEffect(() => {
    merge.current?.focus();
    merge.current?.closest('[role=group]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div className={styles.choice} role="group" aria-labelledby={`${id}-made`}>
      <p id={`${id}-made`} className={styles.subject}>
        {SUBJECTS[source](backup.madeAt, now)}
      </p>
      <div id={`${id}-counts`}>
        <p>{`In it: ${formatLibraryCounts(holds) ?? 'settings only'}.`}</p>
        <p>{`Merge adds ${formatLibraryCounts(adds) ?? 'nothing that is not here already'}, and removes nothing.`}</p>
        <p>{`Replace removes ${formatLibraryCounts(countsOf(here)) ?? 'the settings'} that are here now, and puts the ${source} in their place.`}</p>
      </div>
      <div className={styles.actions}>
        <Button ref={merge} variant="primary" aria-describedby={`${id}-counts`} onClick={() => onChoose('merge')}>
          Merge
        </Button>
        <Button onClick={() => onChoose('replace')}>Replace</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
