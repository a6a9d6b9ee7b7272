import { Fragment, useState } from 'react';
import type { Loadable } from '#application/queries/loadable-query.ts';
import { directorsOf, writersOf, type Credits } from '#domain/credits.ts';
import type { TitleExtra } from '#domain/details/title-extra.ts';
import { countryName } from '#domain/discovery/countries.ts';
import { filteredListingPath } from '#domain/discovery/filtered-listing-path.ts';
import { formatDollars } from '#domain/format/format-dollars.ts';
import { formatLongDate } from '#domain/format/format-long-date.ts';
import { languageName } from '#domain/format/language-name.ts';
import { personPath } from '#domain/person.ts';
import type { Creator, TitleDetails, NamedId } from '#domain/title-details.ts';
import { releaseDateOf } from '#domain/title.ts';
import { uniqueBy } from '#domain/util/unique-by.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import { CreditLines, type CreditLine } from '../../components/page/credit-lines.tsx';
import { knownLines } from '../../components/page/known-lines.ts';
import { Link } from '../../components/page/link.tsx';
import { textAttributes } from '../../components/title/text-attributes.ts';
import { latePart } from '../../hooks/code/late-component.tsx';
import { useGoOn } from '../../hooks/focus/use-go-on.ts';
import { LinePlaceholder } from './title-skeleton.tsx';
import nameStyles from './credits/linked-names.module.css';
import styles from './title-article.module.css';

interface LinkedName {
  readonly name: string;
  /** The address of what is so called; undefined where there is none. */
  readonly to?: string | undefined;
}

interface LinkedNamesProps {
  /** Each once. */
  readonly names: readonly LinkedName[];
  /** How many are shown until the visitor asks for the others. */
  readonly most: number;
}

const keyOf = ({ name, to }: LinkedName): string => to ?? name;

/** Names in one line, each in its own text direction, and leading to what there is of it (product.md, Detail: names). */
function LinkedNames({ names, most }: LinkedNamesProps) {
  const [isWhole, setWhole] = useState(false);
  const [line, goOn] = useGoOn<HTMLSpanElement>('a');
  // 'and 1 more' would be as long as the name itself.
  const isCut = !isWhole && names.length > most + 1;
  return (
    <span ref={line} className={nameStyles.names}>
      {names.slice(0, isCut ? most : Infinity).map((each, index) => (
        <Fragment key={keyOf(each)}>
          <span>{index > 0 && ', '}</span>
          {each.to === undefined ? (
            <bdi>{each.name}</bdi>
          ) : (
            <Link className={nameStyles.name} to={each.to}>
              <bdi>{each.name}</bdi>
            </Link>
          )}
        </Fragment>
      ))}
      {isCut && (
        <>
          <span> </span>
          <button type="button" className={nameStyles.more} onClick={() => goOn(most, () => setWhole(true))}>
            {`and ${names.length - most} more`}
          </button>
        </>
      )}
    </span>
  );
}

const AgeRating = latePart(() => import('./extras/age-rating.tsx'), 'AgeRating');

/** A country, company or network beyond these is shown on demand: some titles have thirty. */
const MOST = 3;

interface NamesLine {
  readonly label: string;
  /** The label of several; the same, unless it is given. */
  readonly many?: string;
  /** How many are shown at first. */
  readonly most?: number;
}

const namesLine = ({ label, many = label, most = Infinity }: NamesLine, all: readonly LinkedName[]): CreditLine => {
  // Each once, whatever the provider repeats.
  const names = uniqueBy(all, keyOf);
  return {
    label: names.length > 1 ? many : label,
    value: names.length > 0 && <LinkedNames names={names} most={most} />,
  };
};

const peopleOf = (people: readonly Creator[]): readonly LinkedName[] =>
  people.map(({ id, name }) => ({ name, to: id === undefined ? undefined : personPath({ id }) }));

/** The credit lines that name the crew (product.md, Detail: crew). */
const crewLines = (credits: Credits): readonly CreditLine[] =>
  knownLines([
    namesLine({ label: 'Director', many: 'Directors' }, peopleOf(directorsOf(credits))),
    namesLine({ label: 'Writer', many: 'Writers' }, peopleOf(writersOf(credits))),
  ]);

/** Names that lead to the titles that have the same (product.md, Detail: names). */
const namesOf = (
  { media_type }: TitleDetails,
  named: readonly NamedId[] | undefined,
  inCommon: (id: number) => Parameters<typeof filteredListingPath>[1],
): readonly LinkedName[] =>
  (named ?? []).map(({ id, name }) => ({ name, to: filteredListingPath(media_type, inCommon(id)) }));

const countryNames = ({ media_type, countries = [] }: TitleDetails): readonly LinkedName[] =>
  countries.filter(isRegionCode).map((country) => ({
    name: countryName(country),
    to: filteredListingPath(media_type, { country }),
  }));

/** TMDB's code for a title in which nobody speaks: there is no listing of these. */
const NO_LANGUAGE = 'xx';

const languageNames = ({ media_type, original_language: language }: TitleDetails): readonly LinkedName[] => {
  if (!language) return [];
  const to = language === NO_LANGUAGE ? undefined : filteredListingPath(media_type, { language });
  return [{ name: languageName(language), to }];
};

/** Where the title comes from, and what it has cost (product.md, Detail: credit lines). */
const originLines = (title: TitleDetails): readonly CreditLine[] => [
  {
    label: title.media_type === 'tv' ? 'Original name' : 'Original title',
    value: title.original_name && (
      <bdi {...textAttributes(title.original_name, title.original_language)}>{title.original_name}</bdi>
    ),
  },
  namesLine({ label: 'Language' }, languageNames(title)),
  namesLine({ label: 'Country', many: 'Countries', most: MOST }, countryNames(title)),
  namesLine(
    { label: 'Company', many: 'Companies', most: MOST },
    namesOf(title, title.companies, (id) => ({ companies: [id] })),
  ),
  namesLine(
    { label: 'Network', many: 'Networks', most: MOST },
    namesOf(title, title.networks, (id) => ({ networks: [id] })),
  ),
  { label: 'Budget', value: title.budget && formatDollars(title.budget) },
];

/** The credit lines that come with the details. */
const detailLines = (title: TitleDetails): readonly CreditLine[] => {
  const date = releaseDateOf(title);
  return knownLines([
    namesLine({ label: 'Created by' }, peopleOf(title.created_by)),
    namesLine(
      { label: 'Genres' },
      namesOf(title, title.genres, (genreId) => ({ genreId })),
    ),
    { label: 'Release date', value: date && formatLongDate(date) },
    { label: 'Revenue', value: title.revenue && formatDollars(title.revenue) },
    ...originLines(title),
  ]);
};

interface TitleCreditsProps {
  readonly title: TitleDetails;
  readonly credits: Loadable<Credits>;
  /** They come late, with the extras. */
  readonly certifications: TitleExtra['certifications'] | undefined;
}

const WAITING: readonly CreditLine[] = [
  { label: 'Director', value: <LinePlaceholder /> },
  { label: 'Writer', value: <LinePlaceholder /> },
];

/**
 * The people who made the title, and its other facts. Without credits, it shows only the facts from the details. Below them is room for
 * the age rating: nothing moves when it comes (product.md, Detail: age rating).
 */
export function TitleCredits({ title, credits, certifications }: TitleCreditsProps) {
  const crew = credits.status === 'loaded' ? crewLines(credits.value) : [];
  // Shows rarely have a director, so they reserve no room for one.
  const waits = credits.status === 'loading' && title.media_type === 'movie';
  const lines = [...(waits ? WAITING : crew), ...detailLines(title)];
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="credits" aria-busy={credits.status === 'loading'}>
      <h2 id="credits">Credits</h2>
      <CreditLines key={credits.status} className={styles.credits} lines={lines} />
      <div className={styles.ageRating}>
        {certifications && <AgeRating mediaType={title.media_type} certifications={certifications} />}
      </div>
    </section>
  );
}
