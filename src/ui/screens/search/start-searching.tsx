import { Notice } from '../../components/feedback/notice.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

/** The search screen before a text is typed (product.md, Search: before a query). */
export function StartSearching() {
  return (
    <>
      <PageHead title="Search Results" />
      <Notice art="screen" title="Start Searching" text="Enter a movie, TV show, or person name to begin your search" />
      <RecentlyViewed />
    </>
  );
}
