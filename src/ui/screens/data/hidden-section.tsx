import { useMemo, useRef, useState } from 'react';
import { addressOf } from '#domain/addresses/screens.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { isHidden, type MarkedTitle } from '#domain/library/marks/mark.ts';
import { titleKey, titleName, titlePath } from '#domain/title.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import { Link } from '../../components/page/link.tsx';
import { TitleName } from '../../components/title/title-name.tsx';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { DataSection } from './data-section.tsx';
import styles from './hidden-section.module.css';

/** So many are listed at first. */
const FIRST = 20;

/** What the visitor has marked: the way to it, and the titles that are hidden (product.md, Hidden titles: list). */
export function HiddenSection() {
  const marks = useLibrary((library) => library.marks);
  const hidden = useMemo(() => marks.filter(isHidden), [marks]);
  const [isWhole, setWhole] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const withMarks = useFacade('marks');
  const shown = isWhole ? hidden : hidden.slice(0, FIRST);
  const inPlace = useInPlace(region);
  const restore = (title: MarkedTitle) =>
    inPlace(() => void withMarks(({ markTitle }) => markTitle.execute(title, { set: {}, clear: ['hiddenAt'] })))();
  const restoreAll = inPlace(() => void withMarks(({ restoreHidden }) => restoreHidden.execute()));
  return (
    <DataSection
      title="Hidden titles"
      text="What you are not interested in is left out of listings and rows. Search finds it, and you can have it back."
    >
      <div ref={region} tabIndex={-1} className={styles.hidden}>
        <p aria-live="polite">{hidden.length === 0 && 'No title is hidden.'}</p>
        {shown.length > 0 && <HiddenTitles titles={shown} onRestore={restore} />}
        <div className={styles.actions}>
          {hidden.length > shown.length && (
            <Button onClick={() => setWhole(true)}>{`Show all ${formatCount(hidden.length)}`}</Button>
          )}
          {hidden.length > 1 && <Button onClick={restoreAll}>Bring back all</Button>}
          <ButtonLink to={addressOf('diary')}>Diary</ButtonLink>
        </div>
      </div>
    </DataSection>
  );
}

interface HiddenTitlesProps {
  readonly titles: readonly MarkedTitle[];
  readonly onRestore: (title: MarkedTitle) => void;
}

function HiddenTitles({ titles, onRestore }: HiddenTitlesProps) {
  return (
    <ul aria-label="Hidden titles" className={styles.titles}>
      {titles.map((title) => (
        <li key={titleKey(title)}>
          <TitleName as={Link} to={titlePath(title)} title={title} />
          <Button size="small" aria-label={`Bring back ${titleName(title)}`} onClick={() => onRestore(title)}>
            Bring back
          </Button>
        </li>
      ))}
    </ul>
  );
}
