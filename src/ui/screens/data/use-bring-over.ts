import type { BringOver } from '#application/use-cases/library/bring-over.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { useApp } from '../../hooks/app-context.ts';

/** Brings over an identifier's library. A failure is notified and logged. */
export const useBringOver = (bringOver: BringOver) => {
  const { notifications, log } = useApp();
  return (identifier: Identifier): void => {
    bringOver.execute(identifier).catch((error: unknown) => {
      log.error('The lists of another identifier could not be brought over.', error);
      notifications.show({ type: 'error', message: 'The lists could not be brought over' });
    });
  };
};
