import { focusHeading, focusQuietly } from '../../hooks/focus/focus-heading.ts';

const FOCUSABLE = 'a[href], button, summary, select, input:not([type="hidden"]), textarea, [tabindex="0"]';
/** A phone's keyboard would come up for these, and the visitor did not ask for it. */
const TYPED_INTO =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])';
/** What says where the visitor is, where nothing beside is left. */
const REGIONS = '[role="dialog"], section, main';

/** Where an element is or was: its parent, and what stood before and behind it. */
interface Place {
  readonly parent: Element | null;
  readonly before: Element | null;
  readonly behind: Element | null;
}

const placeOf = (element: Element): Place => ({
  parent: element.parentElement,
  before: element.previousElementSibling,
  behind: element.nextElementSibling,
});

/** Whether an element can have the focus: what is gone, hidden, inert or disabled cannot. */
const canHaveFocus = (element: Element): boolean =>
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
const giveFocusBeside = (place: Place, lost: Element): void => {
  const heir = heirBeside(place, lost);
  if (heir) heir.focus({ preventScroll: true });
  else focusRegion(place.parent);
};

const CHANGES = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'inert'] };

/** Whether the focus is nowhere. A dialog takes it itself when what had it is gone. */
const isNowhere = (): boolean => {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.matches('[role="dialog"]');
};

/** The place from which an element was taken, by the changes that the browser tells of; undefined where it was not. */
const placeInRecords = (records: readonly MutationRecord[], element: Element): Place | undefined => {
  let gone: Node = element;
  let place: Place | undefined;
  // What was taken out may have been taken out of something that was taken out as well.
  for (const { target, removedNodes, previousSibling, nextSibling } of records) {
    if (![...removedNodes].some((each) => each.contains(gone))) continue;
    const siblings = [previousSibling, nextSibling].map((each) => (each instanceof Element ? each : null));
    place = { parent: target as Element, before: siblings[0] ?? null, behind: siblings[1] ?? null };
    gone = target;
  }
  return place;
};

class FocusKeeper {
  /** Has the focus, or has lost it without the visitor's doing. */
  private focused: Element | undefined;
  private isOver = false;
  private lost: { readonly place: Place; readonly element: Element } | undefined;
  private readonly changes = new MutationObserver((records) => this.look(records));

  start(): () => void {
    const left = new AbortController();
    const options = { capture: true, signal: left.signal };
    document.addEventListener('focusin', ({ target }) => this.note(target), options);
    document.addEventListener(
      'focusout',
      ({ relatedTarget }) => relatedTarget ?? setTimeout(() => this.leave()),
      options,
    );
    this.note(document.activeElement);
    this.changes.observe(document.body, CHANGES);
    return () => {
      this.isOver = true;
      left.abort();
      this.changes.disconnect();
    };
  }

  private note(target: EventTarget | null): void {
    if (target instanceof Element && !isNowhere()) this.focused = target;
  }

  /** The visitor has left what had the focus, unless that has gone. */
  private leave(): void {
    if (this.isOver || !this.focused || this.lost || document.activeElement !== document.body) return;
    if (canHaveFocus(this.focused)) this.focused = undefined;
    else this.lose(placeOf(this.focused), this.focused);
  }

  private look(records: readonly MutationRecord[]): void {
    if (!this.focused) return;
    const isTold = records.some(({ type, target }) => type === 'attributes' && target.contains(this.focused ?? null));
    const place = placeInRecords(records, this.focused) ?? (isTold ? placeOf(this.focused) : undefined);
    if (place && (isTold || isNowhere())) this.lose(place, this.focused);
  }

  private lose(place: Place, element: Element): void {
    if (this.lost) return;
    this.lost = { place, element };
    // What knows better where the focus belongs has given it by then.
    requestAnimationFrame(() => setTimeout(() => this.settle()));
  }

  private settle(): void {
    const { lost } = this;
    this.lost = undefined;
    if (this.isOver || !lost || !isNowhere()) return;
    // It was only moved.
    if (canHaveFocus(lost.element)) focusQuietly(lost.element as HTMLElement);
    else giveFocusBeside(lost.place, lost.element);
  }
}

/**
 * Keeps the focus where an act takes away, moves, hides or disables what has it: it goes to what is beside (product.md, Input: focus). It
 * is for all acts; one that has a better place for the focus gives it at once.
 * @returns a function that ends it
 */
export const keepFocus = (): (() => void) => new FocusKeeper().start();
