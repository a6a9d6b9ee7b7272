import { useEffect, useMemo, useState } from 'react';
import type { PictureOutcome } from '#application/use-cases/links/draw-picture.ts';
import { type Picture, pictureDrawing } from '#domain/pictures/picture.ts';
import type { PictureFormat } from '#domain/pictures/ticket-paper.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useReady } from '../../hooks/ready-context.ts';

export interface WantedPicture {
  readonly picture: Picture;
  readonly format: PictureFormat;
  /** The visitor's name, where it is to be printed. */
  readonly name: string | undefined;
}

interface Drawn {
  /** The last drawing that there is: the one before while the next is drawn. Undefined at first. */
  readonly outcome: PictureOutcome | undefined;
  readonly isDrawing: boolean;
  readonly drawAgain: () => void;
}

const FAILED: PictureOutcome = { status: 'failed' };

/** Draws a picture, and again where another is wanted: an older drawing never takes the place of a newer one. */
export const useDrawnPicture = ({ picture, format, name }: WantedPicture): Drawn => {
  const { library, consoleLog } = useApp();
  const { images } = useReady();
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<{ readonly of: object; readonly outcome: PictureOutcome }>();
  // Each is one of its own, and so is each attempt.
  const wanted = useMemo(() => ({ picture, format, name, attempt }), [picture, format, name, attempt]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (outcome: PictureOutcome) => {
      if (!signal.aborted) setLast({ of: wanted, outcome });
    };
    const order = {
      layout: (measure: Parameters<typeof pictureDrawing>[1]['measure']) =>
        pictureDrawing(wanted.picture, { format: wanted.format, name: wanted.name, measure }),
      images,
    };
    const draw = async () => settle(await (await library.open('links')).drawPicture.execute(order, signal));
    draw().catch((error: unknown) => {
      if (signal.aborted) return;
      consoleLog.warn('code', 'A part of the page could not be loaded.', error);
      settle(FAILED);
    });
    return () => controller.abort();
  }, [wanted, images, library, consoleLog]);
  return {
    outcome: last?.outcome,
    isDrawing: last?.of !== wanted,
    drawAgain: () => setAttempt(attempt + 1),
  };
};
