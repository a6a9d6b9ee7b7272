import { useObservableEagerState } from 'observable-hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOf } from '#domain/addresses/screens.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { SAVED_FILTERS } from '#domain/library/filters/list-filter.ts';
import type { SavedListName } from '#domain/library/library-change.ts';
import { DEFAULT_VIEW, viewSavedList } from '#domain/library/saved-list-view.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import { showList } from '#domain/library/shown-list.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Importing } from '../../components/import/importing.tsx';
import { useListFilter } from '../../components/list/filters/use-list-filter.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useOnServices } from '../../components/watch/lists/use-on-services.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useReplaceParams } from '../../hooks/use-replace-params.ts';
import { ListActions } from './list-actions.tsx';
import { readSavedChoice, writeSavedChoice, type SavedChoice } from './saved-choice.ts';
import { SavedContents } from './saved-contents.tsx';
import { SAVED_LISTS, type SavedListTexts } from './saved-list-texts.ts';

interface SavedListScreenProps {
  readonly list: SavedListName;
}

const newestFirst = (saved: readonly SavedTitle[]) => viewSavedList(saved, DEFAULT_VIEW);

const useShown = (saved: readonly SavedTitle[], choice: SavedChoice): readonly SavedTitle[] => {
  const [last, setLast] = useState(() => showList(saved, choice));
  const now = showList(saved, choice, last);
  if (now !== last) setLast(now);
  return now.shown;
};

interface SavedCountProps {
  readonly count: number;
  readonly items: SavedListTexts['items'];
}

/** The text '12 items saved to watch later'. */
function SavedCount({ count, items }: SavedCountProps) {
  return (
    <>
      <b>{formatCount(count)}</b> <span>{items(count)}</span>
    </>
  );
}

/** What leads on from a list. */
function ListLinks({ list }: SavedListScreenProps) {
  return (
    <>
      {list === 'watchlist' && (
        <ButtonLink to={addressOf('calendar')} icon={ICONS.ticket}>
          Calendar
        </ButtonLink>
      )}
      <ButtonLink to={addressOf('seen')} icon={ICONS.check}>
        Seen and rated
      </ButtonLink>
    </>
  );
}

/**
 * The watchlist or the favorites. They are the same screen with different texts (product.md, Lists: favorites texts).
 */
export function SavedListScreen({ list }: SavedListScreenProps) {
  const [params] = useSearchParams();
  const replaceParams = useReplaceParams();
  const [isImporting, setImporting] = useState(false);
  const openImport = () => setImporting(true);
  const saved = useLibrary((library) => library[list]);
  const isLoaded = useObservableEagerState(useApp().library.loader.loadState$).status !== 'pending';
  const choice = readSavedChoice(params);
  const services = useOnServices(saved, newestFirst);
  const titles = useShown(saved, choice);
  const filtering = useListFilter({ titles, type: choice.filter, names: SAVED_FILTERS, services, newestFirst });
  const { heading, description, items, linkName } = SAVED_LISTS[list];
  const choose = (chosen: Partial<SavedChoice>) => replaceParams(writeSavedChoice(params, { ...choice, ...chosen }));

  return (
    <>
      <PageMeta title={`${heading}, Matinee`} description={description} />
      <PageHead title={heading} value={<SavedCount count={saved.length} items={items} />} isValueKnown={isLoaded}>
        <ListActions
          source={list}
          linkName={linkName}
          titlesOf={() => viewSavedList(saved, { ...choice, filter: 'all' })}
          isEmpty={isLoaded && saved.length === 0}
          isLoaded={isLoaded}
          onImport={openImport}
        >
          <ListLinks list={list} />
        </ListActions>
      </PageHead>
      <SavedContents {...{ list, choice, filtering }} total={saved.length} onImport={openImport} onChoose={choose} />
      <Importing isOpen={isImporting} onClose={() => setImporting(false)} />
    </>
  );
}
