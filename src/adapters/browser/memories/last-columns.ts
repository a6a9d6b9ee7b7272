import * as v from 'valibot';
import type { RememberedTable } from '#application/ports/memories/remembered-table.ts';
import { COLUMN_ROLES, WORD_MEANINGS } from '#domain/import/columns/table-choices.ts';
import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

const Column = v.object({
  role: v.exactOptional(v.picklist(COLUMN_ROLES)),
  words: v.exactOptional(v.array(v.tuple([v.string(), v.picklist([...WORD_MEANINGS.state, ...WORD_MEANINGS.kind])]))),
});
const Tables = v.array(v.object({ key: v.string(), columns: v.array(Column) }));

/** What was chosen for the columns of tables, on this device alone. */
export const lastColumns = rememberedValue<readonly RememberedTable[]>({
  key: ownName('matinee_columns'),
  parse: (text) => v.parse(Tables, JSON.parse(text)),
});
