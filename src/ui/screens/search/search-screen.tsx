import { useSearchParams } from 'react-router-dom';
import { searchText } from '#domain/search-params.ts';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { SearchAnswer } from './search-answer.tsx';
import { readTab } from './search-tabs.ts';
import { StartSearching } from './start-searching.tsx';

/** The screen at `/search?q=text`: movies, shows and people with that name (product.md, Search: heading). */
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
