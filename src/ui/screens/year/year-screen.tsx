import { useObservableEagerState } from 'observable-hooks';
import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { addressOf } from '#domain/addresses/screens.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import { diaryEntries } from '#domain/diary/diary-entries.ts';
import { figurePath } from '#domain/diary/diary-path.ts';
import { yearFigures } from '#domain/diary/year-figures.ts';
import { readYear, type YearName, yearPath, entriesOfYear, yearsToShow } from '#domain/diary/year-of.ts';
import { largeFigures, nothingText, yearText, yearTitle } from '#domain/diary/year-texts.ts';
import { titlesIn } from '#domain/diary/year-titles.ts';
import { checkedText } from '#domain/format/checked-text.ts';
import { statedFacts, type ToldFact } from '#domain/library/filters/title-facts.ts';
import { yearPicture } from '#domain/pictures/year-picture.ts';
import { AsPictureButton } from '../../components/as-picture/as-picture-button.tsx';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { LinkRow } from '../../components/page/head/link-row.tsx';
import { PageHead } from '../../components/page/head/page-head.tsx';
import { WayUp } from '../../components/page/head/way-up.tsx';
import { Hidden } from '../../components/page/hidden.tsx';
import { Link } from '../../components/page/link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useFacts } from '../../hooks/use-facts.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { useOnline } from '../../hooks/use-online.ts';
import { YearCharts } from './year-charts.tsx';
import { YearCredits, YearTracks } from './year-lists.tsx';
import { YearMoments, YearTitles } from './year-more.tsx';
import styles from './year.module.css';

/** What figures need to know of a title beyond what lists keep. */
const NEEDS: readonly ToldFact[] = ['genreIds', 'runtime', 'language', 'countries', 'people'];

/** The figures of a year, of what the library and the device know. */
const useYear = (year: YearName) => {
  const { library, clock } = useApp();
  const isLoaded = useObservableEagerState(library.loader.loadState$).status !== 'pending';
  const marks = useLibrary((all) => all.marks);
  const episodes = useLibrary((all) => all.episodes);
  const today = dayOf(clock.now());
  const entries = useMemo(() => diaryEntries({ marks, episodes }), [marks, episodes]);
  const own = useMemo(() => entriesOfYear(entries, year), [entries, year]);
  const titles = useMemo(() => titlesIn(own), [own]);
  const markOf = useMarkOf();
  // They are asked for while the screen is open (product.md, Your year: asked).
  const known = useFacts(titles, NEEDS);
  const factsOf = known?.factsOf ?? statedFacts;
  const figures = useMemo(
    () => yearFigures(own, { factsOf, ratingOf: (title) => markOf(title)?.rating }),
    [own, factsOf, markOf],
  );
  return {
    year,
    years: useMemo(() => yearsToShow(entries, year, today), [entries, year, today]),
    today,
    isLoaded,
    isEmpty: own.length === 0,
    /** The lines of the diary that they are of, the newest first. */
    entries: own,
    figures,
    /** How far titles are asked about; undefined before that begins. */
    check: known?.titles === titles ? known : undefined,
  };
};

/** A year as the screen shows it. */
type Year = ReturnType<typeof useYear>;

/** Whether more may become known of the titles. */
const isUnderWay = ({ check }: Pick<Year, 'check'>): boolean => !check || check.checked < check.total;

interface YearBarProps extends Pick<Year, 'year' | 'years' | 'isLoaded'> {
  /** What can be done with the year as a whole, such as a picture of it: it stands before the years. */
  readonly children?: ReactNode;
}

/** What can be done with the year, and the other years. What stands in it, and so where, is known once the library is there. */
function YearBar({ year, years, isLoaded, children }: YearBarProps) {
  return (
    <div className={styles.bar} data-bar="" data-pending={isLoaded ? undefined : ''}>
      {children}
      <LinkRow key={years.length} label="Years">
        {years.map((each) => (
          <Link key={each} to={yearPath(each)} aria-current={each === year ? 'page' : undefined}>
            {yearTitle(each)}
          </Link>
        ))}
      </LinkRow>
    </div>
  );
}

/** What each figure counts. */
const LEADS: Readonly<Record<string, (year: YearName) => string>> = {
  films: (year) => figurePath(year, {}, 'movie'),
  episodes: (year) => figurePath(year, {}, 'tv'),
  average: (year) => figurePath(year, { rating: 1 }),
};

/** The four figures at the top (product.md, Your year: figures). They hold their place. */
function LargeFigures({ year, figures, isLoaded }: Pick<Year, 'year' | 'figures' | 'isLoaded'>) {
  return (
    <dl className={styles.figures}>
      {Object.entries(largeFigures(figures)).map(([name, { value, text }]) => (
        <div key={name}>
          <dt>{isLoaded ? text : <Placeholder className={styles.textPlaceholder} />}</dt>
          <dd>
            {isLoaded ? (
              <Link to={LEADS[name]?.(year) ?? figurePath(year)}>
                <span>{value}</span>
                <Hidden>{` ${text}`}</Hidden>
              </Link>
            ) : (
              <Placeholder className={styles.figurePlaceholder} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Says that nothing was seen, and what to do (product.md, Your year: empty). */
function NothingSeen({ year, today }: Pick<Year, 'year' | 'today'>) {
  return (
    <Notice
      art="screen"
      title={nothingText(year, today)}
      text="Mark a title or an episode as seen, and say when: your year is made of that."
      actions={
        <>
          <ButtonLink to="/movie" variant="primary">
            Find a title
          </ButtonLink>
          <ButtonLink to={addressOf('diary')}>Diary</ButtonLink>
        </>
      }
    />
  );
}

function YearContents(shown: Year) {
  const { year, figures, check, isLoaded, isEmpty, today } = shown;
  const isOnline = useOnline();
  if (isLoaded && isEmpty) return <NothingSeen year={year} today={today} />;
  const isPending = isUnderWay(shown);
  const isCut = !isOnline && check !== undefined && isPending;
  const parts = { year, figures, isPending: isPending && !isCut };
  return (
    <div className={styles.year} aria-busy={!isLoaded}>
      {isCut && <p className={styles.offline}>You are offline: these figures are what this device knows.</p>}
      <LargeFigures {...shown} />
      {isLoaded && (
        <>
          <div className={styles.charts}>
            <YearCharts year={year} figures={figures} />
            <YearTracks {...parts} />
          </div>
          <YearCredits {...parts} />
          <YearMoments {...parts} />
          <div className={styles.charts}>
            <YearTitles year={year} figures={figures} />
          </div>
        </>
      )}
    </div>
  );
}

/** A year, or all time, in figures (product.md, Your year: screen). */
function YearPage({ year }: { readonly year: YearName }) {
  const shown = useYear(year);
  const { check, today, isEmpty } = shown;
  const progress = check && check.checked < check.total ? checkedText(check.checked, check.total) : undefined;
  const title = yearTitle(year);
  return (
    <>
      <PageMeta title={`Your ${title.toLowerCase()}, Matinee`} description="What you have seen, in figures." />
      <WayUp to={addressOf('diary')}>Diary</WayUp>
      <PageHead
        className={styles.head}
        title={title}
        value={(!isEmpty && progress) || yearText(year, today)}
        valueKey={progress ?? ''}
      />
      <YearBar {...shown}>
        {!(shown.isLoaded && isEmpty) && <AsPictureButton variant="primary" pictureOf={() => yearPicture(shown)} />}
      </YearBar>
      <YearContents {...shown} />
    </>
  );
}

/** The screen at `/year/{year}`. An address that names no year leads to nothing. */
export function YearScreen() {
  const year = readYear(useParams()['year']);
  return year === undefined ? <NotFound /> : <YearPage year={year} />;
}
