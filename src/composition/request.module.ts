import { ContainerModule } from 'inversify';
import { Notifications } from '#application/notifications/notifications.ts';
import { Port } from '#application/ports/port.ts';
import { Queries } from '#application/queries/queries.ts';
import { RequestRunner } from '#application/requests/request-runner.ts';
import { CheckHealth } from '#application/use-cases/provider/check-health.ts';
import { ClassifyError } from '#application/use-cases/provider/classify-error.ts';
import { TestConnection } from '#application/use-cases/provider/test-connection.ts';
import { withDeps } from './with-deps.ts';

/** Binds the classes that send requests to the provider and process its answers and failures. */
export const requestModule = new ContainerModule(({ bind }) => {
  bind(ClassifyError).toDynamicValue(withDeps(ClassifyError, {}));
  bind(RequestRunner).toDynamicValue(
    withDeps(RequestRunner, {
      clock: Port.clock,
      device: Port.device,
      random: Port.random,
      notifications: Notifications,
      classifyError: ClassifyError,
    }),
  );
  bind(Queries).toDynamicValue(
    withDeps(Queries, {
      catalog: Port.catalog,
      requestRunner: RequestRunner,
      clock: Port.clock,
    }),
  );
  bind(TestConnection).toDynamicValue(withDeps(TestConnection, { probe: Port.probe, clock: Port.clock }));
  bind(CheckHealth).toDynamicValue(withDeps(CheckHealth, { testConnection: TestConnection }));
});
