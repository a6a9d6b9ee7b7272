import { useObservableEagerState } from 'observable-hooks';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '#domain/format/format-count.ts';
import { DEFAULT_SEEN_VIEW, seenAmong, viewSeen } from '#domain/library/seen-view.ts';
import { Importing } from '../../components/import/importing.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useReplaceParams } from '../../hooks/use-replace-params.ts';
import { ListActions } from './list-actions.tsx';
import { readSeenChoice, writeSeenChoice, type SeenChoice } from './seen-choice.ts';
import { SeenContents } from './seen-contents.tsx';

const TITLE = 'Seen and rated';

function SeenCount({ count }: { readonly count: number }) {
  return (
    <>
      <b>{formatCount(count)}</b> <span>{count === 1 ? 'title' : 'titles'}</span>
    </>
  );
}

/** What the visitor has seen, rated or noted (product.md, Seen and rated: titles). */
export function SeenScreen() {
  const [params] = useSearchParams();
  const replaceParams = useReplaceParams();
  const [isImporting, setImporting] = useState(false);
  const openImport = () => setImporting(true);
  const marks = useLibrary((library) => library.marks);
  const { status } = useObservableEagerState(useApp().library.loader.loadState$);
  const choice = readSeenChoice(params);
  const { filter, only, sort, isAscending } = choice;
  const all = useMemo(() => seenAmong(marks), [marks]);
  const shown = useMemo(
    () => viewSeen(all, { filter, only, sort, isAscending }),
    [all, filter, only, sort, isAscending],
  );
  const choose = (chosen: Partial<SeenChoice>) => replaceParams(writeSeenChoice(params, { ...choice, ...chosen }));
  const isLoaded = status !== 'pending';
  return (
    <>
      <PageMeta title={`${TITLE}, Matinee`} description="The movies and TV shows you have seen, rated and noted." />
      <PageHead title={TITLE} value={<SeenCount count={all.length} />} isValueKnown={isLoaded}>
        <ListActions
          source="seen"
          linkName={TITLE}
          titlesOf={() => viewSeen(all, { ...DEFAULT_SEEN_VIEW, sort, isAscending })}
          isEmpty={isLoaded && all.length === 0}
          hasImport={isLoaded && all.length > 0}
          onImport={openImport}
        />
      </PageHead>
      <SeenContents {...{ shown, choice }} label={TITLE} total={all.length} onImport={openImport} onChoose={choose} />
      <Importing isOpen={isImporting} onClose={() => setImporting(false)} />
    </>
  );
}
