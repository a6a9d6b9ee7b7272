import { useObservableEagerState } from 'observable-hooks';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '#domain/format/format-count.ts';
import { DEFAULT_SEEN_VIEW, seenAmong, viewSeen } from '#domain/library/seen-view.ts';
import { Importing } from '../../components/import/importing.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PickButton } from '../../components/pick/pick-button.tsx';
import { ShareButton } from '../../components/share/share-button.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useReplaceParams } from '../../hooks/use-replace-params.ts';
import { readSeenChoice, writeSeenChoice, type SeenChoice } from './seen-choice.ts';
import { SeenContents } from './seen-contents.tsx';
import styles from './saved-titles.module.css';

const TITLE = 'Seen and rated';

/** What the visitor has seen, rated or noted (product.md, Seen and rated: titles). */
export function SeenScreen() {
  const [params] = useSearchParams();
  const replaceParams = useReplaceParams();
  const [isImporting, setImporting] = useState(false);
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
  const isEmpty = status !== 'pending' && all.length === 0;
  const count = (
    <>
      <b>{formatCount(all.length)}</b> {all.length === 1 ? 'title' : 'titles'}
    </>
  );

  return (
    <>
      <PageMeta title={`${TITLE}, Matinee`} description="The movies and TV shows you have seen, rated and noted." />
      <PageHead title={TITLE} value={count} isValueKnown={status !== 'pending'}>
        <div className={styles.beside}>
          <PickButton source="seen" isHidden={isEmpty} />
          <ShareButton
            name={TITLE}
            titlesOf={() => viewSeen(all, { ...DEFAULT_SEEN_VIEW, sort, isAscending })}
            isHidden={isEmpty}
          />
        </div>
      </PageHead>
      <SeenContents
        {...{ shown, choice }}
        label={TITLE}
        total={all.length}
        onImport={() => setImporting(true)}
        onChoose={choose}
      />
      <Importing isOpen={isImporting} onClose={() => setImporting(false)} />
    </>
  );
}
