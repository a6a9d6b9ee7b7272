import { focusQuietly } from '../../hooks/focus-heading.ts';
import { canHaveFocus, giveFocusBeside, placeOf, type Place } from './heir-of-focus.ts';

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
