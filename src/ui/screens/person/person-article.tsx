import { useState } from 'react';
import { excerpt } from '#domain/format/excerpt.ts';
import { formatLongDate } from '#domain/format/format-long-date.ts';
import type { Person } from '#domain/person.ts';
import type { Title } from '#domain/title.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { classNames } from '../../components/page/class-names.ts';
import { type CreditLine, CreditLines } from '../../components/page/credit-lines.tsx';
import { Hidden } from '../../components/page/hidden.tsx';
import { knownLines } from '../../components/page/known-lines.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { InEnglish } from '../../components/title/in-english.tsx';
import { textAttributes } from '../../components/title/text-attributes.ts';
import { TitleName } from '../../components/title/title-name.tsx';
import biographyStyles from './biography.module.css';
import styles from './person-article.module.css';
import personStillStyles from './person-still.module.css';

interface PersonArticleProps {
  /** The person. Undefined while the person is loaded: placeholders then stand in the same places. */
  readonly person: Person | undefined;
}

/** About as many lines as a biography takes on a page that was just opened. */
const LINES = 10;

/** Placeholders for a department, a biography and the facts of a life. */
function PersonSkeleton() {
  return (
    <div aria-hidden="true">
      <Placeholder className={styles.departmentPlaceholder} />
      <div className={styles.columns}>
        <div className={styles.textPlaceholders}>
          {Array.from({ length: LINES }, (_, line) => (
            <Placeholder key={line} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The known facts of a person's life. Unknown values are left out. */
const personLines = ({ birthday, deathday, place_of_birth }: Person): readonly CreditLine[] =>
  knownLines([
    { label: 'Born', value: birthday && formatLongDate(birthday) },
    { label: 'Birthplace', value: place_of_birth && <bdi>{place_of_birth}</bdi> },
    { label: 'Died', value: deathday && formatLongDate(deathday) },
  ]);

/** About as many characters as fit beside a portrait. */
const SHORT = 600;

const UNKNOWN = 'Nobody has written about this life yet.';

interface Paragraph {
  readonly text: string;
  /** The position of the paragraph's beginning in the whole text. */
  readonly start: number;
}

const paragraphsOf = (text: string): readonly Paragraph[] =>
  [...text.matchAll(/\S.*/g)].map((match) => ({ text: match[0], start: match.index }));

/** A biography in paragraphs. Of a long one, only the beginning is shown until the visitor asks for the rest. */
function Biography({ person: { biography, biography_language } }: { readonly person: Person }) {
  const [isOpen, setOpen] = useState(false);
  const life = biography.trim() || UNKNOWN;
  const short = excerpt(life, SHORT);
  return (
    <section aria-labelledby="biography" className={biographyStyles.biography}>
      <h2 id="biography">Biography</h2>
      {paragraphsOf(isOpen ? life : (short ?? life)).map(({ text: paragraph, start }) => (
        <p key={start} {...textAttributes(paragraph, biography_language)}>
          {paragraph}
        </p>
      ))}
      <InEnglish language={biography_language} />
      {short !== undefined && (
        <Button
          size="small"
          icon={isOpen ? ICONS.up : ICONS.down}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Read less' : 'Read more'}
        </Button>
      )}
    </section>
  );
}

/** All known facts of a person besides the name. */
function PersonBody({ person }: { readonly person: Person }) {
  const lines = personLines(person);
  return (
    <>
      {person.known_for_department && (
        <p className={styles.department} dir="auto">
          {person.known_for_department}
        </p>
      )}
      <div className={styles.columns}>
        <Biography person={person} />
        {lines.length > 0 && (
          <section aria-labelledby="life">
            <h2 id="life">Life</h2>
            <CreditLines className={styles.life} lines={lines} />
          </section>
        )}
      </div>
    </>
  );
}

/**
 * A picture of the first of these titles that has one. Without any, it shows an empty screen, so that the page's layout
 * stays the same.
 */
function PersonStill({ titles }: { readonly titles: readonly Title[] }) {
  const title = titles.find(({ backdrop_path }) => backdrop_path !== null);
  return (
    <figure className={personStillStyles.still}>
      <div className={personStillStyles.screen}>
        {title && <Picture path={title.backdrop_path} use="backdrop" eager />}
      </div>
      {title && (
        <figcaption className={personStillStyles.caption}>
          From <TitleName as="cite" title={title} />
        </figcaption>
      )}
    </figure>
  );
}

export function PersonArticle({ person }: PersonArticleProps) {
  return (
    <article className={styles.person}>
      <PersonStill titles={person?.knownFor ?? []} />
      <div className={styles.portrait}>
        {person ? (
          <Poster
            className={styles.frame}
            path={person.profile_path}
            use="detail"
            alt={`Portrait of ${person.name}`}
            eager
            priority
          />
        ) : (
          <Placeholder className={classNames(styles.frame, styles.portraitPlaceholder)} />
        )}
      </div>
      <div className={styles.main}>
        {/* This is the same element throughout, so that the focus on it stays. */}
        <h1 className={styles.name} tabIndex={-1} dir="auto">
          {person ? <span>{person.name}</span> : <Hidden>Loading...</Hidden>}
          {!person && <Placeholder className={styles.namePlaceholder} />}
        </h1>
        {person ? <PersonBody person={person} /> : <PersonSkeleton />}
      </div>
    </article>
  );
}
