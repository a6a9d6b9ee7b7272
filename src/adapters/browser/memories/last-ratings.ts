import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

const ONCE_SEEN = 'once-seen';

/** Whether ratings were shown once seen: none is to be seen in the next visit's first drawing. */
export const lastRatings = rememberedValue<boolean>({
  key: ownName('matinee_last_ratings'),
  parse: (text) => text === ONCE_SEEN,
  write: (isVeiled) => (isVeiled ? ONCE_SEEN : 'always'),
});
