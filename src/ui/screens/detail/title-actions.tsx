import type { TitleDetails } from '#domain/title-details.ts';
import { titleKey, titleName } from '#domain/title.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { latePart } from '../../hooks/code/late-component.tsx';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { useCreateCollection } from '../../hooks/use-create-collection.ts';
import { useSavedToggle } from '../../hooks/use-saved-toggle.ts';
import styles from './title-article.module.css';

const load = () => import('../../components/list/collecting/add-to-collection-dialog.tsx');

/** Opens the add-to-collection modal. It stays open, because a title may go into several collections (product.md, Detail: actions). */
function Collect({ title }: { readonly title: TitleDetails }) {
  const withLists = useFacade('lists');
  const create = useCreateCollection();
  const { module, open, close } = useLateDialog(load, 'Failed to add to collection');

  return (
    <>
      <Button icon={ICONS.stack} aria-haspopup="dialog" onClick={open}>
        Collection
      </Button>
      {module && (
        <module.AddToCollectionDialog
          titles={[title]}
          of={titleKey(title)}
          onChoose={(key) => void withLists(({ collections }) => collections.add(key, title))}
          onCreate={(collection, onDone) =>
            void create(collection, (key, { collections }) => {
              collections.add(key, title);
              onDone();
            })
          }
          onClose={close}
        />
      )}
    </>
  );
}

const TitleMore = latePart(() => import('./title-more.tsx'), 'TitleMore');

/** The actions that a visitor can do with a title besides watching it (product.md, Detail: actions). */
export function TitleActions({ title }: { readonly title: TitleDetails }) {
  const withLinks = useFacade('links');
  const watchlist = useSavedToggle('watchlist', title);
  const favorites = useSavedToggle('favorites', title);
  const link = { title: titleName(title), url: window.location.href };
  const share = () => void withLinks(({ shareLink }) => void shareLink.execute(link));

  return (
    <div className={styles.actions}>
      <Button icon={ICONS.ticket} {...watchlist}>
        Watchlist
      </Button>
      <Button icon={ICONS.heart} {...favorites}>
        Favorite
      </Button>
      <Collect title={title} />
      <Button icon={ICONS.share} onClick={share}>
        Share
      </Button>
      {/* It is the last of its row: nothing moves when it comes. */}
      <div className={styles.more}>
        <TitleMore title={title} />
      </div>
    </div>
  );
}
