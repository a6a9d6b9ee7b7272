import type { Selector, SelectorComponent } from 'lightningcss';
import type { FrameParts } from './frame-parts.ts';

/** States that nothing of the frame is in: it is inert, so that it is neither pointed at nor has the focus. */
const FOREIGN_STATES: ReadonlySet<string> = new Set([
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'checked',
  'open',
  'modal',
  'popover-open',
]);
const FOREIGN_PARTS: ReadonlySet<string> = new Set(['selection', 'backdrop']);

const hasAttribute = (
  { name, operation }: Extract<SelectorComponent, { type: 'attribute' }>,
  { attributes }: FrameParts,
): boolean => {
  const values = attributes.get(name);
  return values !== undefined && (operation?.operator !== 'equal' || values.has(operation.value) || values.has('*'));
};

type PseudoClass = Extract<SelectorComponent, { type: 'pseudo-class' }>;

const isOfFrame = (part: PseudoClass, frame: FrameParts): boolean => {
  if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
    return part.selectors.some((each) => canMatch(each, frame));
  // The frame is English.
  return part.kind === 'lang' ? part.languages.includes('en') : !FOREIGN_STATES.has(part.kind);
};

const isInFrame = (part: SelectorComponent, frame: FrameParts): boolean => {
  switch (part.type) {
    case 'type':
      return frame.tags.has(part.name.toLowerCase());
    case 'class':
      return frame.classes.has(part.name);
    case 'id':
      return frame.ids.has(part.name);
    case 'attribute':
      return hasAttribute(part, frame);
    case 'pseudo-element':
      return !FOREIGN_PARTS.has(part.kind);
    case 'pseudo-class':
      return isOfFrame(part, frame);
    default:
      return true;
  }
};

/** Whether the frame has all that a selector names. In doubt it has: of `:not()` nothing is said, nor of what is inside of what. */
export function canMatch(selector: Selector, frame: FrameParts): boolean {
  return selector.every((part) => isInFrame(part, frame));
}
