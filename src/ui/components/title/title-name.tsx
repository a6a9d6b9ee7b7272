import type { ElementType, ReactNode } from 'react';
import { titleName, type Title } from '#domain/title.ts';
import { textAttributes } from './text-attributes.ts';

type Named = Pick<Title, 'title' | 'name' | 'name_language'>;

interface TitleNameProps {
  readonly title: Named;
  /** The element, or the component, that has the name in it, with the attributes of its own that are given here. */
  readonly as?: ElementType;
  /** What stands in it, where that is more than the name alone: a link. */
  readonly children?: (name: string) => ReactNode;
  readonly [attribute: string]: unknown;
}

/**
 * The name of a title, wherever it is shown, in an element that says its language and direction (product.md, Titles in one’s language: parts).
 * Nothing else prints one. A card calls it, and does not mount it: that would be one node more.
 */
export function TitleName({ title, as: Element = 'bdi', children, ...attributes }: TitleNameProps) {
  const name = titleName(title);
  return (
    <Element {...attributes} {...textAttributes(name, title.name_language)}>
      {children ? children(name) : name}
    </Element>
  );
}
