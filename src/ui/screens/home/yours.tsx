import { addressOf } from '#domain/addresses/screens.ts';
import { collectionPath } from '#domain/library/collection-path.ts';
import { followedShows } from '#domain/shows/followed-shows.ts';
import { CollectionCard } from '../../components/card/collection-card.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Section } from '../../components/page/section.tsx';
import { latePart } from '../../hooks/code/late-component.tsx';
import { useLibrary } from '../../hooks/use-library.ts';
import styles from './my-collections.module.css';

/** The number of collections that are shown (product.md, Home: collections). */
const SHOWN = 3;

const calendar = (
  <ButtonLink to={addressOf('calendar')} icon={ICONS.calendar}>
    Calendar
  </ButtonLink>
);

/** The first collections, and the way to the calendar, which 'Up next' has where a show is followed. The section is absent while there are none (product.md, Home: collections). */
function MyCollections() {
  const collections = useLibrary((library) => library.collections);
  const follows = useLibrary(({ episodes }) => followedShows(episodes).length > 0);
  if (collections.length === 0) return null;
  return (
    <Section title="My Collections" arrows={!follows && calendar}>
      <ul className={styles.few}>
        {collections.slice(0, SHOWN).map((collection) => (
          <CollectionCard key={collection.id} collection={collection} heading="h3" href={collectionPath(collection)} />
        ))}
      </ul>
    </Section>
  );
}

const ForYou = latePart(() => import('./for-you/for-you.tsx'), 'ForYou');

/** What home shows of the visitor's own, at its end. The code of what is recommended comes only where there is something to go by. */
export function Yours() {
  const mayRecommend = useLibrary(({ favorites, marks }) => favorites.length + marks.length > 0);
  return (
    <>
      <MyCollections />
      {mayRecommend && <ForYou />}
    </>
  );
}
