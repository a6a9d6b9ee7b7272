import { countOf, formatCount } from '#domain/format/format-count.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey, titleName } from '#domain/title.ts';
import styles from './sharing.module.css';

interface ShareContentsProps {
  readonly titles: readonly StoredTitle[];
  /** Of how many of them go into the link. */
  readonly count: number;
}

const NAMED = 3;

/** Says what will be in the link, and who sees it. */
export function ShareContents({ titles, count }: ShareContentsProps) {
  const more = titles.length - NAMED;
  return (
    <div className={styles.text}>
      <p>
        <span>
          {count < titles.length
            ? `Of ${formatCount(titles.length)} titles, the first ${formatCount(count)} go into the link: `
            : `${countOf(titles.length, 'title')}: `}
        </span>
        {titles.slice(0, NAMED).map((title, at) => (
          <span key={titleKey(title)}>
            <span>{at > 0 && ', '}</span>
            <bdi className={styles.name}>{titleName(title)}</bdi>
          </span>
        ))}
        <span>{`${more > 0 ? ` and ${formatCount(more)} more` : ''}.`}</span>
      </p>
      <p>Whoever has the link sees the list. It is in the link itself: no server keeps it.</p>
    </div>
  );
}
