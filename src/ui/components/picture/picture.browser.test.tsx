import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { ImageSource } from '#domain/image-source.ts';
import { ReadyContext } from '../../hooks/ready-context.ts';
import { pictureAttributes } from './picture-attributes.ts';
import { Picture } from './picture.tsx';

const IMAGES: ImageSource = { baseUrl: 'data:image/svg+xml,', sized: false };
const PATH = "/<svg xmlns='http://www.w3.org/2000/svg' width='2' height='3'/>";

const draw = (paths: readonly string[], onLoad?: () => void) =>
  render(
    <ReadyContext value={{ status: 'ready', images: IMAGES }}>
      {paths.map((path, index) => (
        <Picture
          key={path + String(index)}
          path={path}
          use="row"
          alt={`Poster ${index}`}
          className="poster"
          onLoad={onLoad}
          fallback="No image found"
        />
      ))}
    </ReadyContext>,
  );

const frame = document.createElement('div');
const early = new Image();

beforeEach(async () => {
  frame.id = 'frame';
  early.removeAttribute('class');
  early.setAttribute('src', pictureAttributes(IMAGES, PATH, 'row').src);
  frame.replaceChildren(early);
  document.body.append(frame);
  await early.decode();
});

afterEach(() => frame.remove());

it('shows the very picture that the page’s frame has, with a text and a class of its own', async () => {
  await draw([PATH]);
  expect(page.getByRole('img', { name: 'Poster 0' }).element()).toBe(early);
  expect(early.className).toBe('poster');
  expect(early.isConnected).toBe(true);
});

it('tells of a picture that had come before', async () => {
  const onLoad = vi.fn<() => void>();
  await draw([PATH], onLoad);
  await expect.poll(() => onLoad.mock.calls.length).toBeGreaterThan(0);
});

it('takes each picture of the frame once, and makes others', async () => {
  await draw([PATH, PATH]);
  expect(page.getByRole('img', { name: 'Poster 0' }).element()).toBe(early);
  const other = page.getByRole('img', { name: 'Poster 1' }).element();
  expect(other).not.toBe(early);
  expect(other.getAttribute('src')).toBe(early.getAttribute('src'));
});

it('shows the fallback where the picture of the frame could not be fetched', async () => {
  early.src = pictureAttributes(IMAGES, '/none', 'row').src;
  await early.decode().catch(() => undefined);
  await draw(['/none']);
  await expect.element(page.getByText('No image found')).toBeVisible();
});
