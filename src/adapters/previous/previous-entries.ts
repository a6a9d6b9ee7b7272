import * as v from 'valibot';

const OUTBOX = 'matinee_outbox_';
const RESCUE = 'matinee_rescue_';
const OWN_TEXTS = 'matinee_own_text';
const SAVE = 'matinee_unjournaled_save';

const Left = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ place: v.number(), change: v.looseObject({ id: v.string(), at: v.string(), tab: v.string() }) }),
);
const Save = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    identifier: v.string(),
    lastUpdated: v.string(),
    counter: v.number(),
    unnumbered: v.optional(v.array(v.string()), []),
  }),
);

/** A save that the previous release's journal was not told of: entries up to the counter, and those of these ids, are in it. */
export type UnjournaledSave = v.InferOutput<typeof Save>;

/** What the previous release kept in localStorage beside the bundles. */
export interface PreviousEntries {
  /** What closing pages have left, in order. */
  readonly outbox: readonly { readonly id: string; readonly change: unknown }[];
  readonly save: UnjournaledSave | undefined;
  /** Checksums of texts that closing pages have saved. */
  readonly ownTexts: readonly string[];
  /** Texts that were on their way into IndexedDB when a page closed, by their keys. */
  readonly rescued: Readonly<Record<string, string>>;
  readonly forget: () => void;
}

const NOTHING: PreviousEntries = { outbox: [], save: undefined, ownTexts: [], rescued: {}, forget: () => undefined };

type LeftChange = v.InferOutput<typeof Left>;

/** The clock tells pages apart, but not what one of them did before and after: it may be set. */
const byBeginning = ([first]: readonly LeftChange[], [other]: readonly LeftChange[]): number =>
  first && other && first.change.at < other.change.at ? -1 : 1;

const inOrder = (left: readonly LeftChange[]): PreviousEntries['outbox'] => {
  const placed = left.toSorted((a, b) => a.place - b.place);
  const tabs = [...new Set(placed.map(({ change }) => change.tab))];
  const pages = tabs.map((tab) => placed.filter(({ change }) => change.tab === tab));
  return pages.toSorted(byBeginning).flatMap((page) => page.map(({ change }) => ({ id: change.id, change })));
};

/** Nothing where localStorage is blocked. Never throws. */
export const readPreviousEntries = (): PreviousEntries => {
  try {
    const entries = Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ''] as const);
    const outbox = entries.filter(([key]) => key.startsWith(OUTBOX));
    const rescued = entries.filter(([key]) => key.startsWith(RESCUE));
    const save = v.safeParse(Save, localStorage.getItem(SAVE));
    const left = outbox
      .map(([, text]) => v.safeParse(Left, text))
      .flatMap(({ success, output }) => (success ? [output] : []));
    return {
      outbox: inOrder(left),
      save: save.success ? save.output : undefined,
      ownTexts: (localStorage.getItem(OWN_TEXTS) ?? '').split(' '),
      rescued: Object.fromEntries(rescued.map(([key, text]) => [key.slice(RESCUE.length), text])),
      forget: () => {
        for (const [key, text] of [...outbox, ...rescued])
          if (localStorage.getItem(key) === text) localStorage.removeItem(key);
        for (const key of [SAVE, OWN_TEXTS]) localStorage.removeItem(key);
      },
    };
  } catch {
    return NOTHING;
  }
};
