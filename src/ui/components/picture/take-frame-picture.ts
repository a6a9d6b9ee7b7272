/**
 * Takes a picture that the early script has put into the page's frame, which React draws over (decision 13). It is there, or on
 * its way. The element itself can be shown elsewhere, and need not be fetched and decoded again.
 * @returns each picture once; undefined where there is none
 */
export const takeFramePicture = (src: string): HTMLImageElement | undefined => {
  const frame = document.getElementById('frame');
  // A picture has a class from when it is taken.
  const image = frame?.querySelector<HTMLImageElement>(`img[src='${CSS.escape(src)}']:not([class])`);
  if (image) image.className = '';
  return image ?? undefined;
};
