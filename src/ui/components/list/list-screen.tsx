import type { ComponentProps, ReactNode } from 'react';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { useIsLibraryPending } from '../../hooks/use-library.ts';
import { SendListButtons } from '../as-picture/send-list-buttons.tsx';
import { Notice } from '../feedback/notice.tsx';
import { ButtonLink } from '../form/button-link.tsx';
import { ImportButton } from '../import/import-button.tsx';
import { Counted } from '../page/counted.tsx';
import { OwnHead } from '../page/head/own-head.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { ListContents, type ListSource } from './list-contents.tsx';
import { Selecting } from './selecting/selecting.tsx';
import { YourDataLink } from './your-data-link.tsx';

/** What a screen says of a list of the visitor's. */
interface ListTexts extends Pick<ComponentProps<typeof Notice>, 'art' | 'title' | 'text'> {
  /** For the tab. */
  readonly description: string;
  /** What follows the number of its titles. */
  readonly counted: Pick<ComponentProps<typeof Counted>, 'one' | 'rest'>;
  /** What it is called in a link: it is not its reader's. */
  readonly linkName: string;
  /** The link of an empty one. */
  readonly link: string;
}

interface ListScreenProps<Item extends StoredTitle> extends Pick<ComponentProps<typeof SendListButtons>, 'titlesOf'> {
  readonly source: ListSource<Item>;
  readonly texts: ListTexts;
  /** The number of its titles unless given. */
  readonly value?: ReactNode;
  /** Its one filled act unless that is to pick one of its titles. */
  readonly act?: ReactNode;
}

/** The screen of a list of the visitor's: its head, what can be done with all of it, and its contents. */
export function ListScreen<Item extends StoredTitle>({ source, texts, titlesOf, value, act }: ListScreenProps<Item>) {
  const { name, all } = source;
  const { description, counted, linkName, link, ...notice } = texts;
  const isLoading = useIsLibraryPending();
  const ways = (
    <>
      <ButtonLink to="/" variant="primary">
        {link}
      </ButtonLink>
      <ImportButton />
    </>
  );
  return (
    <Selecting>
      <PageMeta title={`${name}, Matinee`} description={description} />
      <OwnHead title={name} value={value ?? <Counted count={all.length} {...counted} />} isValueKnown={!isLoading} />
      <ListContents
        source={source}
        act={act}
        more={
          <>
            {all.length > 0 && <SendListButtons name={linkName} titlesOf={titlesOf} />}
            <ImportButton />
            <hr />
            <YourDataLink />
          </>
        }
        empty={<Notice {...notice} actions={ways} />}
        isLoading={isLoading}
      />
    </Selecting>
  );
}
