import { useId } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SearchParams } from '#domain/search-params.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { typedAtIn } from '../../hooks/search-path.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { useReplaceParams } from '../../hooks/use-replace-params.ts';
import { OpenByAddress } from './open-by-address.tsx';
import { ResultTabs } from './result-tabs.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchSummary } from './search-summary.tsx';
import { writeTab } from './search-tabs.ts';
import { useLingering } from './use-lingering.ts';

/** The results for a text on a tab. */
export function SearchAnswer({ text, tab }: SearchParams) {
  const { queries } = useApp();
  const [params] = useSearchParams();
  const replaceParams = useReplaceParams();
  const id = useId();
  const typedAt = typedAtIn(useLocation().state);
  const query = queries.search(useHistoryKey(), { text, tab }, typedAt);
  const state = useQuery(query);
  const shown = useLingering({ text, state });

  return (
    <>
      <PageHead title="Search Results" value={<SearchSummary {...shown} />} />
      <OpenByAddress text={text} />
      <ResultTabs id={id} tab={tab} onChange={(chosen) => replaceParams(writeTab(params, chosen))} />
      <SearchResults id={id} tab={tab} state={shown.state} isEarlier={shown.state !== state} query={query} />
    </>
  );
}
