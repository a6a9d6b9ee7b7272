import type { PictureOutcome } from '#application/use-cases/links/draw-picture.ts';
import { countOf } from '#domain/format/format-count.ts';
import { Button } from '../form/button.tsx';
import styles from './as-picture-dialog.module.css';

interface PictureNoteProps {
  readonly outcome: PictureOutcome | undefined;
  readonly isDrawing: boolean;
  /** What is on the picture, in words. */
  readonly text: string;
  readonly onRetry: () => void;
}

const REFUSED =
  'This browser lets no page draw pictures, as some private windows do. Allow it for this site, or open Matinee in another window. This is what would be on it:';

/** What is wrong with the picture (product.md, As a picture: missing posters, refused); undefined where nothing is. */
const problemOf = (outcome: PictureOutcome | undefined): string | undefined => {
  if (outcome?.status === 'refused') return REFUSED;
  if (outcome?.status === 'failed') return 'The picture could not be drawn. Check your connection, and try again.';
  return outcome?.missing ? `${countOf(outcome.missing, 'poster')} could not be loaded.` : undefined;
};

/** Says what the picture lacks, or why there is none, and offers to draw it again. */
export function PictureNote({ outcome, isDrawing, text, onRetry }: PictureNoteProps) {
  const problem = problemOf(outcome);
  return (
    <>
      <div role="status" className={styles.status}>
        {!isDrawing && problem && <p>{problem}</p>}
      </div>
      {problem && (
        <div className={styles.note}>
          {outcome?.status === 'refused' && <p dir="auto">{text}</p>}
          <Button aria-disabled={isDrawing} onClick={() => !isDrawing && onRetry()}>
            Try Again
          </Button>
        </div>
      )}
    </>
  );
}
