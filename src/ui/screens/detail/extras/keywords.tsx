import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { filteredListingPath } from '#domain/discovery/filtered-listing-path.ts';
import type { NamedId } from '#domain/title-details.ts';
import type { MediaType } from '#domain/title.ts';
import { Button } from '../../../components/form/button.tsx';
import { classNames } from '../../../components/page/class-names.ts';
import { Link } from '../../../components/page/link.tsx';
import { Section } from '../../../components/page/section.tsx';
import styles from './keywords.module.css';

interface KeywordsProps {
  readonly mediaType: MediaType;
  readonly keywords: readonly NamedId[];
}

const AT_FIRST = 30;

/** What the title is about; each word leads to the titles that have it too (product.md, Detail: keywords). */
export function Keywords({ mediaType, keywords }: KeywordsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  if (keywords.length === 0) return null;
  const showAll = () => {
    // Renders at once, so that the focus can go on to the first of the others.
    flushSync(() => setWhole(true));
    list.current?.querySelectorAll('a')[AT_FIRST]?.focus();
  };
  return (
    <Section title="Keywords">
      <ul ref={list} className={classNames(styles.keywords, isWhole && styles.whole)} aria-label="Keywords">
        {keywords.slice(0, isWhole ? Infinity : AT_FIRST).map(({ id, name }) => (
          <li key={id}>
            <Link className={styles.keyword} to={filteredListingPath(mediaType, { keywords: [id] })} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {!isWhole && keywords.length > AT_FIRST && (
        <Button size="small" className={styles.all} onClick={showAll}>
          Show all
        </Button>
      )}
    </Section>
  );
}
