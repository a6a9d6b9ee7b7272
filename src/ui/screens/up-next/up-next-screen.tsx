import { useObservableEagerState } from 'observable-hooks';
import { useState } from 'react';
import { addressOf } from '#domain/addresses/screens.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { followedShows } from '#domain/shows/next-of-show.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { SectionFailure } from '../../components/feedback/section-failure.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { ImportButton } from '../../components/import/import-button.tsx';
import { Importing } from '../../components/import/importing.tsx';
import { LineSkeleton } from '../../components/list/line-skeleton.tsx';
import { Lines } from '../../components/list/lines.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useUpNext } from '../../components/up-next/use-up-next.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { UpNextList } from './up-next-list.tsx';

const TITLE = 'Up next';
const PLACEHOLDERS = 6;

function ShowCount({ count }: { readonly count: number }) {
  return (
    <>
      <b>{formatCount(count)}</b> <span>{count === 1 ? 'show' : 'shows'}</span>
    </>
  );
}

/** Says how a show comes here (product.md, Up next: empty). */
function NothingFollowed({ onImport }: { readonly onImport: () => void }) {
  return (
    <Notice
      art="screen"
      title="Nothing is up next"
      text="Mark an episode of a show as seen: the one behind it is here from then on."
      actions={
        <>
          <ButtonLink to={addressOf('explore', { explore: 'tv' })} variant="primary">
            Find a show
          </ButtonLink>
          <ImportButton onOpen={onImport} />
        </>
      }
    />
  );
}

interface ContentsProps {
  readonly isLoaded: boolean;
  readonly count: number;
  readonly onImport: () => void;
}

function Contents({ isLoaded, count, onImport }: ContentsProps) {
  const { used, retry } = useUpNext(true);
  if (used.status === 'missing') return <SectionFailure section={TITLE} heading="h3" onRetry={retry} />;
  if (!isLoaded || used.status === 'pending') {
    return (
      <Lines busy>
        <LineSkeleton count={PLACEHOLDERS} />
      </Lines>
    );
  }
  return (
    <>
      {count === 0 && <NothingFollowed onImport={onImport} />}
      {used.status === 'known' && <UpNextList shows={used.shows} state={used.state} />}
    </>
  );
}

/** The screen at `/up-next`: what comes next of the shows that the visitor follows (product.md, Up next: screen). */
export function UpNextScreen() {
  const isLoaded = useObservableEagerState(useApp().library.loader.loadState$).status !== 'pending';
  const [isImporting, setImporting] = useState(false);
  const episodes = useLibrary((library) => library.episodes);
  const count = followedShows(episodes).length;
  return (
    <>
      <PageMeta title={`${TITLE}, Matinee`} description="The next episodes of the shows that you follow." />
      <PageHead title={TITLE} value={<ShowCount count={count} />} isValueKnown={isLoaded} />
      <Contents isLoaded={isLoaded} count={count} onImport={() => setImporting(true)} />
      <Importing isOpen={isImporting} onClose={() => setImporting(false)} />
    </>
  );
}
