import { userEvent } from 'vitest/browser';
import type { App } from '#application/app.ts';
import type { NotificationType } from '#domain/notification.ts';
import { Toaster } from '#ui/components/toast/toaster.tsx';
import { renderWithApp } from './render-with-app.tsx';

/** A page with a button, and toasts, none of which comes to lie under a pointer that is on the page's parts. */
export const openToaster = async () => {
  const { screen, app, clock } = await renderWithApp(
    <>
      <div style={{ paddingTop: '50vh' }}>
        <p>The page</p>
        <button type="button">Share</button>
      </div>
      <Toaster />
    </>,
  );
  // Where the test before has left it, it might hold what is shown.
  await userEvent.hover(screen.getByText('The page'));
  const show = (type: NotificationType, message: string) => app.notifications.show({ type, message });
  return { screen, app, clock, show };
};

/** The messages that the core has not dismissed. */
export const shownBy = ({ notifications }: App): readonly string[] => {
  let messages: readonly string[] = [];
  notifications.notifications$
    .subscribe((all) => {
      messages = all.filter(({ visible }) => visible).map(({ message }) => message);
    })
    .unsubscribe();
  return messages;
};
