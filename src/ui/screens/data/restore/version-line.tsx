import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { RestoreRefusal } from '#application/use-cases/data/read-backup.ts';
import type { RestorePreview, RestoreWay } from '#application/use-cases/data/restore-backup.ts';
import { countOf } from '#domain/format/format-count.ts';
import { formatMoment } from '#domain/format/format-moment.ts';
import { formatVersionReason } from '#domain/format/format-version-reason.ts';
import type { EarlierVersion } from '#domain/library/versions/earlier-version.ts';
import { Refusal } from '../../../components/feedback/refusal.tsx';
import { Button } from '../../../components/form/button.tsx';
import { useNow } from '../../../hooks/use-now.ts';
import { RestoreChoice } from './restore-choice.tsx';
import styles from './version-line.module.css';

interface VersionLineProps {
  readonly version: EarlierVersion;
  /** What is known of it where the visitor looks at it. */
  readonly found: RestorePreview | RestoreRefusal | undefined;
  readonly onOpen: () => void;
  readonly onDownload: () => void;
  readonly onRestore: (preview: RestorePreview, way: RestoreWay) => void;
  readonly onClose: () => void;
}

/** An earlier version: when, why, how much; and what restoring it would do, once that is asked. */
export function VersionLine({ version, found, onOpen, onDownload, onRestore, onClose }: VersionLineProps) {
  const now = useNow();
  const line = useRef<HTMLLIElement>(null);
  const moment = formatMoment(version.madeAt, now);
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
          <Button size="small" aria-label={`Restore version: ${moment}`} onClick={onOpen}>
            Restore
          </Button>
          <Button size="small" aria-label={`Download version: ${moment}`} onClick={onDownload}>
            Download
          </Button>
        </div>
      </div>
      {found?.kind === 'preview' && (
        <RestoreChoice
          preview={found}
          onChoose={(way) => leave(() => onRestore(found, way))}
          onCancel={() => leave(onClose)}
        />
      )}
      {found?.kind === 'refusal' && <Refusal reason={found.reason} />}
    </li>
  );
}
