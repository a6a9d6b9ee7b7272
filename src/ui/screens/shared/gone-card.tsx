import { typeLabel } from '#domain/format/type-label.ts';
import { mediaTypeOf, type TitleRef } from '#domain/title.ts';
import { CardMeta } from '../../components/card/card-meta.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import card from '../../components/card/card.module.css';

/** The place of a title that the provider does not have any more (product.md, Sharing: loading). */
export function GoneCard({ title }: { readonly title: TitleRef }) {
  return (
    <>
      <div className={card.link}>
        <Poster path={null} use="grid" />
        <p className={card.title}>This title is no longer available.</p>
      </div>
      <CardMeta facts={[typeLabel(mediaTypeOf(title))]} />
    </>
  );
}
