import { apply } from '#domain/library/apply.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import { BEFORE, BY_KIND, DIARY, batch, changeOf, restoring, type LoggedChange } from './changes.ts';

/** Each item with a field that no release knows until then. */
const withMood = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(withMood) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withMood(each)]));
  return ('id' in value ? { ...fields, mood: 'calm' } : fields) as Value;
};

const OF_LATER: Library = withMood(BEFORE);

const laterChange = (name: string, written: LibraryAction): LoggedChange => ({
  ...changeOf(name, written),
  before: OF_LATER,
  after: apply(OF_LATER, written),
});

const noted = (day: number) => ({ kind: 'diary-noted', entry: { day } });

/** What a later release writes: one more field of each item, one more kind, and one more part. */
export const LATER: readonly LoggedChange[] = [
  ...Object.entries(BY_KIND).map(([kind, action]) => laterChange(kind, withMood<LibraryAction>(action))),
  { ...laterChange('diary-noted', batch()), written: noted(2), diary: [...DIARY, { day: 2 }] },
  {
    ...laterChange('a batch with a kind', BY_KIND['title-saved']),
    written: { kind: 'batch', actions: [BY_KIND['title-saved'], noted(2)] },
    diary: [...DIARY, { day: 2 }],
  },
  {
    ...laterChange('a batch with a part', restoring),
    written: { ...restoring, parts: { ...restoring.parts, diary: [{ day: 3 }] } },
    diary: [{ day: 3 }],
  },
];
