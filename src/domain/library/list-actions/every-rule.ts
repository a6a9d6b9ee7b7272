import type { LateKind } from '../apply.ts';
import { withPart } from '../change-parts.ts';
import { refreshTitles, refreshTitlesBack } from '../facts/refresh-titles.ts';
import { HISTORY_LIMIT } from '../history-limit.ts';
import type { Choices } from '../library.ts';
import { replaceParts, replacePartsBack } from '../parts/parts-replaced.ts';
import { patchBack, patched } from '../patch.ts';
import type { ActionTable } from './action-rules.ts';
import { changeMark, changeMarkBack, changeViewings, changeViewingsBack } from './change-mark.ts';
import { COLLECTION_MOVIE_RULES, COLLECTION_RULES } from './collection-rules.ts';
import { EPISODE_RULES } from './episode-rules.ts';
import { addLateRules } from './late-rules.ts';
import type { LateListKind, ListRulesTable } from './list-rules.ts';

const RULES: ActionTable<LateKind> = {
  ...COLLECTION_RULES,
  ...EPISODE_RULES,
  'history-replaced': {
    apply: (library, { viewingHistory }) => withPart(library, 'viewingHistory', viewingHistory.slice(0, HISTORY_LIMIT)),
    inverse: ({ viewingHistory }) => ({ kind: 'history-replaced', viewingHistory }),
  },
  'titles-refreshed': { apply: refreshTitles, inverse: refreshTitlesBack },
  'choices-set': {
    apply: (library, patch) => withPart(library, 'preferences', patched(library.preferences, patch)),
    inverse: ({ preferences }, { kind, ...patch }) => ({ kind, ...patchBack<Choices>(preferences, patch) }),
  },
  'username-set': {
    apply: (library, { username }) => withPart(library, 'username', username),
    inverse: ({ username }) => ({ kind: 'username-set', username }),
  },
  'parts-replaced': { apply: replaceParts, inverse: replacePartsBack },
};

const LIST_RULES: ListRulesTable<LateListKind> = {
  ...COLLECTION_MOVIE_RULES,
  'title-marked': { change: changeMark, back: changeMarkBack },
  'viewings-changed': { change: changeViewings, back: changeViewingsBack },
};

/** Has a library able to do all that there is. Called once by the code that loads libraries, before it loads one. */
export const withEveryRule = (): void => addLateRules({ ...RULES, ...LIST_RULES });
