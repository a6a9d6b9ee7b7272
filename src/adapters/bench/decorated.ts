import type { Ports } from '#application/ports/port.ts';
import type { RequestRunner } from '#application/requests/request-runner.ts';
import type { ClassifyError } from '#application/use-cases/provider/classify-error.ts';
import type { DemoData } from '../demo/demo-data.ts';
import type { DemoExtras } from '../demo/extras/demo-extras.ts';
import type { DemoService } from '../demo/watch/demo-services.ts';
import type { Logs } from '../log/fallback-change-log.ts';
import type { OpenChannel } from '../log/open-channel.ts';
import type { OpenMedium } from '../store/text-medium.ts';

/** What QA's bench may decorate: ports, and what their adapters are made of. */
export interface Decorated extends Ports {
  /** The demo's titles and people, as they are shown. */
  readonly demoData: DemoData;
  /** What the demo knows of its titles beyond its data, as it is shown. */
  readonly demoExtras: DemoExtras;
  /** The demo's services, as they are shown. */
  readonly demoServices: readonly DemoService[];
  readonly logs: Logs;
  /** Opens what tabs tell each other by. */
  readonly openChannel: OpenChannel;
  /** Opens the place where lists are kept. */
  readonly openMedium: OpenMedium;
  readonly classifyError: Pick<ClassifyError, 'execute'>;
  readonly requestRunner: Pick<RequestRunner, 'run' | 'runAgain' | 'renewal'>;
}
