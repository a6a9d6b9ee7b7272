import { useRef, useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { personQuery } from '#application/queries/person-query.ts';
import { readId } from '#domain/addresses/read-id.ts';
import { previewOf } from '#domain/format/excerpt.ts';
import { countOf } from '#domain/format/format-count.ts';
import { printedTitle } from '#domain/format/printed-title.ts';
import { NO_HIDES, withoutTitles } from '#domain/library/hides.ts';
import type { Person } from '#domain/person.ts';
import { type Title, type TitleKey, titleKey } from '#domain/title.ts';
import { CardRow } from '../../components/card/card-row.tsx';
import { CardSkeleton } from '../../components/card/card-skeleton.tsx';
import { RowArrows } from '../../components/card/row-arrows.tsx';
import { TitleCardContents } from '../../components/card/title-card-contents.tsx';
import { TitleCards } from '../../components/card/title-cards.tsx';
import { useRowScroll } from '../../components/card/use-row-scroll.ts';
import { AskedPage } from '../../components/feedback/asked-page.tsx';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { Gliding } from '../../components/hiding/gliding.tsx';
import { HiddenNote } from '../../components/hiding/hidden-note.tsx';
import { useHiddenTitles } from '../../components/hiding/use-hidden-titles.ts';
import { LongGrid } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Section } from '../../components/page/section.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { useLatch } from '../../hooks/use-latch.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { PersonArticle } from './person-article.tsx';
import styles from './person-page.module.css';

interface PersonProfileProps {
  /** The person; undefined while it is loaded. */
  readonly person: Person | undefined;
}

const NO_TITLES: readonly Title[] = [];

interface KnownForProps {
  /** The titles; undefined while they are loaded. */
  readonly titles: readonly Title[] | undefined;
  readonly hidden: ReadonlySet<TitleKey>;
}

/** product.md, Home: row skeleton. */
const PLACEHOLDERS = 8;
const TITLE = 'Known For';

function KnownFor({ titles, hidden }: KnownForProps) {
  const { attach, ...scroll } = useRowScroll();
  const [isReached, reach] = useLatch(!scroll.atStart);
  if (titles?.length === 0) return null;
  return (
    <Section title={TITLE} arrows={<RowArrows title={TITLE} {...scroll} />}>
      <CardRow label={TITLE} ref={attach} busy={!titles} onReach={reach}>
        {titles ? (
          <TitleCards titles={titles} isWhole={isReached} hidden={hidden} />
        ) : (
          <CardSkeleton count={PLACEHOLDERS} />
        )}
      </CardRow>
    </Section>
  );
}

interface AppearedInProps {
  readonly titles: readonly Title[];
  /** The number of titles, those included that are hidden. */
  readonly total: number;
}

const APPEARED_IN = 'Appeared In';

function AppearedIn({ titles, total }: AppearedInProps) {
  const markOf = useMarkOf();
  const drawCard = useCallback(
    (title: Title) => <TitleCardContents title={title} use="grid" mark={markOf(title)} />,
    [markOf],
  );
  if (total === 0) return null;
  return (
    <Section title={APPEARED_IN} arrows={<span className={styles.count}>{countOf(total, 'title')}</span>}>
      <PrintedList lines={() => titles.map((title) => printedTitle(title, markOf(title)?.note))} />
      <LongGrid dense label={APPEARED_IN} items={titles} keyOf={titleKey} draw={drawCard} />
    </Section>
  );
}

/**
 * A person, with the titles that they are known for and those that they appeared in, without those that the visitor is not
 * interested in (product.md, Hiding: not interested).
 */
function PersonProfile({ person }: PersonProfileProps) {
  const profile = useRef<HTMLDivElement>(null);
  // The titles that the person is known for are among them.
  const all = person?.appearedIn ?? NO_TITLES;
  const titles = useHiddenTitles({ titles: all, hides: NO_HIDES, visit: person });
  const { hidden } = titles;
  return (
    <div ref={profile} className={styles.stack}>
      {person ? (
        <PageMeta title={`${person.name}, Matinee`} description={previewOf(person.biography)} />
      ) : (
        <PageMeta title="Matinee" />
      )}
      <PersonArticle person={person} />
      <Gliding hidden={hidden} root={profile}>
        <KnownFor titles={person?.knownFor} hidden={hidden} />
        {person && <AppearedIn titles={withoutTitles(all, hidden)} total={all.length} />}
      </Gliding>
      {titles.count > 0 && <HiddenNote {...titles} />}
    </div>
  );
}

/** A person, or the reason why none can be shown. */
function PersonPage({ id }: { readonly id: number }) {
  const { queries } = useApp();
  const query = personQuery(queries, useHistoryKey(), id);
  const state = useQuery(query);
  return (
    <AskedPage section="Person" asked={state} onRetry={() => query.retry()} className={styles.page}>
      <PersonProfile person={state.status === 'loaded' ? state.value : undefined} />
    </AskedPage>
  );
}

/** The screen at `/person/{id}` (product.md, Person: screen). */
export function PersonScreen() {
  const { id = '' } = useParams();
  const personId = readId(id);
  return personId === undefined ? <NotFound /> : <PersonPage key={personId} id={personId} />;
}
