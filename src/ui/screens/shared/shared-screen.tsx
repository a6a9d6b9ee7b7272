import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LinksFacade } from '#application/use-cases/links/links-facade.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { decodeSharedList } from '#domain/links/decode-shared-list.ts';
import { sharedListName } from '#domain/links/shared-list-name.ts';
import type { SharedList } from '#domain/links/shared-list.ts';
import { CardSkeleton } from '../../components/card/card-skeleton.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Grid } from '../../components/list/grid.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { DamagedLink } from '../../components/share/damaged-link.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { SharedContents } from './shared-contents.tsx';
import styles from './shared-list-page.module.css';

/** For an address with a list that cannot be read, or without any (product.md, Sharing: damaged). */
function DamagedList({ isEmpty }: { readonly isEmpty: boolean }) {
  return (
    <DamagedLink
      title={isEmpty ? 'There is no list in this link' : 'This list cannot be opened'}
      actions={<ButtonLink to={addressOf('search')}>Search</ButtonLink>}
    >
      Ask for it once more, or copy all of it: some apps cut long links.
    </DamagedLink>
  );
}

interface SharedListPageProps {
  /** What the link has of the list. */
  readonly code: string;
  readonly list: SharedList;
}

const PLACEHOLDERS = 12;

/** Placeholders for the titles while the code that asks for them is on its way. */
function SharedSkeleton({ count }: { readonly count: number }) {
  return (
    <Grid busy>
      <CardSkeleton count={Math.min(count, PLACEHOLDERS)} use="grid" />
    </Grid>
  );
}

/** A list that came in a link. */
function SharedListPage({ code, list }: SharedListPageProps) {
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

/**
 * The screen at `/shared`: the list that is in the address, for anybody (product.md, Sharing: screen). Nobody is asked anything
 * for a damaged one.
 */
export function SharedScreen() {
  const code = useLocation().hash.slice(1);
  const list = useMemo(() => decodeSharedList(code), [code]);
  // Another list in the address begins anew.
  return list === 'damaged' ? (
    <DamagedList isEmpty={code === ''} />
  ) : (
    <SharedListPage key={code} code={code} list={list} />
  );
}
