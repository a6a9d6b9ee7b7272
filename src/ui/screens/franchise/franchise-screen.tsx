import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import type { SaveTarget } from '#application/use-cases/lists/save-titles.ts';
import { readId } from '#domain/addresses/read-id.ts';
import type { Franchise } from '#domain/details/franchise.ts';
import { previewOf } from '#domain/format/excerpt.ts';
import { printedTitle } from '#domain/format/printed-title.ts';
import { seenOf } from '#domain/format/seen-of.ts';
import type { Title } from '#domain/title.ts';
import { TitleCardContents } from '../../components/card/title-card-contents.tsx';
import { AskedPage } from '../../components/feedback/asked-page.tsx';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { useFranchise } from '../../components/franchise/use-franchise.ts';
import { useSeenCount } from '../../components/franchise/use-seen-count.ts';
import { ListedTitles, ListSkeleton } from '../../components/list/listed-titles.tsx';
import { SAVE_TARGETS, SaveButton } from '../../components/list/save-button.tsx';
import { classNames } from '../../components/page/class-names.ts';
import { PageHead } from '../../components/page/head/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { InEnglish } from '../../components/title/in-english.tsx';
import { textAttributes } from '../../components/title/text-attributes.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import styles from './franchise-page.module.css';

interface FranchiseContentsProps {
  /** Undefined while it is loaded. */
  readonly franchise: Franchise | undefined;
  readonly onSave: (target: SaveTarget, franchise: Franchise) => void;
}

const PLACEHOLDERS = 6;
const NO_PARTS: readonly Title[] = [];

/** Placeholders for the text, the actions and the first parts. */
function FranchiseSkeleton() {
  return (
    <>
      <div className={classNames(styles.overview, styles.lines)} aria-hidden="true">
        <Placeholder />
        <Placeholder />
      </div>
      <div className={styles.actions} aria-hidden="true">
        {SAVE_TARGETS.map((target) => (
          <Placeholder key={target} className={styles.buttonPlaceholder} />
        ))}
      </div>
      <ListSkeleton count={PLACEHOLDERS} />
    </>
  );
}

/** What to do with all of a series, and its parts: those too that the visitor is not interested in, for it would not be whole without them. */
function WholeFranchise({ franchise, onSave }: FranchiseContentsProps & { readonly franchise: Franchise }) {
  const { name, parts } = franchise;
  const markOf = useMarkOf();
  const draw = useCallback(
    (part: Title) => <TitleCardContents title={part} heading="h2" use="grid" mark={markOf(part)} />,
    [markOf],
  );
  const printed = (part: Title) => printedTitle(part, markOf(part)?.note);
  if (parts.length === 0) return <p className={styles.overview}>Nothing of it is in the catalogue.</p>;
  return (
    <>
      <div className={styles.actions}>
        {SAVE_TARGETS.map((target) => (
          <SaveButton key={target} target={target} onSave={() => onSave(target, franchise)} />
        ))}
      </div>
      <ListedTitles dense look="grid" label={name} titles={parts} {...{ draw, printed }} />
    </>
  );
}

/** A series: what it says of itself, what to do with all of it, and its parts. */
function FranchiseContents({ franchise, onSave }: FranchiseContentsProps) {
  const parts = franchise?.parts ?? NO_PARTS;
  const seen = seenOf(useSeenCount(parts), parts.length);
  const isKnown = franchise !== undefined;
  return (
    <>
      <PageHead
        title={franchise?.name}
        language={franchise?.name_language}
        value={isKnown && parts.length === 0 ? undefined : seen}
        isValueKnown={isKnown}
      />
      {franchise?.overview && (
        <>
          <p className={styles.overview} {...textAttributes(franchise.overview, franchise.overview_language)}>
            {franchise.overview}
          </p>
          <InEnglish className={styles.english} language={franchise.overview_language} />
        </>
      )}
      {franchise ? <WholeFranchise franchise={franchise} onSave={onSave} /> : <FranchiseSkeleton />}
    </>
  );
}

/** A series of movies, or the reason why none can be shown. */
function FranchisePage({ id }: { readonly id: number }) {
  const { asked, facade, retry } = useFranchise(id, true);
  const franchise = asked.status === 'loaded' ? asked.value : undefined;
  return (
    <AskedPage section="Franchise" asked={asked} onRetry={retry} className={styles.page}>
      {franchise ? (
        <PageMeta title={`${franchise.name}, Matinee`} description={previewOf(franchise.overview)} />
      ) : (
        <PageMeta title="Matinee" />
      )}
      <FranchiseContents
        franchise={franchise}
        onSave={(target, all) => facade?.saveFranchise.execute(target, all).subscribe()}
      />
    </AskedPage>
  );
}

/** The screen at `/franchise/{id}` (product.md, Franchise: screen). */
export function FranchiseScreen() {
  const { id = '' } = useParams();
  const franchiseId = readId(id);
  return franchiseId === undefined ? <NotFound /> : <FranchisePage key={franchiseId} id={franchiseId} />;
}
