import type { ReactNode } from 'react';
import type { WatchFacade } from '#application/use-cases/watch/watch-facade.ts';
import { EMPTY_LIBRARY, type Choices } from '#domain/library/library.ts';
import type { WatchService } from '#domain/watch/watch-offers.ts';
import type { GalleryEntry } from '#fixtures/gallery/gallery-entry.ts';
import { WithApp } from '#fixtures/gallery/with-app.tsx';
import { stubWatchOptions } from '#fixtures/stub-watch-options.ts';
import { JustWatchCredit } from '#ui/components/watch/just-watch-credit.tsx';
import { ServicesNote } from '#ui/components/watch/lists/services-note.tsx';
import { ServicesSwitch } from '#ui/components/watch/lists/services-switch.tsx';
import { ServicesDoor } from '#ui/components/watch/my-services-button.tsx';
import { MyServicesDialog } from '#ui/components/watch/my-services-dialog.tsx';
import { MyServices } from '#ui/components/watch/my-services.tsx';
import { useWatch } from '#ui/components/watch/use-watch.ts';

const nothing = () => undefined;
const services = ['Lumen', 'Café Kino+', 'Halcyon'].map((name, at): WatchService => ({
  id: at + 1,
  name,
  logoPath: null,
}));
const CHOSEN: Choices = { watchRegion: 'DE', watchServices: [1] };
const known = stubWatchOptions({
  regions: async () => [
    { code: 'DE', name: 'Germany' },
    { code: 'US', name: 'United States of America' },
  ],
  services: async (region) => (region === 'DE' ? services : []),
});

function Opened({ children }: { readonly children: (watch: WatchFacade) => ReactNode }) {
  const { watch } = useWatch();
  return watch && children(watch);
}

/** With what a visitor has chosen. */
const chosen = (children: (watch: WatchFacade) => ReactNode) => (
  <WithApp library={{ preferences: { ...EMPTY_LIBRARY.preferences, ...CHOSEN } }} watchOptions={known}>
    <Opened>{children}</Opened>
  </WithApp>
);

const checked = (count: number, isOn = true) => ({
  isOffered: true,
  isOn,
  toggle: nothing,
  check: { checked: count, total: 212, on: new Set<never>(), isNew: new Set<never>() },
});

export const WATCH: readonly GalleryEntry[] = [
  { component: 'JustWatchCredit', states: { plain: <JustWatchCredit /> } },
  { component: 'ServicesDoor', states: { 'none is chosen': <ServicesDoor region="DE" /> } },
  {
    component: 'MyServices',
    isWide: true,
    states: {
      'one is chosen': chosen((watch) => <MyServices watch={watch} region="DE" />),
      'none is known': chosen((watch) => <MyServices watch={watch} region="US" />),
    },
  },
  {
    component: 'MyServicesDialog',
    states: {
      'one is chosen': (close) => chosen((watch) => <MyServicesDialog watch={watch} onClose={close} />),
    },
  },
  {
    component: 'ServicesSwitch',
    states: {
      off: <ServicesSwitch isOffered isOn={false} toggle={nothing} />,
      on: <ServicesSwitch isOffered isOn toggle={nothing} />,
    },
  },
  {
    component: 'ServicesNote',
    states: {
      'under way': <ServicesNote isToldElsewhere={false} {...checked(48)} />,
      done: <ServicesNote isToldElsewhere={false} {...checked(212)} />,
    },
  },
];
