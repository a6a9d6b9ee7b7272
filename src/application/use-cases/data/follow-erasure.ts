import type { LibraryRepository } from '../../library/library-repository.ts';
import type { Browser } from '../../ports/browser.ts';
import type { TabChannel } from '../../ports/library/tab-channel.ts';
import type { DraftMemory } from '../../ports/memories/draft-memory.ts';
import type { ScrollMemory } from '../../ports/memories/scroll-memory.ts';

interface FollowErasureDeps {
  /** The repository, once it is opened: a tab hears of it before that, too. */
  readonly opened: () => Pick<LibraryRepository, 'stop' | 'lifetime'> | undefined;
  readonly tabs: TabChannel;
  readonly browser: Pick<Browser, 'startOver'>;
  readonly scrollMemory: Pick<ScrollMemory, 'forget'>;
  readonly draftMemory: Pick<DraftMemory, 'forget'>;
}

/**
 * Starts over, without saving, when the visitor has everything erased from another tab. Lists that end with their window are no other
 * tab's.
 */
export const followErasure = ({
  opened,
  tabs,
  browser,
  scrollMemory,
  draftMemory,
}: FollowErasureDeps): (() => void) => {
  const subscription = tabs.erased$.subscribe(() => {
    const repository = opened();
    if (repository?.lifetime === 'window') return;
    void repository?.stop();
    scrollMemory.forget();
    draftMemory.forget();
    browser.startOver();
  });
  return () => subscription.unsubscribe();
};
