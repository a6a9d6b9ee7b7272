import { cutText } from '../library/names/text-length.ts';
import { LINK_NAME_MAX, type LinkList } from './link-list.ts';

const ANSWER = 'Answer to ';

/** What the answer to a shared list is called, as far as a link has room; the answer to an answer as that (product.md, Links: answer). */
export const answerName = ({ name }: Pick<LinkList, 'name'>): string => {
  const asked = name?.startsWith(ANSWER) ? name.slice(ANSWER.length) : name;
  return cutText(`${ANSWER}${asked ?? 'a shared list'}`, LINK_NAME_MAX);
};
