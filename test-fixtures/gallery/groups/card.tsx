import { NEVER, of, throwError, type Observable } from 'rxjs';
import { LoadableQuery } from '#application/queries/loadable-query.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey, type Title } from '#domain/title.ts';
import { CardMark } from '#ui/components/card/card-mark.tsx';
import { CardRow } from '#ui/components/card/card-row.tsx';
import { CardSkeleton } from '#ui/components/card/card-skeleton.tsx';
import { CollectionCard } from '#ui/components/card/collection-card.tsx';
import { ListButton } from '#ui/components/card/list-button.tsx';
import { MarkText } from '#ui/components/card/mark-text.tsx';
import { PersonCardContents } from '#ui/components/card/person-card-contents.tsx';
import { SavedToggle } from '#ui/components/card/saved-toggle.tsx';
import { SkeletonRow } from '#ui/components/card/skeleton-row.tsx';
import { StoredCard } from '#ui/components/card/stored-card.tsx';
import { TitleCard } from '#ui/components/card/title-card.tsx';
import { TitleCards } from '#ui/components/card/title-cards.tsx';
import { TitleRow } from '#ui/components/card/title-row.tsx';
import { outcomeOf } from '../../outcome-of.ts';
import { aPerson } from '../../ui/a-person.ts';
import type { GalleryEntry } from '../gallery-entry.ts';
import { ARABIC, BARE, FILM, FILMS, LONG, SAVED, SEEN } from '../gallery-titles.ts';
import { WithApp } from '../with-app.tsx';
import styles from '#ui/components/card/card.module.css';

const nothing = () => undefined;

const cardOf = (title: Title, mark?: Mark) => (
  <ul>
    <TitleCard title={title} mark={mark} eager />
  </ul>
);

const stored = (title: StoredTitle, mark?: Mark, isOnServices = false) => (
  <ul>
    <li className={styles.card}>
      <StoredCard
        {...{ title, mark, isOnServices }}
        heading="h3"
        use="grid"
        facts={['2025', 'Movie']}
        actions={<ListButton icon="trash" label="Remove" />}
      />
    </li>
  </ul>
);

const rowOf = (load$: Observable<readonly Title[]>) => (
  <TitleRow
    title="Trending Now"
    query={new LoadableQuery({ load$: outcomeOf(load$), again$: outcomeOf(load$) })}
    emptyIsHidden={false}
    eager
  />
);

const collectionOf = (description: string, movies: readonly StoredTitle[], name = 'Noir') => (
  <ul>
    <CollectionCard
      collection={{ id: 7, name, description, movies }}
      heading="h3"
      href="/collections/7"
      onEdit={nothing}
    />
  </ul>
);

export const CARD: readonly GalleryEntry[] = [
  {
    component: 'SavedToggle',
    states: {
      'in no list': <SavedToggle list="watchlist" title={FILM} />,
      'in the watchlist': (
        <WithApp library={{ watchlist: SAVED }}>
          <SavedToggle list="watchlist" title={FILM} />
        </WithApp>
      ),
      'among the favorites': (
        <WithApp library={{ favorites: SAVED }}>
          <SavedToggle list="favorites" title={FILM} />
        </WithApp>
      ),
    },
  },
  {
    component: 'CardMark',
    states: {
      seen: <CardMark mark={{ seenAt: null }} />,
      'seen and rated': <CardMark mark={SEEN} />,
      'rated alone': <CardMark mark={{ rating: 5 }} />,
    },
  },
  { component: 'MarkText', states: { 'seen and rated': <MarkText mark={SEEN} /> } },
  {
    component: 'TitleCard',
    states: {
      plain: cardOf(FILM),
      'seen and rated': cardOf(FILM, SEEN),
      'nothing known': cardOf(BARE),
      'a long title': cardOf(LONG),
      'right to left': cardOf(ARABIC),
      ranked: (
        <ul>
          <TitleCard title={FILM} rank={10} eager />
        </ul>
      ),
    },
  },
  {
    component: 'StoredCard',
    states: {
      plain: stored(FILM),
      seen: stored(FILM, SEEN),
      'on the visitor’s services': stored(FILM, SEEN, true),
      'gone from the catalogue': stored({ ...FILM, goneAt: '2026-11-01T12:00:00Z' }),
      'only its id is known': stored({ id: 5 }),
    },
  },
  {
    component: 'PersonCardContents',
    states: {
      'with a portrait': (
        <div className={styles.card}>
          <PersonCardContents person={aPerson({ profile_path: '/c-1.svg', known_for_department: 'Acting' })} />
        </div>
      ),
      'without one': (
        <div className={styles.card}>
          <PersonCardContents person={aPerson()} />
        </div>
      ),
    },
  },
  {
    component: 'CollectionCard',
    states: {
      'six films': collectionOf('For a rainy Sunday', FILMS),
      'one film': collectionOf('', FILMS.slice(0, 1)),
      empty: collectionOf('Perfect for weekend movie nights', []),
      'a long name': collectionOf('', FILMS, LONG.title),
    },
  },
  {
    component: 'TitleRow',
    isWide: true,
    states: { 'on its way': rowOf(NEVER), loaded: rowOf(of(FILMS)), empty: rowOf(of([])), failed: rowOf(refused()) },
  },
  {
    component: 'TitleCards',
    isWide: true,
    states: {
      'all hidden': (
        <CardRow label="All hidden">
          <TitleCards isWhole titles={FILMS} hidden={new Set(FILMS.map(titleKey))} />
        </CardRow>
      ),
    },
  },
  {
    component: 'Placeholders',
    isWide: true,
    states: {
      CardSkeleton: (
        <CardRow label="Cards" busy>
          <CardSkeleton count={4} />
        </CardRow>
      ),
      SkeletonRow: <SkeletonRow count={4} />,
    },
  },
];

function refused() {
  return throwError(() => new CatalogError({ kind: 'http', status: 404 }));
}
