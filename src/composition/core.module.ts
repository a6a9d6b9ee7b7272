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
      browser: Port.browser,
      clock: Port.clock,
      random: Port.random,
      images: Port.images,
      consoleLog: Port.consoleLog,
    }),
  );
  bind(Health).toDynamicValue(
    withDeps(Health, {
      checkHealth: CheckHealth,
      browser: Port.browser,
      notifications: Notifications,
      clock: Port.clock,
    }),
  );
  bind(CopyText).toDynamicValue(
    withDeps(CopyText, { browser: Port.browser, notifications: Notifications, consoleLog: Port.consoleLog }),
  );
  bind(WriteMail).toDynamicValue(withDeps(WriteMail, { browser: Port.browser, copyText: CopyText, clock: Port.clock }));
});
