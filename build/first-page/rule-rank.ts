import type { Declaration, Selector, SelectorComponent, StyleRule } from 'lightningcss';

/** What of a rule decides whether it or another counts. */
export interface RuleRank {
  /** The layer that the rule is in. */
  readonly layer: string;
  readonly subjects: readonly Subject[];
  /** Families of properties. */
  readonly declared: ReadonlySet<string>;
}

/** What one selector of a rule is about. */
interface Subject {
  readonly specificity: number;
  readonly tag: string;
  readonly pseudoElement: string;
}

/** Properties that are set together with others of another name. */
const FAMILIES: Readonly<Record<string, string>> = {
  align: 'place',
  justify: 'place',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  line: 'font',
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  height: 'width',
  block: 'width',
  inline: 'width',
};

/** A property's name, as far as it says which others set the same: `margin` for `margin-inline-start`. */
const familyOf = (property: string): string => {
  if (property.startsWith('--')) return property;
  const [first = ''] = property.replace(/^-\w+-/, '').split('-');
  return FAMILIES[first] ?? first;
};

const propertyOf = (declaration: Declaration): string => {
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property;
  return declaration.property === 'custom' ? declaration.value.name : declaration.property;
};

const CLASS = 1_000;
const ID = CLASS * CLASS;

const specificityOfState = (state: Extract<SelectorComponent, { type: 'pseudo-class' }>): number => {
  if (state.kind === 'where') return 0;
  if (state.kind === 'is' || state.kind === 'not' || state.kind === 'has')
    return Math.max(...state.selectors.map(specificityOf));
  return CLASS;
};

const specificityOfPart = (part: SelectorComponent): number => {
  switch (part.type) {
    case 'id':
      return ID;
    case 'class':
    case 'attribute':
      return CLASS;
    case 'type':
    case 'pseudo-element':
      return 1;
    case 'pseudo-class':
      return specificityOfState(part);
    default:
      return 0;
  }
};

const specificityOf = (selector: Selector): number => selector.reduce((sum, part) => sum + specificityOfPart(part), 0);

const subjectOf = (selector: Selector): Subject => {
  const start = selector.findLastIndex(
    ({ type, ...part }) => type === 'combinator' && 'value' in part && part.value !== 'pseudo-element',
  );
  const compound = selector.slice(start + 1);
  const tag = compound.find((part) => part.type === 'type');
  const pseudoElement = compound.filter((part) => part.type === 'pseudo-element').map((part) => JSON.stringify(part));
  return { specificity: specificityOf(selector), tag: tag?.name ?? '', pseudoElement: pseudoElement.join('') };
};

export const rankOf = ({ selectors, declarations }: StyleRule, layer: string): RuleRank => ({
  layer,
  subjects: selectors.map(subjectOf),
  declared: new Set(
    [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])].map((each) =>
      familyOf(propertyOf(each)),
    ),
  ),
});

const mayBeOne = (a: Subject, b: Subject): boolean =>
  a.specificity === b.specificity && a.pseudoElement === b.pseudoElement && (!a.tag || !b.tag || a.tag === b.tag);

/** Whether two rules may give one element the same property, so that the one that comes later counts. In doubt they may. */
export const compete = (a: RuleRank, b: RuleRank): boolean =>
  a.layer === b.layer &&
  [...a.declared].some((family) => b.declared.has(family)) &&
  a.subjects.some((one) => b.subjects.some((other) => mayBeOne(one, other)));
