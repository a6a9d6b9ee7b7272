import { NEVER } from 'rxjs';
import { IndexedDbChangeLog } from '#adapters/log/indexed-db-change-log.ts';

/** Tells no other tab that it has grown. */
export class SilentChangeLog extends IndexedDbChangeLog {
  override readonly grown$ = NEVER;
}
