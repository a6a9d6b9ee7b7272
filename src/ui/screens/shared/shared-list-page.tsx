import { useState } from 'react';
import type { LinksFacade } from '#application/use-cases/links/links-facade.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { sharedListName } from '#domain/links/shared-list-name.ts';
import type { SharedList } from '#domain/links/shared-list.ts';
import { Failure } from '../../components/feedback/failure.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { SharedContents } from './shared-contents.tsx';
import { SharedSkeleton } from './shared-skeleton.tsx';
import styles from './shared-list-page.module.css';

interface SharedListPageProps {
  /** What the link has of the list. */
  readonly code: string;
  readonly list: SharedList;
}

/** A list that came in a link. */
export function SharedListPage({ code, list }: SharedListPageProps) {
  const { titles } = list;
  const name = sharedListName(list);
  const { library } = useApp();
  const [isMissing, setMissing] = useState(false);
  const links: LinksFacade | undefined = useModule(
    () => library.open('links'),
    !isMissing,
    () => setMissing(true),
  );
  const count = (
    <>
      <b>{formatCount(titles.length)}</b> <span>{titles.length === 1 ? 'title' : 'titles'}</span>
    </>
  );
  return (
    <>
      <PageMeta title={`${name}, Matinee`} description="A list of movies and TV shows that came in a link." />
      <PageHead title={name} value={count} />
      <p className={styles.intro}>
        This list came in a link. Nothing of it is kept on this device, unless you save it.
      </p>
      {isMissing && (
        <Failure
          title="Failed to Load the List"
          text="A part of this page could not be had. Check your connection, and try again."
          onRetry={() => setMissing(false)}
        />
      )}
      {!isMissing && !links && <SharedSkeleton count={titles.length} />}
      {links && <SharedContents name={name} list={list} titles={links.titlesOf(code, list)} links={links} />}
    </>
  );
}
