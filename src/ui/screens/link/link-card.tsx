import { useEffect } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import type { LinkDetails } from '#application/use-cases/links/link-titles.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import type { LinkTitle } from '#domain/links/link-list.ts';
import { senderText } from '#domain/links/sender-text.ts';
import { mediaTypeOf, type TitleRef, titleName, type Title } from '#domain/title.ts';
import { CardMeta } from '../../components/card/card-meta.tsx';
import { CardPlaceholder } from '../../components/card/card-skeleton.tsx';
import { TitleCardContents } from '../../components/card/title-card-contents.tsx';
import { Button } from '../../components/form/button.tsx';
import { Selectable } from '../../components/list/selecting/selecting.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { useCurrent } from '../../hooks/use-current.ts';
import { useNear } from '../../hooks/use-near.ts';
import card from '../../components/card/card.module.css';
import styles from './link-card.module.css';

/** What the sender says of a title, as theirs (product.md, Links: theirs). */
function SenderMarks({ theirs: shared, title }: { readonly theirs: LinkTitle; readonly title: Title }) {
  const text = senderText(shared);
  const { note } = shared;
  if (!text && note === undefined) return null;
  return (
    <div className={styles.sender}>
      {text && <p className={styles.facts}>{text}</p>}
      {note !== undefined && <SenderNote note={note} name={titleName(title)} />}
    </div>
  );
}

const load = () => import('../../components/dialog/dialog.tsx');

/** A note may be longer than a card is high. */
function SenderNote({ note, name }: { readonly note: string; readonly name: string }) {
  const { module, open, close } = useLateDialog(load);
  const title = `Their note: ${name}`;
  return (
    <>
      <button type="button" className={styles.note} aria-haspopup="dialog" aria-label={title} onClick={open}>
        Their note
      </button>
      {module && (
        <module.Dialog onClose={close} title={title}>
          <p className={styles.whole} dir="auto">
            {note}
          </p>
        </module.Dialog>
      )}
    </>
  );
}

interface LinkCardProps {
  readonly theirs: LinkTitle;
  readonly query: LoadableQuery<LinkDetails>;
  /** What the visitor, not the sender, knows about the title. */
  readonly mark: Mark | undefined;
}

/** The place of a title that the provider does not have any more (product.md, Links: loading). */
function GoneCard({ title }: { readonly title: TitleRef }) {
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

/** A little more than what is in sight: posters still have to come. */
const NEAR_PX = 300;

/** The place of a title that the provider has not answered for. It is asked for once it comes into sight. */
function AwaitedCard({ query, isFailed }: { readonly query: LoadableQuery<LinkDetails>; readonly isFailed: boolean }) {
  const [isNear, attach] = useNear(false, NEAR_PX);
  useEffect(() => (isNear ? query.activate() : undefined), [isNear, query]);
  return (
    <div ref={attach} className={styles.awaited}>
      {isFailed ? (
        <div className={styles.failed}>
          <p>This title could not be loaded.</p>
          <Button size="small" onClick={() => query.retry()}>
            Try Again
          </Button>
        </div>
      ) : (
        <CardPlaceholder />
      )}
    </div>
  );
}

/** A title of a shared list, in whichever state its details are. */
export function LinkCard({ theirs: shared, query, mark }: LinkCardProps) {
  const state = useCurrent(query.state$, () => query.state);
  if (state.status !== 'loaded') return <AwaitedCard query={query} isFailed={state.status === 'failed'} />;
  if (state.value === 'gone') return <GoneCard title={shared} />;
  return (
    <>
      <TitleCardContents title={state.value} heading="h2" use="grid" mark={mark} />
      <SenderMarks theirs={shared} title={state.value} />
      <Selectable title={state.value}>{null}</Selectable>
    </>
  );
}
