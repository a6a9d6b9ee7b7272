import { resultOf, type Steps } from '#domain/steps.ts';

/** So many characters are a step. */
const PER_STEP = 2_000;

/**
 * A checksum that distinguishes a text from an edited one, a step at a time: millions of characters take some milliseconds. It does
 * not protect against a deliberate forgery.
 */
export function* checksumSteps(text: string): Steps<string> {
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x85ebca6b);
    if (at % PER_STEP === PER_STEP - 1) yield;
  }
  return [text.length, first >>> 0, second >>> 0].map((part) => part.toString(36)).join('-');
}

/** The same at once. */
export const textChecksum = (text: string): string => resultOf(checksumSteps(text));
