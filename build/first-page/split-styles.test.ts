import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitStyles } from './split-styles.ts';

const FRAME =
  '<div id="frame" inert><button class="a b" data-kind="plain" disabled="">Go</button><span class="c"></span></div>';

const split = (css: string) => splitStyles(css, FRAME, {});

describe('the page’s styles', () => {
  it.each([
    'html{color:red}',
    ':root{--size:1px}',
    '[data-theme=light]{color:red}',
    ':lang(en){color:red}',
    '[data-screen=home] .a{color:red}',
    '#frame .a{color:red}',
    '.a.b>*{color:red}',
    '.x,.c{color:red}',
    '.a:disabled{color:red}',
    '.a:not(.x){color:red}',
    '.a:not(:hover){color:red}',
    '.a:is(.x,.b):before{color:red}',
    '[data-kind=plain]{color:red}',
    'body:not(:has(>noscript)) #frame{color:red}',
    'img{color:red}',
    '@media (width<=400px){.a{color:red}}',
    '@media (forced-colors:active){.a{color:red}}',
    '@supports (display:grid){.a{color:red}}',
    '@layer one{.a{color:red}}',
    '@layer one,two;',
    '@font-face{font-family:A;src:local(A)}',
    '@property --size{syntax:"<length>";inherits:true;initial-value:0}',
  ])('keep %s, which the frame needs', (css) => {
    const { early, late } = split(css);
    expect(early).toBe(css);
    expect(late).not.toContain('red');
  });

  it.each([
    '.x{color:red}',
    '.a .x{color:red}',
    '.a:hover{color:red}',
    '.a:is(:focus,:active){color:red}',
    '.a[aria-pressed=true]{color:red}',
    '[data-kind=other]{color:red}',
    'dialog{color:red}',
    '#other{color:red}',
    '::selection{color:red}',
    ':lang(ar){color:red}',
    '@media print{.x{color:red}}',
    '@layer one{.x{color:red}}',
    '@keyframes turn{to{color:red}}',
  ])('leave %s to the late styles', (css) => {
    const { early, late } = split(css);
    expect(early).not.toContain('red');
    expect(late).toBe(css);
  });

  it('keep no rule of which nothing is left', () => {
    expect(
      split('@layer one{.a{color:red}@media print{.x{color:red}}@supports (display:grid){.x{color:red}}}').early,
    ).toBe('@layer one{.a{color:red}}');
  });

  it('repeat a rule that came behind a late one of the same weight, so that it wins still', () => {
    expect(split('.x{color:red}.a{color:green}').late).toBe('.x{color:red}.a{color:green}');
    expect(split('.a:hover{color:red}.c[class]{color:green}').late).toContain('green');
    expect(split('.x{margin-left:1px}.a{margin:0}').late).toContain('margin:0');
  });

  it.each([
    '.x{color:red}.a{margin:0}',
    '.x{color:red}.a.b{color:green}',
    '.x{color:red}.a:before{color:green}',
    '@layer one{.x{color:red}}@layer two{.a{color:green}}',
    '.a{color:green}.x{color:red}',
  ])('say once what wins in any order: %s', (css) => {
    expect(split(css).late).not.toMatch(/green|margin/);
  });

  it('are refused with a rule that nobody knows how to split', () => {
    expect(() => split('.a{.x{color:red}}')).toThrow('cannot be split');
    expect(() => split('@scope (.a){.x{color:red}}')).toThrow('cannot be split');
  });
});

interface Declared {
  readonly layer: string;
  readonly classes: readonly string[];
  readonly value: string;
}

/** Reads sheets of classes, layers and one property. */
const readRules = (css: string): readonly Declared[] =>
  Array.from(css.matchAll(/@layer (\w+)\{((?:[^{}]*\{[^{}]*\})*)\}/g)).flatMap(([, layer = '', rules = '']) =>
    Array.from(rules.matchAll(/([^{}]+)\{order:(\d+)\}/g)).flatMap(([, selectors = '', value = '']) =>
      selectors.split(',').map((selector) => ({ layer, classes: selector.split('.').slice(1), value })),
    ),
  );

const LAYERS = ['one', 'two'];

/** What an element with these classes gets: of the last layer, of the heaviest selectors there, the last. */
const valueOf = (rules: readonly Declared[], classes: readonly string[]): string | undefined =>
  rules
    .filter((rule) => rule.classes.every((name) => classes.includes(name)))
    .toSorted((a, b) => LAYERS.indexOf(a.layer) - LAYERS.indexOf(b.layer) || a.classes.length - b.classes.length)
    .at(-1)?.value;

it('whatever the rules are, each element is styled by both sheets as by the one', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'x', 'y');
  const rule = fc.record({
    layer: fc.constantFrom(...LAYERS),
    classes: fc.uniqueArray(name, { minLength: 1, maxLength: 2 }),
  });
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 12 }), fc.uniqueArray(name), (rules, classes) => {
      const css = rules.map((each, index) => `@layer ${each.layer}{.${each.classes.join('.')}{order:${index}}}`);
      const whole = `@layer ${LAYERS.join()};${css.join('')}`;
      const { early, late } = split(whole);
      expect(valueOf(readRules(early + late), classes)).toBe(valueOf(readRules(whole), classes));
      const frame = classes.filter((each) => 'abc'.includes(each));
      expect(valueOf(readRules(early), frame)).toBe(valueOf(readRules(whole), frame));
    }),
  );
});
