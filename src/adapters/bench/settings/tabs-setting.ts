import { Port } from '#application/ports/port.ts';
import { LOGS } from '../../log/fallback-change-log.ts';
import { choiceSetting } from '../choice-setting.ts';
import { DeafLog } from '../deaf-log.ts';
import { decorating } from '../decoration.ts';
import { NO_TAB_CHANNEL } from '../no-tab-channel.ts';

/** How this tab hears of others (product.md, QA: tabs). */
export const tabsSetting = choiceSetting<'none'>({
  name: 'tabs',
  label: 'Other tabs',
  group: 'Device',
  does: { none: 'They are not heard, as in a browser without BroadcastChannel.' },
  decorate: () => [
    decorating(Port.tabs, () => NO_TAB_CHANNEL),
    decorating(LOGS, ({ primary, fallback }) => ({ primary: new DeafLog(primary), fallback })),
  ],
});
