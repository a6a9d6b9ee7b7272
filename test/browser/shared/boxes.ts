import type { Locator } from '@playwright/test';

/** Where a part of the page is, in pixels of the window. */
export const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not in the page.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Where a text begins, whatever room its element has. */
export const textStartOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });

/** Whether two parts lie over one another. */
export const meet = async (one: Locator, other: Locator) => {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.right && a.right > b.x && a.y < b.bottom && a.bottom > b.y;
};
