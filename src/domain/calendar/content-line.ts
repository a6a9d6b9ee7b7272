/** In octets of UTF-8, without the line's end (RFC 5545, 3.1). */
const LINE_MAX = 75;
const LINE_END = '\r\n';
/** A line that begins with a space goes on with the one before. */
const CONTINUED = ' ';

const LINE_BREAKS = /\r\n|[\n\r\u0085\u2028\u2029]/g;
const SPACES = /[\t\v\f]/g;
const UNWRITABLE = /[\p{Cc}\p{Cs}]/gu;
const RESERVED = /[\\;,]/g;

const plainLine = (line: string): string => line.replaceAll(SPACES, ' ').replaceAll(UNWRITABLE, '');

/** A text as a calendar file can hold it: each line break is `\n`; control characters and lone surrogates are left out. */
export const plainCalendarText = (text: string): string => text.split(LINE_BREAKS).map(plainLine).join('\n');

/** The value of a property of the type TEXT (RFC 5545, 3.3.11). */
export const textValue = (text: string): string =>
  plainCalendarText(text)
    .replaceAll(RESERVED, (sign) => `\\${sign}`)
    .replaceAll('\n', String.raw`\n`);

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
};

/**
 * A line of a calendar file with its end, folded so that no line has more than 75 octets. It counts octets and not characters, and
 * never cuts one character's octets apart: readers that unfold bytes and readers that unfold texts read the same.
 * @param value as its type is written: of a text `textValue`
 */
export const contentLine = (name: string, value: string): string => {
  let [line, octets] = ['', 0];
  for (const character of `${name}:${value}`) {
    const more = octetsOf(character);
    if (octets + more > LINE_MAX) {
      line += LINE_END + CONTINUED;
      octets = CONTINUED.length;
    }
    line += character;
    octets += more;
  }
  return line + LINE_END;
};
