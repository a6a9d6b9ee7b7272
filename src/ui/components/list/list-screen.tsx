import { useObservableEagerState } from 'observable-hooks';
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import type { PickSource } from '#domain/discovery/pick.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { Notice } from '../feedback/notice.tsx';
import { ButtonLink } from '../form/button-link.tsx';
import { ImportButton } from '../import/import-button.tsx';
import { Importing } from '../import/importing.tsx';
import { ListLinkButton } from '../links/list-link-button.tsx';
import { PageHead } from '../page/page-head.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { PickButton } from '../pick/pick-button.tsx';
import { ActionRow } from './action-row.tsx';
import { ListContents, type ListSource } from './list-contents.tsx';
import { ListCount } from './listed-titles.tsx';
import { SelectButton, Selecting } from './selecting/selecting.tsx';
import { YourDataButton } from './your-data-button.tsx';
import styles from './list-screen.module.css';

interface ListActionsProps extends Pick<ComponentProps<typeof ListLinkButton>, 'name' | 'titlesOf'> {
  readonly pick: PickSource;
  readonly isEmpty: boolean;
  /** Links, before the list's own acts; under 'More' where there is no room. */
  readonly links?: ReactNode;
  /** Acts behind the list's own; under 'More' where there is no room. */
  readonly children?: ReactNode;
}

/** What can be done with a whole list. */
export function ListActions({ pick, name, titlesOf, isEmpty, links, children }: ListActionsProps) {
  // Beside an empty list, what is left takes the others' room as new elements, so that nothing moves.
  const key = String(isEmpty);
  return (
    <ActionRow
      more={
        <>
          <Fragment key={`list ${key}`}>{links}</Fragment>
          <ListLinkButton {...{ name, titlesOf }} isHidden={isEmpty} />
          {children}
          <YourDataButton key={`data ${key}`} />
        </>
      }
    >
      <PickButton source={pick} isHidden={isEmpty} />
      <SelectButton isHidden={isEmpty} />
    </ActionRow>
  );
}

/** What a screen says of a list of the visitor's. */
interface ListTexts extends Pick<ComponentProps<typeof Notice>, 'art' | 'title' | 'text'> {
  /** For the tab. */
  readonly description: string;
  /** What follows the number of its titles. */
  readonly counted: (count: number) => string;
  /** What it is called in a link: it is not its reader's. */
  readonly linkName: string;
  /** The link of an empty one. */
  readonly link: string;
}

interface ListScreenProps<Item extends StoredTitle> extends Pick<ListActionsProps, 'titlesOf' | 'links'> {
  readonly source: ListSource<Item> & { readonly place: PickSource };
  readonly texts: ListTexts;
}

/** The screen of a list of the visitor's: its head, what can be done with all of it, and its contents. */
export function ListScreen<Item extends StoredTitle>({ source, texts, titlesOf, links }: ListScreenProps<Item>) {
  const { name, place, all } = source;
  const { description, counted, linkName, link, ...notice } = texts;
  const [isImporting, setImporting] = useState(false);
  const openImport = () => setImporting(true);
  const isLoading = useObservableEagerState(useApp().library.loader.loadState$).status === 'pending';
  const isEmpty = !isLoading && all.length === 0;
  const ways = (
    <>
      <ButtonLink to="/" variant="primary">
        {link}
      </ButtonLink>
      <ImportButton onOpen={openImport} />
    </>
  );
  return (
    <Selecting>
      <PageMeta title={`${name}, Matinee`} description={description} />
      <PageHead
        title={name}
        value={<ListCount count={all.length}>{counted(all.length)}</ListCount>}
        isValueKnown={!isLoading}
      >
        <div className={styles.beside}>
          <ListActions pick={place} name={linkName} {...{ titlesOf, isEmpty, links }}>
            <ImportButton isHidden={isEmpty} isAwaited={isLoading} onOpen={openImport} />
          </ListActions>
        </div>
      </PageHead>
      <ListContents source={source} empty={<Notice {...notice} actions={ways} />} isLoading={isLoading} />
      <Importing isOpen={isImporting} onClose={() => setImporting(false)} />
    </Selecting>
  );
}
