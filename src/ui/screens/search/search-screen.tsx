import { useLocation, useSearchParams } from 'react-router-dom';
import { readPrivateLink } from '#domain/addresses/private-link.ts';
import { searchText } from '#domain/addresses/search-params.ts';
import { sharedSearch } from '#domain/addresses/shared-search.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Redirect } from '../../components/page/redirect.tsx';
import { SHARED_STATE, searchPath, sharedIn } from '../../hooks/address/search-path.ts';
import { ownSite } from '../../hooks/address/site-path.ts';
import { OwnSearches } from './own-searches.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { SearchAnswer } from './search-answer.tsx';
import { readTab } from './search-tabs.ts';

/** The search screen before a text is typed (product.md, Search: before a query). */
function StartSearching() {
  return (
    <>
      <PageHead title="Search Results" />
      <Notice art="screen" title="Start Searching" text="Enter a movie, TV show, or person name to begin your search" />
      <RecentlyViewed />
      <OwnSearches />
    </>
  );
}

/**
 * The screen at `/search?q=text`: movies, shows and people with that name (product.md, Search: heading). A private link in the address
 * gives way to what it is for (product.md, Search: private links), and what was shared to its search (product.md, Search: shared).
 */
export function SearchScreen() {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const shared = sharedIn(params);
  const typed = shared ? sharedSearch(shared, ownSite()) : (params.get('q') ?? '');
  // A link that was put into the address by hand has its secret behind the '#' there, too.
  const link = readPrivateLink(`${typed}${hash}`);
  if (link) return <Redirect to={link.path} />;
  const text = searchText(typed);
  if (shared) return <Redirect to={searchPath(text)} state={SHARED_STATE} />;
  return (
    <>
      <PageMeta title="Search Results, Matinee" description="Search movies, TV shows and people on Matinee." />
      {text ? <SearchAnswer text={text} tab={readTab(params.get('tab'))} /> : <StartSearching />}
    </>
  );
}
