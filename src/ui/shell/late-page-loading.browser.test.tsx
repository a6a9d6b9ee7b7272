import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LatePageLoading } from './late-page-loading.tsx';

it('says that the page is loading only after 200 ms (product.md, Frame: loading screen)', async () => {
  const screen = await render(<LatePageLoading />);
  const text = screen.getByText('Loading page...');
  const [arrival] = document.getAnimations();
  arrival?.pause();
  if (arrival) arrival.currentTime = 199;
  await expect.element(text).not.toBeVisible();
  if (arrival) arrival.currentTime = 201;
  await expect.element(text).toBeVisible();
});
