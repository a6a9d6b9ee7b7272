import { focusHeading, focusQuietly } from '../../hooks/focus-heading.ts';

const FOCUSABLE = 'a[href], button, summary, select, input:not([type="hidden"]), textarea, [tabindex="0"]';
/** A phone's keyboard would come up for these, and the visitor did not ask for it. */
const TYPED_INTO =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])';
/** What says where the visitor is, where nothing beside is left. */
const REGIONS = '[role="dialog"], section, main';

/** Where an element is or was: its parent, and what stood before and behind it. */
export interface Place {
  readonly parent: Element | null;
  readonly before: Element | null;
  readonly behind: Element | null;
}

export const placeOf = (element: Element): Place => ({
  parent: element.parentElement,
  before: element.previousElementSibling,
  behind: element.nextElementSibling,
});

/** Whether an element can have the focus: what is gone, hidden, inert or disabled cannot. */
export const canHaveFocus = (element: Element): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled') &&
  !element.closest('[inert]');

const isHeir = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(FOCUSABLE) &&
  element.tabIndex >= 0 &&
  !element.matches(TYPED_INTO) &&
  canHaveFocus(element);

const heirsIn = (element: Element): readonly HTMLElement[] =>
  [element, ...element.querySelectorAll(FOCUSABLE)].filter(isHeir);

/** What stands there now: where something else has come into the place, that is first. */
const followers = ({ parent, before, behind }: Place): readonly Element[] => {
  const first = before ? (before.isConnected ? before.nextElementSibling : behind) : parent?.firstElementChild;
  const siblings = [...(parent?.children ?? [])];
  return first && siblings.includes(first) ? siblings.slice(siblings.indexOf(first)) : [];
};

const predecessors = ({ parent }: Place, following: readonly Element[]): readonly Element[] =>
  [...(parent?.children ?? [])].filter((each) => !following.includes(each)).toReversed();

/** The next choice behind a place, else the one before it; of several in one item that which is like the one that had the focus. */
const heirBeside = (place: Place, lost: Element): HTMLElement | undefined => {
  const isLike = ({ tagName, className }: HTMLElement) => tagName === lost.tagName && className === lost.className;
  const following = followers(place).filter((each) => each !== lost);
  for (const next of following) {
    const heirs = heirsIn(next);
    if (heirs.length > 0) return heirs.find(isLike) ?? heirs[0];
  }
  for (const former of predecessors(place, [...following, lost])) {
    const heirs = heirsIn(former);
    if (heirs.length > 0) return heirs.find(isLike) ?? heirs.at(-1);
  }
  return place.parent && !place.parent.matches(REGIONS) ? heirBeside(placeOf(place.parent), lost) : undefined;
};

const focusRegion = (inside: Element | null): void => {
  const region = inside?.closest<HTMLElement>(REGIONS) ?? document.querySelector('main');
  if (!region) return;
  if (region.localName === 'main') focusHeading(region);
  else focusQuietly(region.querySelector<HTMLElement>('h1, h2, h3') ?? region);
};

/** Gives the focus to what is beside the place of the element that has lost it, else to the heading above. */
export const giveFocusBeside = (place: Place, lost: Element): void => {
  const heir = heirBeside(place, lost);
  if (heir) heir.focus({ preventScroll: true });
  else focusRegion(place.parent);
};
