import type { UpNextShow } from '#application/use-cases/shows/shows-in-book.ts';
import { isNextKnown } from '#domain/shows/next-of-show.ts';
import { nextText } from '#domain/shows/next-text.ts';
import { useLibrary } from '../../hooks/use-library.ts';

interface NextFactsProps {
  readonly of: UpNextShow;
}

/** What comes next of a show, and what the episode is called, unless that is veiled (product.md, Up next: shows). */
export function NextFacts({ of: { now, seen } }: NextFactsProps) {
  const isVeiled = useLibrary(({ preferences }) => preferences.veilsUnseen === true) && !isNextKnown(now, seen);
  const name = now.status === 'next' && !isVeiled ? now.next.episode.name : '';
  return (
    <>
      <span>{nextText(now)}</span> {name && <span dir="auto">{name}</span>}
    </>
  );
}
