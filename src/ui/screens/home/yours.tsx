import { ForYou } from './for-you/for-you.tsx';
import { MyCollections } from './my-collections.tsx';

/** What home shows of the visitor's own, at its end. */
export function Yours() {
  return (
    <>
      <MyCollections />
      <ForYou />
    </>
  );
}
