import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { Catch } from '../screens/error/catch.tsx';
import { UnexpectedError } from '../screens/error/unexpected-error.tsx';
import { LatePageLoading } from './late-page-loading.tsx';
import { ErrorScreen, routes } from './routes.tsx';

const showUnexpected = (error: unknown) => <UnexpectedError error={error} />;
const showError = (error: unknown) => <ErrorScreen error={error} />;

/**
 * The screen at the address. The errors of all screens end on the catch-all error screen (product.md, Frame: routes).
 */
export function Screens() {
  const location = useLocation();
  const screen = useRoutes(routes);

  return (
    <Catch of={location} fallback={showUnexpected}>
      <Suspense fallback={<LatePageLoading />}>
        <Catch of={location} fallback={showError}>
          {screen}
        </Catch>
      </Suspense>
    </Catch>
  );
}
