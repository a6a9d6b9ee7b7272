import type { ReactNode } from 'react';
import { figurePath } from '#domain/diary/diary-path.ts';
import type { YearFigures } from '#domain/diary/year-figures.ts';
import type { YearName } from '#domain/diary/year-of.ts';
import { countOf } from '#domain/format/format-count.ts';
import { formatRuntime } from '#domain/format/format-runtime.ts';
import { releaseYear } from '#domain/format/release-year.ts';
import { viewingDayText } from '#domain/format/viewing-day-text.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey, titlePath } from '#domain/title.ts';
import { Leader } from '../../components/page/leader.tsx';
import { Link } from '../../components/page/link.tsx';
import { Section } from '../../components/page/section.tsx';
import { ProviderRating } from '../../components/rating/provider-rating.tsx';
import { TitleName } from '../../components/title/title-name.tsx';
import { useMarkOf } from '../../hooks/use-mark.ts';
import styles from './year.module.css';

interface YearMoreProps {
  readonly year: YearName;
  readonly figures: YearFigures;
  /** Whether more may become known. */
  readonly isPending: boolean;
}

const linkTo = (title: StoredTitle): ReactNode => <TitleName as={Link} to={titlePath(title)} title={title} />;

interface MomentProps {
  /** 'First', 'Longest film'. */
  readonly label: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
}

/** What stands out, with what it is called above it. */
function Moment({ label, name, value }: MomentProps) {
  return (
    <div className={styles.moment}>
      <dt>{label}</dt>
      <dd dir="auto">{name}</dd>
      <dd>{value}</dd>
    </div>
  );
}

/** The films and the day that stand out (product.md, Your year: more). Each holds its place. */
export function YearMoments({ year, figures, isPending }: YearMoreProps) {
  const { first, last, longestDay, extremes } = figures;
  const { longest, oldest } = extremes;
  const unknown = isPending ? '…' : '–';
  return (
    <dl className={styles.moments}>
      {first && <Moment label="First" name={linkTo(first.title)} value={viewingDayText(first.day)} />}
      {last && <Moment label="Last" name={linkTo(last.title)} value={viewingDayText(last.day)} />}
      <Moment
        label="Longest film"
        name={longest ? linkTo(longest.title) : unknown}
        value={longest ? formatRuntime(longest.minutes) : ''}
      />
      {oldest && <Moment label="Oldest film" name={linkTo(oldest)} value={releaseYear(oldest)} />}
      <Moment
        label="Longest day"
        name={
          longestDay ? (
            <Link to={figurePath(year, { when: longestDay.day })}>{viewingDayText(longestDay.day)}</Link>
          ) : (
            unknown
          )
        }
        value={longestDay ? formatRuntime(longestDay.minutes) : ''}
      />
    </dl>
  );
}

const MOST = 5;

interface TitleListProps {
  readonly heading: string;
  /** All of them, in the diary. */
  readonly to: string;
  readonly lines: readonly { readonly title: StoredTitle; readonly value: ReactNode }[];
}

function TitleList({ heading, to, lines }: TitleListProps) {
  if (lines.length === 0) return null;
  return (
    <Section
      title={heading}
      arrows={
        <Link className={styles.toDiary} to={to}>
          In the diary
        </Link>
      }
    >
      <dl className={styles.credits}>
        {lines.slice(0, MOST).map(({ title, value }) => (
          <div key={titleKey(title)}>
            <dt dir="auto">{linkTo(title)}</dt>
            <Leader className={styles.leader} />
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** What was seen again, where the visitor differs from others, and the shows that were finished (product.md, Your year: more). */
export function YearTitles({ year, figures: { extremes, ratings, finished } }: Omit<YearMoreProps, 'isPending'>) {
  const markOf = useMarkOf();
  return (
    <>
      <TitleList
        heading="Again and again"
        to={figurePath(year, { again: true })}
        lines={extremes.again.map(({ value: title, count }) => ({ title, value: countOf(count, 'time') }))}
      />
      <TitleList
        heading="Where you differ most"
        to={figurePath(year, { rating: 1 })}
        lines={ratings.differing.map(({ title, own }) => ({
          title,
          value: (
            <>
              <span>{`you ${own}, others `}</span>
              <ProviderRating title={title} mark={markOf(title)} look="text" />
            </>
          ),
        }))}
      />
      <TitleList
        heading="Shows finished"
        to={figurePath(year, {}, 'tv')}
        lines={finished.map((title) => ({ title, value: releaseYear(title) ?? '' }))}
      />
    </>
  );
}
