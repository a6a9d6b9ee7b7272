import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import type { TitlePicture } from '#domain/details/title-extra.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { StepButtons } from '../../../components/form/step-buttons.tsx';
import { NoImage } from '../../../components/picture/no-image.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import styles from './picture-dialog.module.css';

interface PictureDialogProps {
  readonly pictures: readonly TitlePicture[];
  /** The index of the picture to begin with. */
  readonly first: number;
  /** The alternative text of a picture, by its index. */
  readonly altOf: (index: number) => string;
  readonly onClose: () => void;
}

type Move = (index: number, last: number) => number;

const back: Move = (index) => Math.max(index - 1, 0);
const forward: Move = (index, last) => Math.min(index + 1, last);
const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: back,
  ArrowRight: forward,
  Home: () => 0,
  End: (_, last) => last,
};

/** Leads through pictures by arrow keys, Home and End, wherever in the dialog the focus is. */
const useKeys = (go: (move: Move) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(move);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};

/** A finger that has moved less wanted something else. */
const SWIPE_PX = 40;

/** Leads through pictures by a finger that moves sideways. */
const useSwipe = (go: (move: Move) => void) => {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      start.current = pointerType === 'mouse' || !isPrimary ? undefined : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = start.current === undefined ? 0 : clientX - start.current;
      start.current = undefined;
      if (Math.abs(moved) >= SWIPE_PX) go(moved > 0 ? back : forward);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
};

/** One picture after the other, as large as the window allows (product.md, Detail: pictures). */
export function PictureDialog({ pictures, first, altOf, onClose }: PictureDialogProps) {
  const [index, setIndex] = useState(first);
  const last = pictures.length - 1;
  const go = (move: Move) => setIndex(move(index, last));
  useKeys(go);
  const swipe = useSwipe(go);
  const path = pictures[index]?.path ?? null;
  return (
    <Dialog onClose={onClose} title="Pictures" size="trailer">
      <div className={styles.screen} {...swipe}>
        <Picture
          key={path}
          path={path}
          use="backdrop"
          eager
          alt={altOf(index)}
          fallback={<NoImage isDecoration={false} />}
        />
      </div>
      <div className={styles.ways}>
        <p role="status">{`Picture ${index + 1} of ${pictures.length}`}</p>
        <div className={styles.steps}>
          <StepButtons
            backLabel="Previous picture"
            forwardLabel="Next picture"
            atStart={index === 0}
            atEnd={index === last}
            back={() => go(back)}
            forward={() => go(forward)}
          />
        </div>
      </div>
    </Dialog>
  );
}
