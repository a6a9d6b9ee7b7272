/** What browsers call a key that an input method has taken. Safari tells of the last one only after the conversion has ended. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key belongs to a conversion, as of Japanese or Chinese: it is the input method's, and not meant for the page. */
const isOfConversion = (event: KeyboardEvent): boolean =>
  // Its type calls `keyCode` deprecated. Nothing else tells of Safari's last key.
  event.isComposing || Reflect.get(event, 'keyCode') === TAKEN_BY_INPUT_METHOD;

const withhold = (event: KeyboardEvent): void => {
  if (!isOfConversion(event)) return;
  event.stopPropagation();
  // Otherwise some browsers would empty a search field.
  if (event.key === 'Escape') event.preventDefault();
};

/**
 * Withholds the keys of a conversion from everything in the page that hears keys, libraries included (product.md, Input: conversions). It
 * is the first to hear of a key. The text itself comes by other events.
 * @returns a function that ends it
 */
export const guardConversions = (): (() => void) => {
  window.addEventListener('keydown', withhold, true);
  window.addEventListener('keyup', withhold, true);
  return () => {
    window.removeEventListener('keydown', withhold, true);
    window.removeEventListener('keyup', withhold, true);
  };
};
