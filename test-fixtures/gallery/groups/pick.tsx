import type { PickOutcome } from '#application/use-cases/pick/pick-title.ts';
import type { PickChoice } from '#domain/discovery/pick.ts';
import { PickButton } from '#ui/components/pick/pick-button.tsx';
import { PickControls } from '#ui/components/pick/pick-controls.tsx';
import { PickDialog } from '#ui/components/pick/pick-dialog.tsx';
import { PickTicket } from '#ui/components/pick/pick-ticket.tsx';
import { PickedNone } from '#ui/components/pick/picked-none.tsx';
import { useApp } from '#ui/hooks/app-context.ts';
import { useModule } from '#ui/hooks/code/use-module.ts';
import type { GalleryEntry } from '../gallery-entry.ts';
import { BARE, FILM, SAVED } from '../gallery-titles.ts';
import { Kept } from '../kept.tsx';
import { WithApp } from '../with-app.tsx';

const nothing = () => undefined;
const NO_SOURCE = { titles: [] };
const ONE_FILM = { titles: SAVED.slice(0, 1) };

const GENRES = { fetchGenres: async () => [{ id: 18, name: 'Drama' }] };

function Picked({ picked }: { readonly picked: Extract<PickOutcome, { readonly status: 'picked' }> }) {
  const { library } = useApp();
  const marks = useModule(() => library.open('marks'), true);
  return marks && <PickTicket {...{ picked, marks }} onAnother={nothing} onLeave={nothing} />;
}

const none = (status: Exclude<PickOutcome['status'], 'picked'>) => (
  <PickedNone status={status} onAgain={nothing} onShowAny={nothing} />
);

export const PICK: readonly GalleryEntry[] = [
  { component: 'PickButton', states: { plain: <PickButton source={NO_SOURCE} /> } },
  {
    component: 'PickControls',
    isWide: true,
    states: {
      'no filter': (
        <WithApp answers={GENRES}>
          <Kept<PickChoice> first={{ type: 'all' }}>
            {(choice, set) => <PickControls choice={choice} onChoose={(chosen) => set({ ...choice, ...chosen })} />}
          </Kept>
        </WithApp>
      ),
    },
  },
  {
    component: 'PickTicket',
    isWide: true,
    states: {
      picked: <Picked picked={{ status: 'picked', title: FILM, rating: 8.4 }} />,
      'nothing known': <Picked picked={{ status: 'picked', title: BARE, rating: undefined }} />,
    },
  },
  {
    component: 'PickedNone',
    isWide: true,
    states: { empty: none('empty'), none: none('none'), unknown: none('unknown'), failed: none('failed') },
  },
  {
    component: 'PickDialog',
    states: {
      'one film': (close) => <PickDialog source={ONE_FILM} onClose={close} />,
      'nothing to pick': (close) => <PickDialog source={NO_SOURCE} onClose={close} />,
    },
  },
];
