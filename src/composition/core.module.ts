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

/** The core: plain classes, put together from the ports. */
export const coreModule = new ContainerModule(({ bind }) => {
  bind(Notifications).toResolvedValue(construct(Notifications), [Token.clock]).inSingletonScope();
  bind(Startup)
    .toDynamicValue((container) => new Startup({
      catalog: container.get(Token.catalog),
      probe: container.get(Token.probe),
      checkHealth: container.get(CheckHealth),
      classifyError: container.get(ClassifyError),
      device: container.get(Token.device),
      images: container.get(Token.images),
      log: container.get(Token.log),
    }))
    .inSingletonScope();
  bind(Health)
    .toDynamicValue((container) => new Health({
      checkHealth: container.get(CheckHealth),
      classifyError: container.get(ClassifyError),
      device: container.get(Token.device),
      notifications: container.get(Notifications),
      clock: container.get(Token.clock),
    }))
    .inSingletonScope();
  bind(ShareLink).toResolvedValue(
    (device, notifications, log) => new ShareLink({ device, notifications, log }),
    [Token.device, Notifications, Token.log],
  );
  bind(WriteMail).toResolvedValue(
    (device, notifications, clock) => new WriteMail({ device, notifications, clock }),
    [Token.device, Notifications, Token.clock],
  );
});
