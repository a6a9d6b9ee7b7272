import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  map,
  switchMap,
  take,
  takeWhile,
  timer,
  type Observable,
} from 'rxjs';
import {
  DEFAULT_NOTIFICATION_MS,
  NOTIFICATION_MS,
  type Notification,
  type NotificationAction,
  type NotificationType,
  type NotifiedAct,
} from '#domain/notification.ts';
import type { Clock } from '../ports/clock.ts';

interface NewNotification {
  /** Looks like a blank one when absent. */
  readonly type?: NotificationType;
  readonly message: string;
  readonly act?: NotifiedAct | undefined;
  readonly isGreeting?: boolean;
  /** Milliseconds until it is dismissed; the type's own duration when absent, the default one when the type is absent too. */
  readonly durationMs?: number;
  readonly action?: NotificationAction;
  readonly alternative?: NotificationAction | undefined;
}

/** product.md, Notifications: limit. */
const LIMIT = 20;
const REMOVAL_MS = 1_000;

interface NotificationsDeps {
  readonly clock: Clock;
}

/**
 * What is on the screen where there is room for one: the oldest, and each failure. One that stays is there while there is no other
 * (product.md, Notifications: phones).
 */
const oneAtATime = (all: readonly Notification[]): readonly Notification[] => {
  const shown = all.filter(({ visible, type }) => visible && type !== 'error');
  const first = shown.find(({ stays }) => !stays) ?? shown[0];
  return all.filter((each) => !each.visible || each.type === 'error' || each === first);
};

/** What the visitor is told in passing (product.md, Notifications: types). */
export class Notifications {
  private readonly list = new BehaviorSubject<readonly Notification[]>([]);
  private readonly held = new BehaviorSubject(false);
  private readonly isNarrow = new BehaviorSubject(false);
  private count = 0;
  /** Those that are on the screen, the newest last. Emits at once. */
  readonly notifications$: Observable<readonly Notification[]> = combineLatest([this.list, this.isNarrow]).pipe(
    map(([all, isNarrow]) => (isNarrow ? oneAtATime(all) : all)),
  );

  constructor(private readonly deps: NotificationsDeps) {}

  /** Takes the place of one of the same act. @returns the new notification's id. */
  show({ type, durationMs, act, alternative, ...told }: NewNotification): string {
    const id = `notification-${(this.count += 1)}`;
    const shownMs = durationMs ?? (type ? NOTIFICATION_MS[type] : DEFAULT_NOTIFICATION_MS);
    const stays = !Number.isFinite(shownMs);
    const more = { ...(stays && { stays }), ...(act && { act }), ...(alternative && { alternative }) };
    this.put({ id, visible: true, type: type ?? 'blank', ...told, ...more });
    if (!stays) this.dismissAfter(id, shownMs);
    return id;
  }

  /** The one that tells of an act; undefined where there is none, or it was dismissed. */
  ofAct(name: string): Notification | undefined {
    return this.list.value.find(({ act, visible }) => visible && act?.name === name);
  }

  /** As `show`, unless the same is being shown: what several parts of a page find out at once is said once. */
  showOnce(notification: NewNotification): void {
    const { type = 'blank', message } = notification;
    const isShown = this.list.value.some((each) => each.visible && each.type === type && each.message === message);
    if (!isShown) this.show(notification);
  }

  /** Hides it at once and removes it 1 s later; does nothing when it is gone already. */
  dismiss(id: string): void {
    if (!this.isVisible(id)) return;
    this.list.next(this.list.value.map((each) => (each.id === id ? { ...each, visible: false } : each)));
    timer(REMOVAL_MS, this.deps.clock.scheduler).subscribe(() =>
      this.list.next(this.list.value.filter((each) => each.id !== id)),
    );
  }

  /** While held (pointed at), none is dismissed by time; each goes on with the time it had left. */
  hold(held: boolean): void {
    if (held !== this.held.value) this.held.next(held);
  }

  /** On a phone there is room for one: the next waits, with all its time (product.md, Notifications: phones). */
  narrow(isNarrow: boolean): void {
    if (isNarrow !== this.isNarrow.value) this.isNarrow.next(isNarrow);
  }

  /** In the place of one of the same act, else as the newest. On a phone greetings make room for it. */
  private put(entry: Notification): void {
    const greetings = this.list.value.filter(({ isGreeting }) => isGreeting && this.isNarrow.value);
    for (const { id } of greetings) this.dismiss(id);
    const earlier = entry.act && this.ofAct(entry.act.name);
    const all = this.list.value;
    this.list.next(earlier ? all.map((each) => (each === earlier ? entry : each)) : [...all, entry].slice(-LIMIT));
  }

  private isVisible(id: string): boolean {
    return this.list.value.some((each) => each.id === id && each.visible);
  }

  private dismissAfter(id: string, durationMs: number): void {
    let leftMs = durationMs;
    let startedMs = this.deps.clock.scheduler.now();
    const rests$ = combineLatest([this.held, this.notifications$]).pipe(
      takeWhile(() => this.isVisible(id)),
      map(([held, shown]) => held || !shown.some((each) => each.id === id)),
      distinctUntilChanged(),
    );
    const run$ = rests$.pipe(
      switchMap((rests) => {
        if (rests) {
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
