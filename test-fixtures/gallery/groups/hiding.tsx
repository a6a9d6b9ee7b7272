import type { Hide } from '#domain/library/hides.ts';
import { HiddenNote, HidingBar } from '#ui/components/hiding/hidden-note.tsx';
import { HidingSwitches } from '#ui/components/hiding/hiding-switches.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { Kept } from '../kept.tsx';

const note = (count: number, first: boolean) => (
  <Kept first={first}>
    {(isShowing, set) => <HiddenNote count={count} isShowing={isShowing} toggleShowing={() => set(!isShowing)} />}
  </Kept>
);

const switches = (first: readonly Hide[]) => (
  <Kept first={first}>{(hides, set) => <HidingSwitches hides={hides} onChoose={set} />}</Kept>
);

const TITLES = { hidden: new Set<never>(), count: 12, isShowing: false, toggleShowing: () => undefined };

export const HIDING: readonly GalleryEntry[] = [
  {
    component: 'HidingSwitches',
    states: { 'none pressed': switches([]), 'both pressed': switches(['seen', 'listed']) },
  },
  { component: 'HiddenNote', states: { 'some are hidden': note(1_234, false), 'they are shown': note(1_234, true) } },
  {
    component: 'HidingBar',
    isWide: true,
    states: {
      'some are hidden': <HidingBar titles={TITLES} />,
    },
  },
];
