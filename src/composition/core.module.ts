import { ContainerModule } from 'inversify';
import { Health } from '#application/streams/health.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { Startup } from '#application/streams/startup.ts';
import { CheckHealth } from '#application/use-cases/check-health.ts';
import { ClassifyError } from '#application/use-cases/classify-error.ts';
import { ShareLink } from '#application/use-cases/share-link.ts';
import { WriteMail } from '#application/use-cases/write-mail.ts';
import { construct } from './construct.ts';
import { Token } from './tokens.ts';
import { withDeps } from './with-deps.ts';

/** The core: plain classes, put together from the ports. */
export const coreModule = new ContainerModule(({ bind }) => {
  bind(Notifications).toResolvedValue(construct(Notifications), [Token.clock]).inSingletonScope();
  bind(Startup).toDynamicValue(withDeps(Startup, {
    catalog: Token.catalog,
    probe: Token.probe,
    checkHealth: CheckHealth,
    classifyError: ClassifyError,
    device: Token.device,
    images: Token.images,
    log: Token.log,
  })).inSingletonScope();
  bind(Health).toDynamicValue(withDeps(Health, {
    checkHealth: CheckHealth,
    classifyError: ClassifyError,
    device: Token.device,
    notifications: Notifications,
    clock: Token.clock,
  })).inSingletonScope();
  bind(ShareLink).toDynamicValue(withDeps(ShareLink, { device: Token.device, notifications: Notifications, log: Token.log }));
  bind(WriteMail).toDynamicValue(withDeps(WriteMail, { device: Token.device, notifications: Notifications, clock: Token.clock }));
});
