import type { Steps } from '#domain/steps.ts';
import { parseJson } from '#domain/text/parse-json.ts';

/** So many letters are parsed in a few tenths of a millisecond. */
const AT_ONCE = 16_384;
/** More has no list: each takes memory until it is closed. */
const LEVELS_MAX = 1_000;

/** A list or an object that is not closed yet. */
interface Open {
  readonly isList: boolean;
  /** Where what is in it begins; the last of its items; and what of it is not parsed yet. */
  readonly begin: number;
  item: number;
  rest: number;
  /** Its last item was put there: nothing but spaces comes before the next comma. */
  isPut: boolean;
  /** What of it is parsed: a list's items, or an object's fields as pairs. Absent where nothing is. */
  parsed?: unknown[];
}

/** Where a string ends that begins there: behind its second quote; undefined where it has none. */
const endOfString = (text: string, begin: number): number | undefined => {
  for (let end = text.indexOf('"', begin + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
  return undefined;
};

const BEGINS: ReadonlySet<string> = new Set('[{');
const ENDS: ReadonlySet<string> = new Set(']}');

const isBlank = (text: string): boolean => text.trim() === '';

/** Reads a text once, from its beginning: what is short is parsed by the browser, with what is beside it. */
class LongJson {
  private readonly open: Open[] = [];
  private at = 0;
  /** All of it, once it is closed. */
  private whole: { readonly value: unknown } | undefined;
  private isDamaged = false;

  constructor(
    private readonly text: string,
    private readonly most: number,
  ) {}

  /** @returns whether there is more to read */
  step(): boolean {
    const end = Math.min(this.at + this.most, this.text.length);
    while (this.at < end && !this.isDamaged) this.next();
    return this.at < this.text.length && !this.isDamaged;
  }

  result(): unknown {
    return this.isDamaged || this.open.length > 0 ? undefined : this.whole?.value;
  }

  private next(): void {
    const [sign = '', own] = [this.text[this.at], this.open.at(-1)];
    if (sign === '"') {
      this.at = this.endOfText() ?? this.fail();
      return;
    }
    if (BEGINS.has(sign)) this.begin(sign === '[');
    else if (ENDS.has(sign)) this.close(sign === ']');
    else if (own && sign === ',') this.pass(own);
    else if (!own && !isBlank(sign)) this.fail();
    this.at += 1;
  }

  /** Where a text ends that begins here: behind the whole there is none. */
  private endOfText(): number | undefined {
    return this.open.length > 0 ? endOfString(this.text, this.at) : undefined;
  }

  private fail(): number {
    this.isDamaged = true;
    return this.text.length;
  }

  private begin(isList: boolean): void {
    const begin = this.at + 1;
    if (this.open.length === LEVELS_MAX || this.whole) this.fail();
    else this.open.push({ isList, begin, item: begin, rest: begin, isPut: false });
  }

  /** Behind an item. What is before it is parsed once it is long. */
  private pass(own: Open): void {
    if (own.isPut || this.at - own.rest > this.most) {
      this.parse(own, this.at);
      own.rest = this.at + 1;
    }
    own.item = this.at + 1;
  }

  /** Parses what is left before a place: one item at least, unless the last one was put there. */
  private parse(own: Open, end: number): void {
    const inner = this.text.slice(own.rest, end);
    const parsed = isBlank(inner) ? [] : parseJson(own.isList ? `[${inner}]` : `{${inner}}`);
    if (parsed === undefined || own.isPut !== isBlank(inner)) this.fail();
    const items: readonly unknown[] = Array.isArray(parsed) ? parsed : Object.entries(parsed ?? {});
    own.parsed ??= [];
    for (const item of items) own.parsed.push(item);
    own.isPut = false;
  }

  private close(isList: boolean): void {
    const own = this.open.pop();
    if (own?.isList !== isList) this.fail();
    else if (own.parsed || this.at - own.begin > this.most || this.open.length === 0) this.put(own);
  }

  /** Puts what is closed where it belongs: it is too long to be parsed with what is beside it. */
  private put(own: Open): void {
    const isEmpty = !own.parsed && own.item === own.begin && isBlank(this.text.slice(own.begin, this.at));
    if (!isEmpty) this.parse(own, this.at);
    const items = own.parsed ?? [];
    const value: unknown = own.isList ? items : Object.fromEntries(items as readonly (readonly [string, unknown])[]);
    const parent = this.open.at(-1);
    if (!parent) this.whole = { value };
    else this.putInto(parent, value, own.begin - 1);
  }

  private putInto(parent: Open, value: unknown, begin: number): void {
    if (parent.isPut) this.fail();
    else if (parent.item > parent.rest) this.parse(parent, parent.item - 1);
    const before = this.text.slice(parent.item, begin);
    parent.parsed ??= [];
    if (parent.isList && isBlank(before)) parent.parsed.push(value);
    else {
      // The name of a field, and its colon.
      const [name, another] = parent.isList ? [] : Object.keys(parseJson(`{${before}0}`) ?? {});
      if (name === undefined || another !== undefined) this.fail();
      parent.parsed.push([name, value]);
    }
    parent.rest = this.at + 1;
    parent.isPut = true;
  }
}

/**
 * JSON as the browser parses it, which would hold the page up with millions of letters: a part of it a step. Undefined for what is none.
 * @param most about so many letters are parsed at once
 */
export function* parseLongJson(text: string, most = AT_ONCE): Steps<unknown> {
  if (text.length <= most || !/^\s*[[{]/.test(text)) return parseJson(text);
  const reader = new LongJson(text, most);
  while (reader.step()) yield;
  return reader.result();
}
