import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '#domain/addresses/screens.ts';
import { decodeLink } from '#domain/links/decode-link.ts';
import { type LinkList, linkName } from '#domain/links/link-list.ts';
import { Failure } from '../../components/feedback/failure.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { DamagedLink } from '../../components/links/damaged-link.tsx';
import { ListSkeleton } from '../../components/list/listed-titles.tsx';
import { Selecting } from '../../components/list/selecting/selecting.tsx';
import { Counted } from '../../components/page/counted.tsx';
import { PageHead } from '../../components/page/head/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useRetriedModule } from '../../hooks/code/use-retried-module.ts';
import { LinkContents } from './link-contents.tsx';
import styles from './link-page.module.css';

interface LinkPageProps {
  /** What the link has of the list. */
  readonly code: string;
  readonly list: LinkList;
}

const PLACEHOLDERS = 12;

/** A list that came in a link. */
function LinkPage({ code, list }: LinkPageProps) {
  const { titles } = list;
  const name = linkName(list);
  const { library } = useApp();
  const { module: links, retry } = useRetriedModule(() => library.open('links'));
  const count = <Counted count={titles.length} one="title" />;
  return (
    <>
      <PageMeta title={`${name}, Matinee`} description="A list of movies and TV shows that came in a link." />
      <PageHead title={name} value={count} />
      <p className={styles.intro}>
        This list came in a link. Nothing of it is kept on this device, unless you save it.
      </p>
      {retry && (
        <Failure
          title="Failed to Load the List"
          text="A part of this page could not be had. Check your connection, and try again."
          onRetry={retry}
        />
      )}
      {!retry && !links && <ListSkeleton count={Math.min(titles.length, PLACEHOLDERS)} />}
      {links && (
        <Selecting>
          <LinkContents name={name} list={list} titles={links.titlesOf(code, list)} links={links} />
        </Selecting>
      )}
    </>
  );
}

/**
 * The screen at `/shared`: the list that is in the address, for anybody (product.md, Links: screen). Nobody is asked anything
 * for a damaged one.
 */
export function LinkScreen() {
  const code = useLocation().hash.slice(1);
  const list = useMemo(() => decodeLink(code), [code]);
  // Another list in the address begins anew.
  if (list !== 'damaged') return <LinkPage key={code} code={code} list={list} />;
  // Without any list, or with one that cannot be read (product.md, Links: damaged).
  return (
    <DamagedLink
      title={code === '' ? 'There is no list in this link' : 'This list cannot be opened'}
      actions={<ButtonLink to={addressOf('search')}>Search</ButtonLink>}
    >
      Ask for it once more, or copy all of it: some apps cut long links.
    </DamagedLink>
  );
}
