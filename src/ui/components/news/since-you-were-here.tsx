import { useEffect, useRef, useState } from 'react';
import { focusHeading } from '../../hooks/focus-heading.ts';
import { roomIsMade, useMakeRoom } from '../hiding/use-make-room.ts';
import { NewsBlock } from './news-block.tsx';
import { useNews } from './use-news.ts';

interface SinceYouWereHereProps {
  readonly className?: string | undefined;
}

type Known = NonNullable<ReturnType<typeof useNews>> & SinceYouWereHereProps;

function Block({ told, gotIt, className }: Known) {
  const block = useRef<HTMLElement>(null);
  useMakeRoom(block, true);
  const know = () => {
    // The pressed button goes.
    const main = block.current?.closest('main');
    if (main) focusHeading(main);
    gotIt();
  };
  return <NewsBlock ref={block} className={className} told={told} onGotIt={know} />;
}

/** Tells what is new since the visitor was here, and is absent while nothing is (product.md, News: place). */
export function SinceYouWereHere(props: SinceYouWereHereProps) {
  const known = useNews();
  const isThere = known !== undefined;
  const [isFree, setFree] = useState(false);
  // Two that come at once would shift what is below both.
  useEffect(() => {
    if (isThere) void roomIsMade().then(() => setFree(true));
  }, [isThere]);
  return known && isFree && <Block {...known} {...props} />;
}
