import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

export const lastBackup = rememberedValue<string>({
  key: ownName('matinee_last_backup'),
  parse: (madeAt) => (Number.isNaN(Date.parse(madeAt)) ? undefined : madeAt),
  write: String,
});
