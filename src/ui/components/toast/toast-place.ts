const NAME = 'toasts';

/**
 * The place of the toasts: an element beside the page, as an open dialog hides the page. It is there before the first toast, so that a
 * dialog can let the focus go to toasts that come later.
 */
export const toastPlace = (): HTMLElement => {
  const known = document.querySelector<HTMLElement>(`[data-place="${NAME}"]`);
  if (known) return known;
  const place = document.createElement('div');
  place.dataset['place'] = NAME;
  // A dialog hides what is beside it, but for live regions.
  place.setAttribute('aria-live', 'off');
  return document.body.appendChild(place);
};
