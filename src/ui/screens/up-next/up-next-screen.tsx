import { useObservableEagerState } from 'observable-hooks';
import { useState } from 'react';
import { addressOf } from '#domain/addresses/screens.ts';
import { checkedText } from '#domain/format/checked-text.ts';
import { followedShows } from '#domain/shows/next-of-show.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { SectionFailure } from '../../components/feedback/section-failure.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { ImportButton } from '../../components/import/import-button.tsx';
import { Importing } from '../../components/import/importing.tsx';
import { Counted } from '../../components/page/counted.tsx';
import { OwnHead } from '../../components/page/own-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { type UsedUpNext, useUpNext } from '../../components/shows/use-up-next.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { UpNextList } from './up-next-list.tsx';
import { UpNextSkeleton } from './up-next-skeleton.tsx';
import styles from './up-next.module.css';

const TITLE = 'Up next';
const PLACEHOLDERS = 6;

/** How many of the shows were asked about, until all were (product.md, Up next: more). */
const progressOf = (used: UsedUpNext): string | undefined => {
  if (used.status !== 'known') return undefined;
  const { checked, followed } = used.state;
  return checked < followed.length ? checkedText(checked, followed.length) : undefined;
};

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

interface ContentsProps extends ReturnType<typeof useUpNext> {
  readonly isLoaded: boolean;
  readonly count: number;
  readonly onImport: () => void;
}

function Contents({ used, retry, isLoaded, count, onImport }: ContentsProps) {
  if (used.status === 'missing') return <SectionFailure section={TITLE} heading="h3" onRetry={retry} />;
  if (!isLoaded || used.status === 'pending') {
    return (
      <div className={styles.split}>
        <UpNextSkeleton count={PLACEHOLDERS} />
      </div>
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
  const upNext = useUpNext(true);
  const progress = progressOf(upNext.used);
  return (
    <>
      <PageMeta title={`${TITLE}, Matinee`} description="The next episodes of the shows that you follow." />
      <OwnHead
        title={TITLE}
        value={progress ?? <Counted count={count} one="show" />}
        isValueKnown={isLoaded && upNext.used.status !== 'pending'}
        valueKey={progress ?? ''}
      />
      <Contents {...upNext} isLoaded={isLoaded} count={count} onImport={() => setImporting(true)} />
      <Importing isOpen={isImporting} onClose={() => setImporting(false)} />
    </>
  );
}
