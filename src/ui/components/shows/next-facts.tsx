import type { UpNextShow } from '#application/use-cases/shows/cached-shows.ts';
import { isNextKnown } from '#domain/shows/next-of-show.ts';
import { nextText } from '#domain/shows/next-text.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { textAttributes } from '../title/text-attributes.ts';

/** What comes next of a show, and what the episode is called, unless that is veiled (product.md, Up next: shows). */
export function NextFacts({ of: { now, seen } }: { readonly of: UpNextShow }) {
  const isVeiled = useLibrary(({ preferences }) => preferences.veilsUnseen === true) && !isNextKnown(now, seen);
  const episode = now.status === 'next' && !isVeiled ? now.next.episode : undefined;
  return (
    <>
      <span>{nextText(now)}</span>{' '}
      {episode?.name && <span {...textAttributes(episode.name, episode.name_language)}>{episode.name}</span>}
    </>
  );
}
