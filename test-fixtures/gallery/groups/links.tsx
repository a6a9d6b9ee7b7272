import type { StoredTitle } from '#domain/library/saved-title.ts';
import { CopyByHand } from '#ui/components/links/copy-by-hand.tsx';
import { DamagedLink } from '#ui/components/links/damaged-link.tsx';
import { LinkDialog } from '#ui/components/links/link-dialog.tsx';
import { LinkForm } from '#ui/components/links/link-form.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { FILMS, SEEN } from '../gallery-titles.ts';
import { WithApp } from '../with-app.tsx';

const LONG_LIST: readonly StoredTitle[] = Array.from({ length: 900 }, (_, index) => ({
  id: 100_000 + 7_919 * index,
  title: `Movie ${index}`,
}));

const listOf = (titles: readonly StoredTitle[]) => ({ name: 'Rainy Sundays', titlesOf: () => titles });

const formOf = (titles: readonly StoredTitle[]) => (
  <WithApp library={{ marks: [SEEN] }}>
    <LinkForm {...listOf(titles)} />
  </WithApp>
);

export const LINKS: readonly GalleryEntry[] = [
  {
    component: 'LinkForm',
    isWide: true,
    states: { 'six films': formOf(FILMS), 'a long list': formOf(LONG_LIST), empty: formOf([]) },
  },
  {
    component: 'LinkDialog',
    states: { 'six films': (close) => <LinkDialog {...listOf(FILMS)} onClose={close} /> },
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
