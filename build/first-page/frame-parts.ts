/** What selectors can name of the page while it has its frame. */
export interface FrameParts {
  readonly tags: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Values by the attribute's name; `*` for any. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Around the frame, and put into it: the page's own elements, and the pictures of the early script (`show-pictures.ts`). */
const AROUND =
  '<html lang="*" data-theme="*" data-screen="*" data-home="*"><body><noscript></noscript><div id="root"><div id="frame" inert aria-hidden="true"><img alt="" src>';

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

/** @param html the frame as it is in the page: each attribute has its value in quotation marks, or none */
export function framePartsOf(html: string): FrameParts {
  const tags = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  for (const [, tag = '', text = ''] of (AROUND + html).matchAll(TAG)) {
    tags.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
      const key = name.toLowerCase();
      attributes.set(key, (attributes.get(key) ?? new Set()).add(value));
    }
  }
  const wordsOf = (name: string) => [...(attributes.get(name) ?? [])].flatMap((value) => value.split(/\s+/));
  return { tags, ids: new Set(wordsOf('id')), classes: new Set(wordsOf('class')), attributes };
}
