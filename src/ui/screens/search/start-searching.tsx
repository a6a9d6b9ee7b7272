import { Notice } from '../../components/feedback/notice.tsx';
import { PageHead } from '../../components/page/page-head.tsx';

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
