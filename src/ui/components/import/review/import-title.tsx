import { createContext, type ReactNode, use } from 'react';
import { releaseYear } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { type Title } from '#domain/title.ts';
import { Picture } from '../../picture/picture.tsx';
import { TitleName } from '../../title/title-name.tsx';
import choice from '../../form/choice.module.css';
import styles from './review.module.css';

/** Posters that are shown stay among the pictures of the device: of files that are only converted there are none. */
export const WithPictures = createContext(true);

interface ImportTitleProps {
  readonly title: Title;
  /** What else there is to say of it. */
  readonly children?: ReactNode;
}

/** A title of the catalogue, with what tells it from others of its name. */
export function ImportTitle({ title, children }: ImportTitleProps) {
  const withPictures = use(WithPictures);
  const facts = [releaseYear(title), typeLabel(title.media_type)].filter(Boolean);
  return (
    <>
      <span className={styles.thumb}>
        <Picture path={withPictures ? title.poster_path : null} use="thumb" />
      </span>
      <span className={choice.text}>
        <TitleName as="b" title={title} />
        <small>{facts.join(' · ')}</small>
        {children}
      </span>
    </>
  );
}
