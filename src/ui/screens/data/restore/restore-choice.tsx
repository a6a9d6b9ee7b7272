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

/** What 'Replace' is called where there is nothing to merge. */
const GO_BACK = 'Go back to this';

/** The contents of a backup, and the actions that the visitor can choose from; none that would do nothing. */
export function RestoreChoice({ preview: { source, backup, holds, adds }, onChoose, onCancel }: RestoreChoiceProps) {
  const id = useId();
  const now = useNow();
  const first = useRef<HTMLButtonElement>(null);
  const added = formatLibraryCounts(adds);
  const here = useLibrary((library) => library);
  useEffect(() => {
    first.current?.focus();
    first.current?.closest('[role=group]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div className={styles.choice} role="group" aria-labelledby={`${id}-made`}>
      <p id={`${id}-made`} className={styles.subject}>
        {SUBJECTS[source](backup.madeAt, now)}
      </p>
      <div id={`${id}-counts`}>
        <p>{`In it: ${formatLibraryCounts(holds) ?? 'settings only'}.`}</p>
        <p>{added ? `Merge adds ${added}, and removes nothing.` : 'Everything in it is here already.'}</p>
        <p>{`${added ? 'Replace' : `“${GO_BACK}”`} removes ${formatLibraryCounts(countsOf(here)) ?? 'the settings'} that are here now, and puts the ${source} in their place.`}</p>
      </div>
      <div className={styles.actions}>
        <Button
          ref={first}
          variant="primary"
          aria-describedby={`${id}-counts`}
          onClick={() => onChoose(added ? 'merge' : 'replace')}
        >
          {added ? 'Merge' : GO_BACK}
        </Button>
        {added && <Button onClick={() => onChoose('replace')}>Replace</Button>}
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
