import * as v from 'valibot';
import { ownName } from '../browser/own-name.ts';

const OUTBOX = ownName('matinee_outbox_');
const RESCUE = ownName('matinee_rescue_');
const OWN_TEXTS = ownName('matinee_own_text');
const SAVE = ownName('matinee_unjournaled_save');

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

/**
 * A save that is missing from the previous release's journal. It contains the entries up to the counter, and those with
 * these ids.
 */
export type UnjournaledSave = v.InferOutput<typeof Save>;

/** The data that the previous release stored in localStorage beside the bundles. */
export interface PreviousEntries {
  /** Changes that closing pages left, in order. */
  readonly outbox: readonly { readonly id: string; readonly change: unknown }[];
  readonly save: UnjournaledSave | undefined;
  /** Checksums of the texts that closing pages saved. */
  readonly ownTexts: readonly string[];
  /** Texts, by key, that were on their way into IndexedDB when a page closed. */
  readonly rescued: Readonly<Record<string, string>>;
  readonly forget: () => void;
}

const NOTHING: PreviousEntries = { outbox: [], save: undefined, ownTexts: [], rescued: {}, forget: () => undefined };

type LeftChange = v.InferOutput<typeof Left>;

/**
 * Orders pages by their first change. Within a page, the clock does not show the order of changes: it may have been
 * set.
 */
const byBeginning = ([first]: readonly LeftChange[], [other]: readonly LeftChange[]): number =>
  first && other && first.change.at < other.change.at ? -1 : 1;

const inOrder = (left: readonly LeftChange[]): PreviousEntries['outbox'] => {
  const placed = left.toSorted((a, b) => a.place - b.place);
  const tabs = [...new Set(placed.map(({ change }) => change.tab))];
  const pages = tabs.map((tab) => placed.filter(({ change }) => change.tab === tab));
  return pages.toSorted(byBeginning).flatMap((page) => page.map(({ change }) => ({ id: change.id, change })));
};

/** Reads the previous release's entries. Finds none where localStorage is blocked. Never throws. */
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
      rescued: Object.fromEntries(rescued.map(([key, text]) => [ownName(key.slice(RESCUE.length)), text])),
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
