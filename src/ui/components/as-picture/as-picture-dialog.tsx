import { useId, useState, useEffect, useMemo } from 'react';
import type { PictureOutcome } from '#application/use-cases/links/draw-picture.ts';
import { type Picture, pictureFileName, pictureText, pictureDrawing } from '#domain/pictures/picture.ts';
import type { PictureFormat } from '#domain/pictures/ticket-paper.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { useReady } from '../../hooks/ready-context.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { LibraryDialog } from '../dialog/library-dialog.tsx';
import { Button } from '../form/button.tsx';
import { CheckField } from '../form/check-field.tsx';
import { Choice } from '../form/choice.tsx';
import { ICONS } from '../form/icons.ts';
import { PictureNote } from './picture-note.tsx';
import { PicturePreview } from './picture-preview.tsx';
import styles from './as-picture-dialog.module.css';

export interface AsPictureProps {
  /** Of what the picture is: asked for when the visitor wants it. */
  readonly pictureOf: () => Picture;
}

const FORMATS: readonly { readonly value: PictureFormat; readonly label: string; readonly ratio: string }[] = [
  { value: 'post', label: 'Post', ratio: '4:5' },
  { value: 'story', label: 'Story', ratio: '9:16' },
];

interface FormatChoiceProps {
  readonly format: PictureFormat;
  readonly onChoose: (format: PictureFormat) => void;
}

/** product.md, As a picture: formats. */
function FormatChoice({ format, onChoose }: FormatChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.formats}>
      <legend className={styles.legend}>Format</legend>
      {FORMATS.map(({ value, label, ratio }) => (
        <Choice key={value} type="radio" name={name} isChosen={value === format} onChoose={() => onChoose(value)}>
          <span>
            <span>{`${label} `}</span>
            <small>{ratio}</small>
          </span>
        </Choice>
      ))}
    </fieldset>
  );
}

interface GiveProps {
  readonly name: string;
  /** Undefined while there is none to give. */
  readonly png: Uint8Array<ArrayBuffer> | undefined;
}

/** What can be done with the picture (product.md, As a picture: sharing). */
function Give({ name, png }: GiveProps) {
  const { library } = useApp();
  // What draws comes with it: once there is a picture, this code can be had.
  const share = useModule(() => library.open('links'), png !== undefined)?.sharePicture;
  const file = png && { name, png };
  const isWaiting = !share || !file;
  return (
    <div className={styles.acts}>
      <Button variant="primary" icon={ICONS.down} aria-disabled={isWaiting} onClick={() => file && share?.save(file)}>
        Save the picture
      </Button>
      {share?.canShare && (
        <Button icon={ICONS.share} aria-disabled={isWaiting} onClick={() => file && void share.execute(file)}>
          Share
        </Button>
      )}
    </div>
  );
}

const FAILED: PictureOutcome = { status: 'failed' };

/** Draws a picture, and again where another is wanted: an older drawing never takes the place of a newer one. */
const useDrawnPicture = (picture: Picture, format: PictureFormat, name: string | undefined) => {
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
    /** The last drawing that there is: the one before while the next is drawn. Undefined at first. */
    outcome: last?.outcome,
    isDrawing: last?.of !== wanted,
    drawAgain: () => setAttempt(attempt + 1),
  };
};

/** What becomes of the picture, and what it does not have yet (product.md, As a picture: dialog, year). */
function Texts({ picture }: { readonly picture: Picture }) {
  return (
    <>
      <p className={styles.text}>
        Drawn on this device, and sent nowhere until you send it. Your name is on it only if you tick it.
      </p>
      {picture.kind === 'year' && picture.unchecked && <p className={styles.text}>{picture.unchecked}</p>}
    </>
  );
}

/** The picture, what is chosen of it, and what to do with it. */
function PictureForm({ pictureOf }: AsPictureProps) {
  // As the list was when the picture was wanted.
  const [picture] = useState(pictureOf);
  const username = useLibrary((library) => library.username);
  const [format, setFormat] = useState<PictureFormat>('post');
  const [isNamed, setNamed] = useState(false);
  const name = (isNamed && username) || undefined;
  const { outcome, isDrawing, drawAgain } = useDrawnPicture(picture, format, name);
  const png = outcome?.status === 'drawn' ? outcome.png : undefined;
  const text = pictureText(picture, name);
  const hasPlace = isDrawing || png !== undefined;
  return (
    <div className={styles.form}>
      {hasPlace && <PicturePreview {...{ png, text, isDrawing }} />}
      <div className={styles.choices}>
        <Texts picture={picture} />
        <FormatChoice format={format} onChoose={setFormat} />
        {username && <CheckField label="Print my name" isChecked={isNamed} onToggle={() => setNamed(!isNamed)} />}
        <PictureNote {...{ outcome, isDrawing, text }} onRetry={drawAgain} />
        <Give name={pictureFileName(picture)} png={isDrawing ? undefined : png} />
      </div>
    </div>
  );
}

/** Makes a picture of a list, a year or a title (product.md, As a picture: dialog). */
export function AsPictureDialog({ pictureOf, onClose }: AsPictureProps & { readonly onClose: () => void }) {
  return (
    <LibraryDialog onClose={onClose} title="As a picture" size="wide">
      <PictureForm pictureOf={pictureOf} />
    </LibraryDialog>
  );
}
