import { useState } from 'react';
import type { Bench } from '#application/ports/bench.ts';
import type { ChosenFile } from '#application/ports/library/backup-file.ts';
import { Refusal } from '../../components/feedback/refusal.tsx';
import { ChooseFile } from '../../components/form/choose-file.tsx';
import { useFileDrop } from '../../components/import/use-file-drop.ts';
import { classNames } from '../../components/page/class-names.ts';
import styles from './bench-dialog.module.css';

type Taking =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'taken'; readonly name: string }
  | { readonly kind: 'refused'; readonly reason: string };

const WAITING: Taking = { kind: 'waiting' };

interface LibraryFileFieldProps {
  readonly bench: Bench;
  /** Whether files can be dropped now. */
  readonly isOpen: boolean;
  readonly onTaken: () => void;
}

/** The place for a library of one's own: a file is chosen, or dropped anywhere on the page. */
export function LibraryFileField({ bench, isOpen, onTaken }: LibraryFileFieldProps) {
  const [taking, setTaking] = useState<Taking>(WAITING);
  const take = async (file: ChosenFile & { readonly name: string }) => {
    setTaking({ kind: 'reading' });
    const reason = await bench.takeFile(file);
    setTaking(reason === undefined ? { kind: 'taken', name: file.name } : { kind: 'refused', reason });
    if (reason === undefined) onTaken();
  };
  const isOver = useFileDrop(isOpen, ([file]) => file && void take(file));

  return (
    <div className={classNames(styles.drop, isOver && styles.over)}>
      <ChooseFile label="File to begin with" isReading={taking.kind === 'reading'} onFile={(file) => void take(file)} />
      <p role="status">
        {taking.kind === 'taken'
          ? `${taking.name}: press Apply to begin with it.`
          : 'A backup, a zip with one, or a bundle, for the library “file”; or drop it on this page.'}
      </p>
      <Refusal reason={taking.kind === 'refused' ? taking.reason : undefined} />
    </div>
  );
}
