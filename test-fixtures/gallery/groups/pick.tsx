import type { PickOutcome } from '#application/use-cases/pick/pick-title.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { PickButton } from '#ui/components/pick/pick-button.tsx';
import { PickDialog } from '#ui/components/pick/pick-dialog.tsx';
import { PickTicket } from '#ui/components/pick/pick-ticket.tsx';
import { PickedNone } from '#ui/components/pick/picked-none.tsx';
import { useApp } from '#ui/hooks/app-context.ts';
import { useModule } from '#ui/hooks/code/use-module.ts';
import type { GalleryEntry } from '../gallery-entry.ts';
import { BARE, FILM, SAVED } from '../gallery-titles.ts';

const nothing = () => undefined;
const NO_SOURCE = { titlesOf: () => [] };
const ONE_FILM = { titlesOf: () => SAVED.slice(0, 1) };

function Picked({ title }: { readonly title: StoredTitle }) {
  const { library } = useApp();
  const marks = useModule(() => library.open('marks'), true);
  return marks && <PickTicket {...{ title, marks }} onAnother={nothing} onLeave={nothing} />;
}

const none = (status: Exclude<PickOutcome['status'], 'picked'>) => <PickedNone status={status} onAgain={nothing} />;

export const PICK: readonly GalleryEntry[] = [
  { component: 'PickButton', states: { plain: <PickButton source={NO_SOURCE} /> } },
  {
    component: 'PickTicket',
    isWide: true,
    states: {
      picked: <Picked title={FILM} />,
      'nothing known': <Picked title={BARE} />,
    },
  },
  {
    component: 'PickedNone',
    isWide: true,
    states: {
      empty: none('empty'),
      none: none('none'),
      gone: none('gone'),
      unknown: none('unknown'),
      failed: none('failed'),
    },
  },
  {
    component: 'PickDialog',
    states: {
      'one film': (close) => <PickDialog source={ONE_FILM} onClose={close} />,
      'nothing to pick': (close) => <PickDialog source={NO_SOURCE} onClose={close} />,
    },
  },
];
