import { useState } from 'react';
import type { TitlePicture } from '#domain/details/title-extra.ts';
import { NoImage } from '../../../components/picture/no-image.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { useLateDialog } from '../../../hooks/code/use-late-dialog.ts';
import { ExtraRow } from './extra-row.tsx';
import { pictureAlt } from './picture-alt.ts';
import styles from './wide-card.module.css';

interface PicturesProps {
  /** The name of the title. */
  readonly name: string;
  readonly pictures: readonly TitlePicture[];
}

const load = () => import('./picture-dialog.tsx');

const keyOf = ({ path }: TitlePicture): string => path;

interface PictureCardProps {
  readonly picture: TitlePicture;
  readonly alt: string;
  readonly onLook: () => void;
}

function PictureCard({ picture: { path }, alt, onLook }: PictureCardProps) {
  return (
    <button type="button" className={styles.card} aria-haspopup="dialog" onClick={onLook}>
      <span className={styles.screen}>
        <Picture path={path} use="still" alt={alt} fallback={<NoImage isDecoration={false} />} />
      </span>
    </button>
  );
}

/** Stills and backdrops; each opens a dialog that leads through all of them (product.md, Detail: pictures). */
export function Pictures({ name, pictures }: PicturesProps) {
  const [first, setFirst] = useState(0);
  const { module, open, close } = useLateDialog(load);
  const look = (index: number) => () => {
    setFirst(index);
    open();
  };
  const draw = (picture: TitlePicture, index: number) => (
    <PictureCard picture={picture} alt={pictureAlt(name, index)} onLook={look(index)} />
  );
  return (
    <>
      <ExtraRow title="Pictures" items={pictures} keyOf={keyOf} draw={draw} />
      {module && <module.PictureDialog name={name} pictures={pictures} first={first} onClose={close} />}
    </>
  );
}
