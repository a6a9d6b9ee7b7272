import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const SHEETS = (await sourceFiles(/\.css$/)).filter(({ path }) => !/styles\/(?:base|tokens|reset)\.css$/.test(path));

/** What all screens draw alike, and by what of `tokens.css` or `base.css` sheets draw it. */
const DRAWN_ONCE: Readonly<Record<string, RegExp>> = {
  'an underline: `text-decoration-line` alone':
    /text-decoration: underline|text-underline-offset|text-decoration-thickness: 1px/,
  'a perforation: `--perforation`': /gradient\(circle, var\(--line-strong\)/,
  'the dots of where the visitor is: `--current`': /gradient\(circle, var\(--accent\) 0 1\.3px/,
};

describe('what all screens draw alike is drawn in one place', () => {
  it.each(Object.entries(DRAWN_ONCE))('%s', (_, own) => {
    expect(SHEETS.filter(({ text }) => own.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
