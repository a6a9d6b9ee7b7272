/** What a press is for; whatever is pressed within one is pressed as a whole. */
const CONTROLS = 'a[href], button, summary, label, input, select, textarea, [role="button"], [role="tab"]';

/** What is pressed: an element, and what it is about. */
interface PressedThing {
  readonly element: Element;
  /** Whether it is a control, and not only a place on the page. */
  readonly isControl: boolean;
  /** Changes when an element that stays is there for something else: a link by its address, others by `data-item` on or around them. */
  readonly about: string;
}

/** A label is pressed for its field. */
const controlOf = (element: Element): Element | null => {
  const control = element.closest(CONTROLS);
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
};

const thingAt = (target: EventTarget | null): PressedThing | undefined => {
  if (!(target instanceof Element)) return undefined;
  const control = controlOf(target);
  const element = control ?? target;
  const item = element.closest('[data-item]')?.getAttribute('data-item');
  return { element, isControl: control !== null, about: `${element.getAttribute('href')} ${item}` };
};

const isSameThing = (one: PressedThing | undefined, other: PressedThing | undefined): boolean =>
  one?.element === other?.element && one?.about === other?.about;

/** Two presses that are no farther apart, in time and place, are one double press. In milliseconds, and in CSS pixels. */
const DOUBLE_PRESS = { ms: 300, px: 24 };

interface Press {
  readonly thing: PressedThing | undefined;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** Whether the browser says which click of several it is: of a mouse, by the visitor's own setting; not all do so for a finger. */
  readonly isCounted: boolean;
  /** The first of a double press; none in a single one. */
  readonly first?: Press | undefined;
}

/** Firefox begins to count anew where another element is pressed: there, time and place tell of two presses. */
const COUNTS_BY_ELEMENT = CSS.supports('-moz-appearance', 'none');

const refuse = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const isSoonAfter = (before: Press, press: Press): boolean =>
  press.at - before.at < DOUBLE_PRESS.ms && Math.hypot(press.x - before.x, press.y - before.y) < DOUBLE_PRESS.px;

/** Whether what was pressed is still where it was pressed. What is beside it was there, too. */
const isThere = ({ thing, x, y }: Press): boolean => isSameThing(thing, thingAt(document.elementFromPoint(x, y)));

const isForeign = ({ thing, first }: Press): boolean =>
  first !== undefined && !isSameThing(first.thing, thing) && !isThere(first);

/** What a pointer presses. */
class PointerPresses {
  private before: Press | undefined;
  private press: Press | undefined;
  private isRefused = false;

  readonly begin = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    const { target, clientX: x, clientY: y, timeStamp: at, pointerType } = event;
    const thing = thingAt(target);
    const isCounted = pointerType !== 'touch';
    const press = { thing, x, y, at, isCounted };
    this.before = this.press;
    this.press = press;
    this.isRefused = false;
    // The count comes too late for what is closed when a press begins beside it.
    const waits = isCounted && thing?.isControl === true;
    if (!waits && this.before && isSoonAfter(this.before, press)) this.join();
    if (this.isRefused) refuse(event);
  };

  /** What follows is by a key: Firefox counts the click of that, too. */
  readonly forget = (): void => {
    this.press = undefined;
  };

  /** For what a browser tells of a press after its beginning; of one by a script it counts no clicks. */
  readonly goOn = (event: MouseEvent): void => {
    if (event.detail === 0 || event.button !== 0 || !this.press) return;
    if (event.type === 'mousedown' && this.isOneMore(event.detail)) this.join();
    if (this.isRefused || (event.type === 'click' && this.isElsewhere(event.target))) refuse(event);
  };

  /** @param count of the clicks of this press and those before it */
  private isOneMore(count: number): boolean {
    const { before, press } = this;
    if (!before || !press?.isCounted) return false;
    return count > 1 || (COUNTS_BY_ELEMENT && isSoonAfter(before, press));
  }

  /** The press is one more of those before it. */
  private join(): void {
    if (!this.press || !this.before) return;
    this.press = { ...this.press, first: this.before.first ?? this.before };
    this.isRefused = isForeign(this.press);
  }

  private isElsewhere(target: EventTarget | null): boolean {
    const begun = this.press?.thing;
    const ended = thingAt(target);
    return !isSameThing(begun, ended) && (begun?.isControl === true || ended?.isControl === true);
  }
}

/** Keys that press or close what has the focus. */
const PRESSING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);

/** What keys press that are held down. */
class KeyPresses {
  private readonly held = new Map<string, PressedThing | undefined>();

  readonly press = (event: KeyboardEvent): void => {
    if (!PRESSING_KEYS.has(event.key)) return;
    const thing = thingAt(document.activeElement);
    if (!event.repeat) this.held.set(event.key, thing);
    else if (this.held.has(event.key) && !isSameThing(this.held.get(event.key), thing)) refuse(event);
  };

  readonly release = (event: KeyboardEvent): void => {
    // The space bar presses when it is let go.
    if (event.key === ' ' && this.held.has(' ') && !isSameThing(this.held.get(' '), thingAt(document.activeElement)))
      refuse(event);
    this.held.delete(event.key);
  };
}

/**
 * A press belongs to what was there when it began, and so do the second of two and a key that is held (product.md, Input: presses): where
 * something else has come into its place since, the press does nothing. Pressing the same again and again goes on.
 * @returns a function that ends it
 */
export const guardPresses = (): (() => void) => {
  const left = new AbortController();
  const options = { capture: true, signal: left.signal };
  const pointer = new PointerPresses();
  const keys = new KeyPresses();
  window.addEventListener('pointerdown', pointer.begin, options);
  for (const told of ['mousedown', 'mouseup', 'click'] as const) window.addEventListener(told, pointer.goOn, options);
  window.addEventListener('keydown', pointer.forget, options);
  window.addEventListener('keydown', keys.press, options);
  window.addEventListener('keyup', keys.release, options);
  return () => left.abort();
};
