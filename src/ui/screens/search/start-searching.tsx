import { Notice } from '../../parts/notice.tsx';
import { PageHead } from '../../parts/page-head.tsx';

export function StartSearching() {
  return (
    <>
      <PageHead title="Search Results" />
      <Notice
        art="screen"
        title="Start Searching"
        text="Enter a movie, TV show, or person name to begin your search"
      />
    </>
  );
}
