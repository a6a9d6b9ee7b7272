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

interface LineProps {
  readonly name: ReactNode;
  readonly value: ReactNode;
}

function Line({ name, value }: LineProps) {
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <Leader className={styles.leader} />
      <dd>{value}</dd>
    </div>
  );
}

const linkTo = (title: StoredTitle): ReactNode => <TitleName as={Link} to={titlePath(title)} title={title} />;

interface MomentProps extends LineProps {
  /** 'First', 'Longest film'. */
  readonly label: string;
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
  readonly title: string;
  /** All of them, in the diary. */
  readonly to: string;
  readonly lines: readonly (LineProps & { readonly title: StoredTitle })[];
}

function TitleList({ title, to, lines }: TitleListProps) {
  if (lines.length === 0) return null;
  return (
    <Section
      title={title}
      arrows={
        <Link className={styles.toDiary} to={to}>
          In the diary
        </Link>
      }
    >
      <dl className={styles.credits}>
        {lines.slice(0, MOST).map((line) => (
          <Line key={titleKey(line.title)} name={line.name} value={line.value} />
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
        title="Again and again"
        to={figurePath(year, { again: true })}
        lines={extremes.again.map(({ value: title, count }) => ({
          title,
          name: linkTo(title),
          value: countOf(count, 'time'),
        }))}
      />
      <TitleList
        title="Where you differ most"
        to={figurePath(year, { rating: 1 })}
        lines={ratings.differing.map(({ title, own }) => ({
          title,
          name: linkTo(title),
          value: (
            <>
              <span>{`you ${own}, others `}</span>
              <ProviderRating title={title} mark={markOf(title)} look="text" />
            </>
          ),
        }))}
      />
      <TitleList
        title="Shows finished"
        to={figurePath(year, {}, 'tv')}
        lines={finished.map((title) => ({ title, name: linkTo(title), value: releaseYear(title) ?? '' }))}
      />
    </>
  );
}
