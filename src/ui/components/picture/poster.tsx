import { classNames } from '../page/class-names.ts';
import { NoImage } from './no-image.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import styles from './poster.module.css';

/**
 * A 2:3 picture in a box that keeps its size, or 'No image found' (product.md, Cards: poster). A card calls it, and does not
 * mount it: that would be one node more.
 */
export function Poster({ className, ...picture }: Omit<PictureProps, 'fallback'>) {
  return (
    <span className={classNames(styles.poster, className)}>
      <Picture {...picture} fallback={<NoImage isDecoration={!picture.alt} />} />
    </span>
  );
}
