import { ContainerModule } from 'inversify';
import { Asking } from '#application/asking.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { CheckHealth } from '#application/use-cases/check-health.ts';
import { ClassifyError } from '#application/use-cases/classify-error.ts';
import { TestConnection } from '#application/use-cases/test-connection.ts';
import { Views } from '#application/views/views.ts';
import { construct } from './construct.ts';
import { Token } from './tokens.ts';
import { withDeps } from './with-deps.ts';

/** What asks the provider, and what is made of its answers and failures. */
export const askingModule = new ContainerModule(({ bind }) => {
  bind(ClassifyError).toResolvedValue(construct(ClassifyError));
  bind(Asking).toDynamicValue(withDeps(Asking, {
    clock: Token.clock,
    device: Token.device,
    notifications: Notifications,
    classifyError: ClassifyError,
  }));
  bind(Views).toDynamicValue(withDeps(Views, {
    catalog: Token.catalog,
    asking: Asking,
    clock: Token.clock,
    classifyError: ClassifyError,
  })).inSingletonScope();
  bind(TestConnection).toResolvedValue(construct(TestConnection), [Token.probe, Token.clock]);
  bind(CheckHealth).toResolvedValue(construct(CheckHealth), [TestConnection]);
});
