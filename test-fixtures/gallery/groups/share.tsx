import type { StoredTitle } from '#domain/library/saved-title.ts';
import { CopyByHand } from '#ui/components/share/copy-by-hand.tsx';
import { DamagedLink } from '#ui/components/share/damaged-link.tsx';
import { ShareButton } from '#ui/components/share/share-button.tsx';
import { ShareDialog } from '#ui/components/share/share-dialog.tsx';
import { Sharing } from '#ui/components/share/sharing.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { FILMS, SEEN } from '../gallery-titles.ts';
import { WithApp } from '../with-app.tsx';

const LONG_LIST: readonly StoredTitle[] = Array.from({ length: 900 }, (_, index) => ({
  id: 100_000 + 7_919 * index,
  title: `Movie ${index}`,
}));

const listOf = (titles: readonly StoredTitle[]) => ({ name: 'Rainy Sundays', titlesOf: () => titles });

const sharing = (titles: readonly StoredTitle[]) => (
  <WithApp library={{ marks: [SEEN] }}>
    <Sharing {...listOf(titles)} />
  </WithApp>
);

export const SHARE: readonly GalleryEntry[] = [
  { component: 'ShareButton', states: { plain: <ShareButton {...listOf(FILMS)} /> } },
  {
    component: 'Sharing',
    isWide: true,
    states: { 'six films': sharing(FILMS), 'a long list': sharing(LONG_LIST), empty: sharing([]) },
  },
  {
    component: 'ShareDialog',
    states: { 'six films': (close) => <ShareDialog {...listOf(FILMS)} onClose={close} /> },
  },
  {
    component: 'CopyByHand',
    states: {
      'a link': (close) => <CopyByHand what="link" text="https://matinee.example/movie/603" onClose={close} />,
    },
  },
  {
    component: 'DamagedLink',
    isWide: true,
    states: { plain: <DamagedLink title="There is no list in this link">Ask for it once more.</DamagedLink> },
  },
];
