import type { CSSProperties, ReactNode } from 'react';
import { figurePath, ofDecade } from '#domain/diary/diary-path.ts';
import type { YearFigures } from '#domain/diary/year-figures.ts';
import type { YearName } from '#domain/diary/year-of.ts';
import type { Counted } from '#domain/diary/year-titles.ts';
import { countryName } from '#domain/discovery/countries.ts';
import { isLanguage } from '#domain/discovery/original-languages.ts';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import { languageName } from '#domain/format/language-name.ts';
import type { ListFilters } from '#domain/library/filters/list-filter.ts';
import type { NamedId } from '#domain/title-details.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import { Leader } from '../../components/page/leader.tsx';
import { Link } from '../../components/page/link.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Section } from '../../components/page/section.tsx';
import { LeaderTrack } from '../../components/shows/progress-leader.tsx';
import { useGenresOf } from '../../hooks/genres/use-genres.ts';
import styles from './year.module.css';

interface YearListsProps {
  readonly year: YearName;
  readonly figures: YearFigures;
  /** Whether more may become known. */
  readonly isPending: boolean;
}

/** A name with the number of titles that have it, and where it leads. */
interface NamedCount {
  readonly name: string;
  readonly count: number;
  readonly to: string;
}

interface NamedListProps {
  readonly title: string;
  readonly items: readonly NamedCount[];
  readonly isPending: boolean;
  /** So many are shown. Their place is held. */
  readonly most: number;
  /** Where there is none. */
  readonly none: string;
}

interface HeldProps extends Omit<NamedListProps, 'title'> {
  readonly children: ReactNode;
}

/** Holds the place of lines that become known (product.md, Your year: asked). */
function Held({ items, isPending, most, none, children }: HeldProps) {
  return (
    <div className={styles.held} style={{ '--lines': most } as CSSProperties}>
      {items.length > 0 && children}
      {items.length === 0 && !isPending && <p className={styles.nothing}>{none}</p>}
      {items.length === 0 && isPending && (
        <div aria-hidden="true">
          {Array.from({ length: most }, (_, at) => (
            <Placeholder key={at} className={styles.linePlaceholder} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The first ones, each by its place as well: a name that comes to another one is a new line, and none moves (product.md, Your year: asked). */
const placed = (items: readonly NamedCount[], most: number) =>
  items.slice(0, most).map((item, at) => ({ ...item, key: `${at} ${item.to}` }));

/** Names with lines of dots that are as long as they have titles. */
function Tracks({ title, items, ...held }: NamedListProps) {
  const shown = placed(items, held.most);
  const highest = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <Section title={title}>
      <Held items={items} {...held}>
        <dl className={styles.tracks}>
          {shown.map(({ key, name, count, to }) => (
            <div key={key}>
              <dt>
                <Link to={to}>{name}</Link>
              </dt>
              <dd>
                <LeaderTrack done={count / highest} />
                <b>{formatCount(count)}</b>
              </dd>
            </div>
          ))}
        </dl>
      </Held>
    </Section>
  );
}

/** Names as on a playbill; the first line says what is counted. */
function Credits({ title, items, ...held }: NamedListProps) {
  const count = items.length > held.most ? <p className={styles.note}>{formatCount(items.length)}</p> : undefined;
  return (
    <Section title={title} arrows={count}>
      <Held items={items} {...held}>
        <dl className={styles.credits}>
          {placed(items, held.most).map((item, at) => (
            <div key={item.key}>
              <dt dir="auto">
                <Link to={item.to}>{item.name}</Link>
              </dt>
              <Leader className={styles.leader} />
              <dd key={item.count}>{at === 0 ? countOf(item.count, 'title') : formatCount(item.count)}</dd>
            </div>
          ))}
        </dl>
      </Held>
    </Section>
  );
}

const MOST_TRACKS = 8;
const MOST_CREDITS = 5;
const UNKNOWN = 'Nothing is known of this.';

/** Decades and genres of what was seen (product.md, Your year: titles). */
export function YearTracks({ year, figures: { titles }, isPending }: YearListsProps) {
  const genres = new Map(useGenresOf('all').map(({ id, name }) => [id, name]));
  const decades = titles.decades.map(({ value, count }) => ({
    name: `${value}s`,
    count,
    to: figurePath(year, ofDecade(value)),
  }));
  const named = titles.genres.flatMap(({ value, count }) => {
    const name = genres.get(value);
    return name === undefined ? [] : [{ name, count, to: figurePath(year, { genre: [value] }) }];
  });
  // Their names are asked for apart.
  const isNameless = titles.genres.length > 0 && genres.size === 0;
  const held = { most: MOST_TRACKS, none: UNKNOWN };
  return (
    <>
      <Tracks title="By decade" items={decades} isPending={false} {...held} />
      <Tracks title="Genres" items={named} isPending={isPending || isNameless} {...held} />
    </>
  );
}

/** Directors, cast, countries and languages of what was seen (product.md, Your year: people). */
export function YearCredits({ year, figures: { titles }, isPending }: YearListsProps) {
  const lead = (figure: ListFilters) => figurePath(year, figure);
  const people = (list: readonly Counted<NamedId>[]) =>
    list.map(({ value: { id, name }, count }) => ({ name, count, to: lead({ person: id }) }));
  const countries = titles.countries
    .filter(({ value }) => isRegionCode(value))
    .map(({ value: country, count }) => ({ name: countryName(country), count, to: lead({ country }) }));
  // 'No language' is none that the diary is filtered by.
  const languages = titles.languages
    .filter(({ value }) => isLanguage(value))
    .map(({ value: language, count }) => ({ name: languageName(language), count, to: lead({ language }) }));
  const held = { most: MOST_CREDITS, isPending };
  return (
    <div className={styles.creditLists}>
      <Credits title="Directors" items={people(titles.directors)} none="Nobody made two of them." {...held} />
      <Credits title="Cast" items={people(titles.cast)} none="Nobody is in two of them." {...held} />
      <Credits title="Countries" items={countries} none={UNKNOWN} {...held} />
      <Credits title="Languages" items={languages} none={UNKNOWN} {...held} />
    </div>
  );
}
