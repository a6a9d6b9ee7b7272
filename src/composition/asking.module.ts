import { ContainerModule } from 'inversify';
import { Asking } from '#application/asking.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { Port } from '#application/tokens.ts';
import { CheckHealth } from '#application/use-cases/check-health.ts';
import { ClassifyError } from '#application/use-cases/classify-error.ts';
import { TestConnection } from '#application/use-cases/test-connection.ts';
import { Views } from '#application/views/views.ts';
import { withDeps } from './with-deps.ts';

/** What asks the provider, and what is made of its answers and failures. */
export const askingModule = new ContainerModule(({ bind }) => {
  bind(ClassifyError).toDynamicValue(withDeps(ClassifyError, {}));
  bind(Asking).toDynamicValue(
    withDeps(Asking, {
      clock: Port.clock,
      device: Port.device,
      notifications: Notifications,
      classifyError: ClassifyError,
    }),
  );
  bind(Views).toDynamicValue(
    withDeps(Views, {
      catalog: Port.catalog,
      asking: Asking,
      clock: Port.clock,
      classifyError: ClassifyError,
    }),
  );
  bind(TestConnection).toDynamicValue(withDeps(TestConnection, { probe: Port.probe, clock: Port.clock }));
  bind(CheckHealth).toDynamicValue(withDeps(CheckHealth, { testConnection: TestConnection }));
});
