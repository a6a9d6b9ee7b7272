import { ContainerModule } from 'inversify';
import { Notifications } from '#application/notifications/notifications.ts';
import { Port } from '#application/ports/port.ts';
import { CopyText } from '#application/use-cases/links/copy-text.ts';
import { WriteMail } from '#application/use-cases/links/write-mail.ts';
import { CheckHealth } from '#application/use-cases/provider/check-health.ts';
import { ClassifyError } from '#application/use-cases/provider/classify-error.ts';
import { Health } from '#application/use-cases/provider/health.ts';
import { Startup } from '#application/use-cases/provider/startup.ts';
import { withDeps } from './with-deps.ts';

/** Binds the core: plain classes, put together from the ports. */
export const coreModule = new ContainerModule(({ bind }) => {
  bind(Notifications).toDynamicValue(withDeps(Notifications, { clock: Port.clock }));
  bind(Startup).toDynamicValue(
    withDeps(Startup, {
      catalog: Port.catalog,
      probe: Port.probe,
      checkHealth: CheckHealth,
      classifyError: ClassifyError,
      device: Port.device,
      clock: Port.clock,
      random: Port.random,
      images: Port.images,
      log: Port.log,
    }),
  );
  bind(Health).toDynamicValue(
    withDeps(Health, {
      checkHealth: CheckHealth,
      device: Port.device,
      notifications: Notifications,
      clock: Port.clock,
    }),
  );
  bind(CopyText).toDynamicValue(
    withDeps(CopyText, { device: Port.device, notifications: Notifications, log: Port.log }),
  );
  bind(WriteMail).toDynamicValue(withDeps(WriteMail, { device: Port.device, copyText: CopyText, clock: Port.clock }));
});
