import { useParams } from 'react-router-dom';
import { titleKey } from '#domain/title.ts';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { findTitleId } from '../../hooks/find-title-id.ts';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { TitleScreen } from './title-screen.tsx';

/** The screen at `/{explore}/{id}`: one movie or show (product.md, Detail: facts). */
export function DetailScreen() {
  const { explore, id } = useParams();
  const entry = useHistoryKey();
  const title = findTitleId(explore, id);
  // The key is needed: with another stream, one render would still show the title before.
  return title ? <TitleScreen key={`${entry} ${titleKey(title)}`} id={title} /> : <NotFound />;
}
