const FIELDS = 'input:not([type="hidden"]):enabled, select:enabled, textarea:enabled';
const CHOICES = 'a[href], button:enabled:not([aria-disabled="true"])';

/** Where focus belongs when a dialog opens (design.md, Accessibility): the first field, else the first enabled choice. */
export const firstChoice = (body: HTMLElement): HTMLElement | null =>
  body.querySelector<HTMLElement>(FIELDS) ?? body.querySelector<HTMLElement>(CHOICES);
