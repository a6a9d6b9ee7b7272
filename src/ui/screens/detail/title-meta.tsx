import type { Loadable } from '#application/views/loadable-view.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleName } from '#domain/title.ts';
import { PageMeta } from '../../components/page/page-meta.tsx';

interface TitleMetaProps {
  readonly details: Loadable<TitleDetails>;
}

/** What the tab and search engines call this page. */
export function TitleMeta({ details }: TitleMetaProps) {
  if (details.status === 'failed') return <PageMeta title="Failed to Load Details, Matinee" />;
  if (details.status === 'loading') return <PageMeta title="Matinee" />;
  const { overview } = details.value;
  const title = `${titleName(details.value)}, Matinee`;
  return overview ? <PageMeta title={title} description={overview} /> : <PageMeta title={title} />;
}
