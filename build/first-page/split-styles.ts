import {
  transform,
  type CustomAtRules,
  type Rule,
  type StyleRule,
  type Targets,
  type TransformOptions,
} from 'lightningcss';
import { canMatch } from './can-match.ts';
import { framePartsOf, type FrameParts } from './frame-parts.ts';
import { compete, rankOf, type RuleRank } from './rule-rank.ts';

/** Two sheets that, one behind the other, style every page as the one did that they come from. */
export interface SplitStyles {
  /** The rules that the frame needs, and what all others rest on: tokens, fonts, the order of layers. */
  readonly early: string;
  /** All others, and those that would lose to one of these for coming before it. */
  readonly late: string;
}

type Part = keyof SplitStyles;
type Parts = Readonly<Record<Part, boolean>>;

const WITHOUT_SELECTORS: ReadonlySet<string> = new Set(['font-face', 'keyframes', 'layer-statement', 'property']);

interface LayeredRule {
  readonly rule: StyleRule;
  readonly layer: string;
}

/** The rules with selectors, in the sheet's order. */
const styleRulesOf = (rules: readonly Rule[], layer = ''): readonly LayeredRule[] =>
  rules.flatMap((rule) => {
    if (rule.type === 'style' && !rule.value.rules?.length) return [{ rule: rule.value, layer }];
    if (rule.type === 'layer-block') return styleRulesOf(rule.value.rules, `${layer}.${rule.value.name?.join('.')}`);
    if (rule.type === 'media' || rule.type === 'supports' || rule.type === 'container')
      return styleRulesOf(rule.value.rules, layer);
    if (WITHOUT_SELECTORS.has(rule.type)) return [];
    throw new Error(
      `The page's styles have what cannot be split: a rule of the kind ${rule.type}, or rules inside of it.`,
    );
  });

/** The parts that each rule with selectors is in. */
const partsOf = (rules: readonly Rule[], frame: FrameParts): readonly Parts[] => {
  const late: RuleRank[] = [];
  return styleRulesOf(rules).map(({ rule, layer }) => {
    const rank = rankOf(rule, layer);
    const early = rule.selectors.some((selector) => canMatch(selector, frame));
    // Of two rules of equal weight the later one counts: what came behind a late rule has to come behind it still.
    const isLate = !early || late.some((each) => compete(each, rank));
    if (isLate) late.push(rank);
    return { early, late: isLate };
  });
};

type Options = Omit<TransformOptions<CustomAtRules>, 'visitor'>;

const sheetOf = (part: Part, parts: readonly Parts[], options: Options): string => {
  let index = 0;
  const only = (other: Part) => () => (part === other ? undefined : []);
  const { code } = transform({
    ...options,
    visitor: {
      Rule: {
        style: () => (parts[index++]?.[part] ? undefined : []),
        // The frame stands still.
        keyframes: only('late'),
        'font-face': only('early'),
        property: only('early'),
      },
    },
  });
  // A rule that all others have left is empty.
  return Buffer.from(code)
    .toString()
    .replaceAll(/@(?:media|container|supports)[^{};]*\{\}/g, '');
};

/**
 * Splits the page's styles in what its frame is painted with and what can come after it.
 * @param html the frame
 */
export function splitStyles(css: string, html: string, targets: Targets): SplitStyles {
  const options: Options = { filename: 'page.css', code: Buffer.from(css), minify: true, targets };
  let parts: readonly Parts[] = [];
  const StyleSheet = ({ rules }: { readonly rules: readonly Rule[] }) => {
    parts = partsOf(rules, framePartsOf(html));
  };
  transform({ ...options, visitor: { StyleSheet } });
  return { early: sheetOf('early', parts, options), late: sheetOf('late', parts, options) };
}
