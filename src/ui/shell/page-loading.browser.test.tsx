import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageLoading } from './page-loading.tsx';

it.each([
  ['Loading page...', undefined],
  ['Loading your lists...', 'Loading your lists...'],
])('says %j where it is given %j (product.md, Frame: loading screen)', async (shown, text) => {
  const screen = await render(<PageLoading {...(text !== undefined && { text })} />);
  await expect.element(screen.getByText(shown, { exact: true })).toBeVisible();
});
