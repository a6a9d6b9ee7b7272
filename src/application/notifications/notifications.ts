import { BehaviorSubject, EMPTY, switchMap, take, timer, type Observable } from 'rxjs';
import {
  DEFAULT_NOTIFICATION_MS,
  NOTIFICATION_MS,
  type Notification,
  type NotificationAction,
  type NotificationType,
} from '#domain/notification.ts';
import type { Clock } from '../ports/clock.ts';

interface NewNotification {
  /** Looks like a blank one when absent. */
  readonly type?: NotificationType;
  readonly message: string;
  readonly isGreeting?: boolean;
  /** Milliseconds until it is dismissed; the type's own duration when absent, the default one when the type is absent too. */
  readonly durationMs?: number;
  readonly action?: NotificationAction;
  readonly alternative?: NotificationAction;
}

/** product.md, Notifications: limit. */
const LIMIT = 20;
const REMOVAL_MS = 1_000;

interface NotificationsDeps {
  readonly clock: Clock;
}

/** What the visitor is told in passing (product.md, Notifications: types). */
export class Notifications {
  private readonly list = new BehaviorSubject<readonly Notification[]>([]);
  private readonly held = new BehaviorSubject(false);
  private count = 0;
  /** Newest last. Emits at once. */
  readonly notifications$: Observable<readonly Notification[]> = this.list.asObservable();

  constructor(private readonly deps: NotificationsDeps) {}

  /** @returns the new notification's id. */
  show({ type, durationMs, ...notification }: NewNotification): string {
    const id = `notification-${(this.count += 1)}`;
    const shownMs = durationMs ?? (type ? NOTIFICATION_MS[type] : DEFAULT_NOTIFICATION_MS);
    this.list.next([...this.list.value, { id, visible: true, type: type ?? 'blank', ...notification }].slice(-LIMIT));
    if (Number.isFinite(shownMs)) this.dismissAfter(id, shownMs);
    return id;
  }

  /** As `show`, unless the same is being shown: what several parts of a page find out at once is said once. */
  showOnce(notification: NewNotification): void {
    const { type = 'blank', message } = notification;
    const isShown = this.list.value.some((each) => each.visible && each.type === type && each.message === message);
    if (!isShown) this.show(notification);
  }

  /** Hides it at once and removes it 1 s later; does nothing when it is gone already. */
  dismiss(id: string): void {
    if (!this.list.value.some((notification) => notification.id === id && notification.visible)) return;
    this.list.next(this.list.value.map((each) => (each.id === id ? { ...each, visible: false } : each)));
    timer(REMOVAL_MS, this.deps.clock.scheduler).subscribe(() =>
      this.list.next(this.list.value.filter((each) => each.id !== id)),
    );
  }

  /** While held (pointed at), none is dismissed by time; each goes on with the time it had left. */
  hold(held: boolean): void {
    if (held !== this.held.value) this.held.next(held);
  }

  private dismissAfter(id: string, durationMs: number): void {
    let leftMs = durationMs;
    let startedMs = this.deps.clock.scheduler.now();
    const run$ = this.held.pipe(
      switchMap((held) => {
        if (held) {
          leftMs -= this.deps.clock.scheduler.now() - startedMs;
          return EMPTY;
        }
        startedMs = this.deps.clock.scheduler.now();
        return timer(Math.max(leftMs, 0), this.deps.clock.scheduler);
      }),
    );
    run$.pipe(take(1)).subscribe(() => this.dismiss(id));
  }
}
