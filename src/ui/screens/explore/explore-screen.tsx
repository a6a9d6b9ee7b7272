import { useParams } from 'react-router-dom';
import { isListingName, type ListingName } from '#domain/listing.ts';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { HiddenNote } from '../../components/hiding/hidden-note.tsx';
import { useHiddenTitles } from '../../components/hiding/use-hidden-titles.ts';
import { Counted } from '../../components/page/counted.tsx';
import { PageHead } from '../../components/page/head/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { JustWatchCredit } from '../../components/watch/just-watch-credit.tsx';
import { ListingChips } from './filters/listing-chips.tsx';
import { useListing } from './filters/use-listing.ts';
import { ListingControls } from './listing-controls.tsx';
import { ListingResults } from './listing-results.tsx';
import styles from './listing-page.module.css';

/** What a listing's name alone does not tell (product.md, Explore: awards). */
const ABOUT: Readonly<Partial<Record<ListingName, string>>> = {
  awards: 'Movies rated 8 or more by 1,000 votes or more.',
};

/** A listing: its controls, and its titles, page after page. */
function ListingPage({ name }: { readonly name: ListingName }) {
  const listing = useListing(name);
  const { title, noun, mediaType, discovers, hides, services, query, state } = listing;
  // It is announced, because a change of filters changes it.
  const count = (state.status === 'ready' || state.items.length > 0) && (
    <Counted count={state.totalResults} one="result" />
  );
  const titles = useHiddenTitles({ titles: state.items, hides, visit: query });
  return (
    <>
      <PageMeta title={`${title}, Matinee`} description={`Browse ${noun} on Matinee.`} />
      <PageHead title={title} value={<span role="status">{count}</span>} />
      <div className={styles.beside}>
        <HiddenNote {...titles} className={styles.note} />
      </div>
      {ABOUT[name] && <p className={styles.about}>{ABOUT[name]}</p>}
      <ListingControls listing={listing} />
      {discovers && mediaType && <ListingChips mediaType={mediaType} listing={listing} />}
      {services.isAsked && <JustWatchCredit />}
      <ListingResults listing={listing} titles={titles} />
    </>
  );
}

/** The screen at `/{explore}`: one of the six listings (product.md, Explore: listings). */
export function ExploreScreen() {
  const { explore = '' } = useParams();
  // With the key, another listing is another screen.
  return isListingName(explore) ? <ListingPage key={explore} name={explore} /> : <NotFound />;
}
