import { useLayoutEffect, type ReactNode } from 'react';
import { ApiStatus } from '#ui/components/feedback/api-status.tsx';
import { DetailsBox } from '#ui/components/feedback/details-box.tsx';
import { Failure, SectionFailure } from '#ui/components/feedback/failure.tsx';
import { NotFound } from '#ui/components/feedback/not-found.tsx';
import type { NoticeArtName } from '#ui/components/feedback/notice-art.tsx';
import { Notice } from '#ui/components/feedback/notice.tsx';
import { Refusal } from '#ui/components/feedback/refusal.tsx';
import { ShortFailure } from '#ui/components/feedback/short-failure.tsx';
import { Spinner } from '#ui/components/feedback/spinner.tsx';
import { Button } from '#ui/components/form/button.tsx';
import { useApp } from '#ui/hooks/app-context.ts';
import type { GalleryEntry } from '../gallery-entry.ts';
import { WithApp } from '../with-app.tsx';

const nothing = () => undefined;

/** Makes health active, as it is once startup is over. */
function Active({ children }: { readonly children: ReactNode }) {
  const { health } = useApp();
  useLayoutEffect(() => health.activate(), [health]);
  return children;
}

/** The status over a provider that answers every check with this one, or never. */
const statusOf = (status?: number) => {
  const probe = () => (status === undefined ? new Promise<number>(nothing) : Promise.resolve(status));
  return (
    <WithApp probe={{ configured: true, address: 'test', probe }}>
      <Active>
        <ApiStatus />
      </Active>
    </WithApp>
  );
};

const noticeOf = (art: NoticeArtName) => (
  <Notice art={art} title="Nothing here yet" heading="h3" text="What you save is kept on this device." />
);

export const FEEDBACK: readonly GalleryEntry[] = [
  {
    component: 'ShortFailure',
    states: { plain: <ShortFailure text="Services could not be loaded." onRetry={nothing} /> },
  },
  {
    component: 'Refusal',
    states: { plain: <Refusal reason="This backup is damaged, or was changed after it was made." /> },
  },
  {
    component: 'Spinner',
    states: {
      small: <Spinner size="sm" />,
      medium: <Spinner text="Picking..." />,
      large: <Spinner size="lg" />,
      'extra large': <Spinner size="xl" />,
    },
  },
  {
    component: 'ApiStatus',
    isWide: true,
    states: { 'under way': statusOf(), connected: statusOf(200), failed: statusOf(500) },
  },
  {
    component: 'Notice',
    states: {
      ticket: noticeOf('ticket'),
      heart: noticeOf('heart'),
      reels: noticeOf('reels'),
      screen: noticeOf('screen'),
      torn: noticeOf('torn'),
      reel: noticeOf('reel'),
    },
  },
  {
    component: 'Notice with actions',
    isWide: true,
    states: {
      'and more text': (
        <Notice art="ticket" title="Nothing matches" text="No title is like that." actions={<Button>Show all</Button>}>
          <p>There are 12 titles in the list.</p>
        </Notice>
      ),
      Failure: <Failure title="Failed to Load Details" text="Please try again." onRetry={nothing} />,
      SectionFailure: <SectionFailure section="Credits" heading="h3" onRetry={nothing} />,
      NotFound: <NotFound />,
    },
  },
  {
    component: 'DetailsBox',
    states: {
      'with a heading': <DetailsBox heading="Debug info">TypeError: Failed to fetch</DetailsBox>,
      'right to left, and long': <DetailsBox>{`خطأ ${'https://api.example/3/'.repeat(4)}`}</DetailsBox>,
    },
  },
];
