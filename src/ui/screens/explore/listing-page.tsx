import { useSearchParams } from 'react-router-dom';
import { LISTINGS, type ListingName } from '#domain/listing.ts';
import { HiddenNote } from '../../components/hiding/hidden-note.tsx';
import { useHiddenTitles } from '../../components/hiding/use-hidden-titles.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { JustWatchCredit } from '../../components/watch/just-watch-credit.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { useReplaceParams } from '../../hooks/use-replace-params.ts';
import { useListingHides } from './hiding/use-listing-hides.ts';
import { listingParamsOf, readChoice, writeChoice, type ListingChoice } from './listing-choice.ts';
import { ListingControls } from './listing-controls.tsx';
import { ListingResults } from './listing-results.tsx';
import { ResultCount } from './result-count.tsx';
import { useListingServices } from './use-listing-services.ts';
import styles from './listing-page.module.css';

interface ListingPageProps {
  readonly name: ListingName;
}

/** A listing: its controls, and its titles, page after page. */
export function ListingPage({ name }: ListingPageProps) {
  const { queries } = useApp();
  const [params, setParams] = useSearchParams();
  const replaceParams = useReplaceParams();
  const choice = readChoice(name, params);
  const services = useListingServices(name);
  const query = queries.listing(useHistoryKey(), listingParamsOf(name, choice, services.watch));
  const state = useQuery(query, !services.isAwaited);
  const [hides, hide] = useListingHides();
  const titles = useHiddenTitles({ titles: state.items, hides, visit: query });
  const listing = LISTINGS[name];
  const choose = (chosen: Partial<ListingChoice>) => {
    const next = writeChoice(params, { ...choice, ...chosen });
    if (chosen.view) replaceParams(next);
    // The visitor chose other titles: they start at the top, and data from an earlier choice of them is not used.
    else setParams(next, { replace: true });
  };

  return (
    <>
      <PageMeta title={`${listing.title}, Matinee`} description={`Browse ${listing.noun} on Matinee.`} />
      <PageHead title={listing.title} value={<ResultCount state={state} />} />
      <div className={styles.beside}>
        <HiddenNote {...titles} className={styles.note} />
      </div>
      <ListingControls {...{ name, choice, services, hides }} onChoose={choose} onHide={hide} />
      {(services.isOn || services.isAwaited) && <JustWatchCredit />}
      <ListingResults {...{ listing, query, state, titles, services }} look={choice.view} />
    </>
  );
}
