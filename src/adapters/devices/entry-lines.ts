import type { Steps } from '#domain/steps.ts';
import { parseJson } from '#domain/text/parse-json.ts';

const START = '"entries":[';
const END = ']}';

/** An object as JSON, with its entries at the end, each in a line of its own. */
export const joinLines = (head: object, entries: readonly string[]): string =>
  `${JSON.stringify(head).slice(0, -1)},${START}\n${entries.join(',\n')}\n${END}`;

const withoutComma = (line: string): string => (line.endsWith(',') ? line.slice(0, -1) : line);

function* parseEach(head: unknown, lines: readonly string[]): Steps<unknown> {
  const entries: unknown[] = [];
  for (const line of lines) {
    yield;
    const entry = parseJson(withoutComma(line));
    if (entry === undefined) return undefined;
    entries.push(entry);
  }
  return { ...(head as object), entries };
}

/**
 * The value of a JSON text. One as `joinLines` writes it is read line by line, as parsing megabytes at once holds the page up;
 * any other at once. Undefined for what is no JSON.
 */
export function* parseLines(text: string): Steps<unknown> {
  const lines = text.trimEnd().split('\n');
  const [first = '', last] = [lines[0], lines.at(-1)];
  const entries = lines.slice(1, -1).filter((line) => line !== '');
  const head = first.endsWith(START) && last === END ? parseJson(`${first}${END}`) : undefined;
  return (head === undefined ? undefined : yield* parseEach(head, entries)) ?? parseJson(text);
}
