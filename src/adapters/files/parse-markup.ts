import { decodeEntities } from '#domain/import/cells/plain-text.ts';
import type { ImportRefusal } from '#domain/import/import-refusal.ts';
import type { Steps } from '#domain/steps.ts';

/** An element with elements in it, or attributes: its children by their names, attributes behind '@', its own text under ''. */
interface Element {
  readonly [name: string]: string | (Element | string)[];
}

type Markup =
  | { readonly kind: 'markup'; readonly value: Element }
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal };

type Parts = Record<string, string | (Element | string)[]>;

/** An element that is not closed yet. Most have a text alone. */
interface Open {
  readonly name: string;
  parts?: Parts;
  text: string;
}

const TAG = /<([^\s<>/=!?]+)((?:\s+[^\s<>/=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const END = /<\/([^\s<>/]+)\s*>/y;
const ATTRIBUTE = /\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;
/** What is passed over as a whole, and what ends it. */
const PASSED: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
];
const CDATA = '<![CDATA[';
const CDATA_END = ']]>';
const DOCTYPE = '<!DOCTYPE';
/** Of a text more is not kept: no name and no note is as long. */
const TEXT_MAX = 10_000;
/** No list has so many levels. Reading needs none of them, but what is read later may. */
const LEVELS_MAX = 100;

const REFUSED: Markup = { kind: 'refused', refusal: 'markup' };
const DAMAGED: Markup = { kind: 'refused', refusal: 'damaged-file' };

/** A name of a file's may be '__proto__'. */
const partsOf = (open: Open): Parts => (open.parts ??= Object.create(null) as Parts);

const opened = (name: string, attributes = ''): Open => {
  const open: Open = { name, text: '' };
  if (attributes === '') return open;
  for (const [, key = '', double, single] of attributes.matchAll(ATTRIBUTE))
    partsOf(open)[`@${key}`] = decodeEntities((double ?? single ?? '').slice(0, TEXT_MAX));
  return open;
};

/** What an element comes to: its text, where there is nothing else. */
const closed = ({ parts, text }: Open): Element | string => {
  const own = text.trim();
  if (parts && own !== '') parts[''] = own;
  return parts ?? own;
};

/** Reads the marks of a text one after the other: without a stack of calls, for there may be any number of levels. */
class MarkupReader {
  private at = 0;
  private readonly open: Open[] = [opened('')];

  constructor(private readonly text: string) {}

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Undefined where all is well so far. */
  step(): Markup | undefined {
    const begin = this.text.indexOf('<', this.at);
    const end = begin < 0 ? this.text.length : begin;
    this.write(this.text.slice(this.at, Math.min(end, this.at + TEXT_MAX)), decodeEntities);
    this.at = end;
    return begin < 0 ? undefined : this.mark();
  }

  result(): Markup {
    const [whole, another] = this.open;
    return whole && !another ? { kind: 'markup', value: partsOf(whole) } : DAMAGED;
  }

  private mark(): Markup | undefined {
    if (this.text.startsWith(DOCTYPE, this.at)) return this.passDeclaration();
    for (const [begin, end] of PASSED) if (this.text.startsWith(begin, this.at)) return this.passTo(end);
    if (this.text.startsWith(CDATA, this.at)) {
      const from = this.at + CDATA.length;
      const failed = this.passTo(CDATA_END);
      this.write(this.text.slice(from, Math.min(this.at - CDATA_END.length, from + TEXT_MAX)));
      return failed;
    }
    return this.text.startsWith('</', this.at) ? this.end() : this.tag();
  }

  private passTo(end: string): Markup | undefined {
    const at = this.text.indexOf(end, this.at);
    this.at = at + end.length;
    return at < 0 ? DAMAGED : undefined;
  }

  /** A file that brings entities of its own is refused: they may stand for anything, of any length. */
  private passDeclaration(): Markup | undefined {
    const begin = this.at;
    const failed = this.passTo('>');
    return failed ?? (this.text.slice(begin, this.at).includes('[') ? REFUSED : undefined);
  }

  private end(): Markup | undefined {
    END.lastIndex = this.at;
    const [whole = '', name = ''] = END.exec(this.text) ?? [];
    const own = this.open.at(-1);
    if (whole === '' || own?.name !== name) return DAMAGED;
    this.at += whole.length;
    this.open.pop();
    this.put(name, closed(own));
    return undefined;
  }

  private tag(): Markup | undefined {
    TAG.lastIndex = this.at;
    const [whole, name = '', attributes, isEmpty] = TAG.exec(this.text) ?? [];
    if (whole === undefined) return DAMAGED;
    this.at += whole.length;
    const own = opened(name, attributes);
    if (isEmpty) this.put(name, closed(own));
    else if (this.open.push(own) > LEVELS_MAX) return REFUSED;
    return undefined;
  }

  private put(name: string, child: Element | string): void {
    const parent = this.open.at(-1);
    const parts = parent && partsOf(parent);
    const there = parts?.[name];
    if (Array.isArray(there)) there.push(child);
    else if (parts) parts[name] = [child];
  }

  private write(text: string, decode: (text: string) => string = String): void {
    const own = this.open.at(-1);
    if (own && own.text.length < TEXT_MAX) own.text += decode(text);
  }
}

/**
 * XML as the values that JSON has, a mark a step (product.md, Import: XML). The browser's parser is not asked: it would read all in one
 * task, and the page's security policy lets no text become markup.
 */
export function* parseMarkup(text: string): Steps<Markup> {
  const reader = new MarkupReader(text);
  while (!reader.isAtEnd) {
    const failed = reader.step();
    if (failed) return failed;
    yield;
  }
  return reader.result();
}
