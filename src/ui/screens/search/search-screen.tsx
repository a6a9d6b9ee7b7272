import { useSearchParams } from 'react-router-dom';
import { searchText } from '#domain/search.ts';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { SearchAnswer } from './search-answer.tsx';
import { readTab } from './search-tabs.ts';
import { StartSearching } from './start-searching.tsx';

/** `/search?q=text`: movies, shows and people of that name (spec section 2, Search). */
export function SearchScreen() {
  const [params] = useSearchParams();
  const text = searchText(params.get('q') ?? '');
  return (
    <>
      <PageMeta title="Search Results, Matinee" description="Search movies, TV shows and people on Matinee." />
      {text ? <SearchAnswer text={text} tab={readTab(params.get('tab'))} /> : <StartSearching />}
    </>
  );
}
