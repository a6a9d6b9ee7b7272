import { useParams, useSearchParams } from 'react-router-dom';
import { listingQuery } from '#application/queries/listing-query.ts';
import type { PagedState } from '#application/queries/paged-query.ts';
import { chooseGenre } from '#domain/discovery/listing-genres.ts';
import { isListingName, type ListingName, LISTINGS } from '#domain/listing.ts';
import type { Title } from '#domain/title.ts';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { HiddenNote } from '../../components/hiding/hidden-note.tsx';
import { useHiddenTitles } from '../../components/hiding/use-hidden-titles.ts';
import { Counted } from '../../components/page/counted.tsx';
import { PageHead } from '../../components/page/head/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { JustWatchCredit } from '../../components/watch/just-watch-credit.tsx';
import { useChangeParams } from '../../hooks/address/use-change-params.ts';
import { useReplaceParams } from '../../hooks/address/use-replace-params.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { ListingChips } from './filters/listing-chips.tsx';
import { listingParamsOf } from './filters/listing-params-of.ts';
import { useListingFilters } from './filters/use-listing-filters.ts';
import { useListingHides } from './filters/use-listing-hides.ts';
import { useListingServices } from './filters/use-listing-services.ts';
import { readChoice, writeChoice, type ListingChoice } from './listing-choice.ts';
import { ListingControls } from './listing-controls.tsx';
import { ListingResults } from './listing-results.tsx';
import styles from './listing-page.module.css';

/** The number of titles, once the first page has given it. It is announced, because a change of filters changes it. */
function ResultCount({ state: { status, items, totalResults } }: { readonly state: PagedState<Title> }) {
  const isKnown = status === 'ready' || items.length > 0;
  return <span role="status">{isKnown && <Counted count={totalResults} one="result" />}</span>;
}

/** What a listing's name alone does not tell (product.md, Explore: awards). */
const ABOUT: Readonly<Partial<Record<ListingName, string>>> = {
  awards: 'Movies rated 8 or more by 1,000 votes or more.',
};

/** What is asked for by the address and the visitor's services, and what has come of it. */
const useListing = (name: ListingName) => {
  const { queries } = useApp();
  const [params] = useSearchParams();
  const choice = readChoice(name, params);
  const services = useListingServices(name);
  const filtering = useListingFilters(name);
  const asked = listingParamsOf(name, choice, { watch: services.watch, filters: filtering.filters });
  const query = listingQuery(queries, useHistoryKey(), asked);
  const state = useQuery(query, !services.isAwaited);
  const shown = { params: asked, total: state.status === 'ready' ? state.totalResults : undefined };
  return { choice, services, filtering, query, state, shown };
};

/** A listing: its controls, and its titles, page after page. */
function ListingPage({ name }: { readonly name: ListingName }) {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const replaceParams = useReplaceParams();
  const { choice, services, filtering, query, state, shown } = useListing(name);
  const hiding = useListingHides();
  const titles = useHiddenTitles({ titles: state.items, hides: hiding.hides, visit: query });
  const listing = LISTINGS[name];
  const choose = (chosen: Partial<ListingChoice>) => {
    const next = writeChoice(params, { ...choice, ...chosen });
    if (chosen.view) replaceParams(next);
    // The visitor chose other titles: they start at the top, and data from an earlier choice of them is not used.
    else changeParams(next);
  };

  return (
    <>
      <PageMeta title={`${listing.title}, Matinee`} description={`Browse ${listing.noun} on Matinee.`} />
      <PageHead title={listing.title} value={<ResultCount state={state} />} />
      <div className={styles.beside}>
        <HiddenNote {...titles} className={styles.note} />
      </div>
      {ABOUT[name] && <p className={styles.about}>{ABOUT[name]}</p>}
      <ListingControls
        {...{ name, choice, filtering, services, shown, hiding }}
        onChoose={choose}
        onGenre={(genre) => filtering.apply(chooseGenre(filtering.filters, genre))}
      />
      {listing.discovers && listing.mediaType && (
        <ListingChips mediaType={listing.mediaType} {...{ name, filtering, services, state }} />
      )}
      {(services.isOn || services.isAwaited) && <JustWatchCredit />}
      <ListingResults {...{ listing, query, state, titles, services, filtering }} look={choice.view} />
    </>
  );
}

/** The screen at `/{explore}`: one of the six listings (product.md, Explore: listings). */
export function ExploreScreen() {
  const { explore = '' } = useParams();
  // With the key, another listing is another screen.
  return isListingName(explore) ? <ListingPage key={explore} name={explore} /> : <NotFound />;
}
