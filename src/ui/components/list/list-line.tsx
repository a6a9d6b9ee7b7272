import type { ReactNode } from 'react';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleName, titlePath } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { Leader } from '../page/leader.tsx';
import { Link } from '../page/link.tsx';
import { Poster } from '../picture/poster.tsx';
import { textAttributes } from '../title/text-attributes.ts';
import { TitleName } from '../title/title-name.tsx';
import styles from './list-line.module.css';

interface ListLineProps {
  readonly title: StoredTitle;
  /** At the end of the title's line. */
  readonly rating: ReactNode;
  /** Elements, of which each has a dot behind it but the last. */
  readonly facts: ReactNode;
  readonly text: string | undefined;
  /** Of the text, where that is the catalogue's and says it. */
  readonly language?: string | undefined;
  readonly actions: ReactNode;
}

/**
 * What a line of a list has of a title, in an element of the class `line`; also of `fixed`, where all lines have one height. Following
 * its link adds the title to the viewing history.
 */
export function ListLine({ title, rating, facts, text, language, actions }: ListLineProps) {
  const { library } = useApp();
  const path = titlePath(title);
  const record = () => library.recordView.execute(title);
  return (
    <>
      <Link to={path} tabIndex={-1} aria-hidden="true" onClick={record}>
        <Poster className={styles.poster} path={title.poster_path ?? null} use="line" />
      </Link>
      <div>
        <div className={styles.head}>
          <TitleName as="h2" className={styles.title} title={title}>
            {(name) => (
              <Link to={path} onClick={record}>
                {name}
              </Link>
            )}
          </TitleName>
          {/* Of another name it is another one, which does not move into place. */}
          <Leader key={titleName(title)} className={styles.leader} />
          {rating}
        </div>
        <p className={styles.meta}>{facts}</p>
        <p className={styles.text} {...textAttributes(text ?? '', language)}>
          {text}
        </p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </>
  );
}
