/** What a press is for; whatever is pressed within one is pressed as a whole. */
const CONTROLS = 'a[href], button, summary, label, input, select, textarea, [role="button"], [role="tab"]';

/** What is pressed: an element, and what it is about. */
export interface PressedThing {
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

export const thingAt = (target: EventTarget | null): PressedThing | undefined => {
  if (!(target instanceof Element)) return undefined;
  const control = controlOf(target);
  const element = control ?? target;
  const item = element.closest('[data-item]')?.getAttribute('data-item');
  return { element, isControl: control !== null, about: `${element.getAttribute('href')} ${item}` };
};

export const isSameThing = (one: PressedThing | undefined, other: PressedThing | undefined): boolean =>
  one?.element === other?.element && one?.about === other?.about;
