import type { App } from '#application/app.ts';
import type { NotificationType } from '#domain/notification.ts';
import { Toaster } from '#ui/components/toast/toaster.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { WithApp } from '../with-app.tsx';

const TYPES: readonly NotificationType[] = ['success', 'error', 'loading', 'blank', 'custom'];
const nothing = () => undefined;

const showAll = ({ notifications }: App) => {
  for (const type of TYPES) notifications.show({ type, message: `A toast of the type ${type}` });
};

const showActions = ({ notifications }: App) => {
  const undo = { label: 'Undo', run: nothing };
  const second = (label: string) => ({ action: undo, alternative: { label, run: nothing } });
  notifications.show({ message: 'Added to watchlist' });
  notifications.show({ message: '“Dust Parade” removed from your watchlist', action: undo });
  notifications.show({ type: 'success', message: 'Marked as seen', ...second('Remove from watchlist') });
  notifications.show({
    type: 'success',
    message: 'S2 E4 of Department of Lost Weather marked as seen',
    ...second('The 3 before as well'),
  });
  notifications.show({ type: 'error', message: 'Network Issue: Check your internet connection' });
};

const toasts = (act: (app: App) => void) => () => (
  <WithApp act={act}>
    <Toaster />
  </WithApp>
);

export const TOAST: readonly GalleryEntry[] = [
  { component: 'Toaster', states: { 'every type': toasts(showAll), 'with actions': toasts(showActions) } },
];
