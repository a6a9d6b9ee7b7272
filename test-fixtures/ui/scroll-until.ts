/** Scrolls until the end of the first list is this far below the window, and lets observers tell. */
export const scrollUntil = async (pixelsBelow: number): Promise<void> => {
  const end = document.querySelector('ul:has(h2, h3)')?.getBoundingClientRect().bottom ?? 0;
  window.scrollBy(0, end - window.innerHeight - pixelsBelow);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await new Promise((done) => setTimeout(done, 50));
};
