import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { TitleName } from './title-name.tsx';

const ARABIC = { title: 'المنارة', name_language: 'ar' };

it('is one element, with the attributes that it is given, its language and its direction (product.md, Titles in one’s language: parts)', async () => {
  const { container } = await render(<TitleName as="h2" className="name" id="own" title={ARABIC} />);
  expect(container.innerHTML).toBe('<h2 class="name" id="own" lang="ar" dir="rtl">المنارة</h2>');
});

it('has what stands in it around the name', async () => {
  const { container } = await render(<TitleName title={ARABIC}>{(name) => <i>{name}</i>}</TitleName>);
  expect(container.innerHTML).toBe('<bdi lang="ar" dir="rtl"><i>المنارة</i></bdi>');
});

it('says no language where the title says none', async () => {
  const { container } = await render(<TitleName title={{}} />);
  expect(container.innerHTML).toBe('<bdi dir="auto">Untitled</bdi>');
});
