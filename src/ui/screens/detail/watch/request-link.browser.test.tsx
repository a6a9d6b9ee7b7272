import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { openWatch } from '#fixtures/ui/open-watch.tsx';

const request = page.getByRole('link', { name: /^Ask for it on/ });
const edition = { requestUrl: 'https://requests.example' };

beforeEach(() => page.viewport(1280, 900));

const open = async (visit?: Parameters<typeof openWatch>[0]) => {
  const harness = await openWatch({ edition, isDemo: false, ...visit });
  await harness.load();
  await expect.element(page.getByRole('button', { name: /^Germany|^Choose your country/ })).toBeVisible();
  return harness;
};
const nowhere = { options: { optionsOf: async () => NO_OFFERS } };

// product.md, Where to watch: request.
describe('the way to ask the host for a title', () => {
  it.each([
    ['https://requests.example', '/movie/603', 'https://requests.example/movie/603'],
    ['https://requests.example/', '/tv/1396', 'https://requests.example/tv/1396'],
    ['https://home.example:5055/requests/', '/movie/603', 'https://home.example:5055/requests/movie/603'],
    ['http://[::1]:5055/requests', '/tv/1396', 'http://[::1]:5055/requests/tv/1396'],
  ])('on %s leads from %s to %s, in a tab of its own, and says nothing of this page', async (url, at, href) => {
    await open({ at, edition: { requestUrl: url } });
    await expect.element(request).toHaveAttribute('href', href);
    await expect.element(request).toHaveAttribute('target', '_blank');
    await expect.element(request).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(request).toHaveTextContent(`Ask for it on ${new URL(url).host}`);
  });

  it.each([
    ['no service has been chosen', {}],
    ['none of the visitor’s services streams it', { choices: { watchServices: [9] } }],
    ['no service at all has it', nowhere],
    ['no country is known', { languages: () => [] }],
  ])('is there where %s', async (_, visit) => {
    await open(visit);
    await expect.element(request).toBeVisible();
  });

  it('is absent where one of the visitor’s services streams it', async () => {
    await open({ choices: { watchServices: [2] } });
    await expect.element(page.getByText('Data by JustWatch')).toBeVisible();
    expect(request.elements()).toEqual([]);
  });

  it.each([
    ['of a host that takes none', { edition: { requestUrl: '' } }],
    ['for a title that is made up', { isDemo: true }],
  ])('is absent %s', async (_, visit) => {
    await open({ ...nowhere, ...visit });
    await expect.element(page.getByText('Not on any service we know of in Germany.')).toBeVisible();
    expect(request.elements()).toEqual([]);
  });

  it('comes without moving what is below', async () => {
    let answer = () => {};
    const { section, clock } = await open({
      options: { optionsOf: () => new Promise((resolve) => (answer = () => resolve(NO_OFFERS))) },
    });
    const below = () => page.getByRole('region', { name: 'Cast' }).element().getBoundingClientRect().top;
    await expect.element(section.getByText('Loading...')).toBeInTheDocument();
    const before = below();
    answer();
    await clock.settle();
    await expect.element(request).toBeVisible();
    expect(below()).toBe(before);
  });
});
