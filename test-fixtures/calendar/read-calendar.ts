import ICAL from 'ical.js';

/** An event, as a calendar that takes the file has it. */
export interface ReadEvent {
  readonly uid: string;
  readonly summary: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** The first day after it; undefined where the file does not say. */
  readonly end: string | undefined;
  readonly sequence: number;
  /** How long before its day it reminds, as the file writes it. */
  readonly alarm: string | undefined;
  readonly isCancelled: boolean;
}

const toEvent = (component: ICAL.Component): ReadEvent => {
  const { uid, summary, startDate, sequence } = new ICAL.Event(component);
  if (!startDate.isDate) throw new Error(`${uid} is at a time of its day.`);
  const alarm = component.getFirstSubcomponent('valarm');
  return {
    uid,
    summary,
    day: startDate.toString(),
    end: component.getFirstPropertyValue('dtend')?.toString(),
    sequence,
    alarm: alarm?.getFirstPropertyValue('trigger')?.toString(),
    isCancelled: component.getFirstPropertyValue('status') === 'CANCELLED',
  };
};

const eventsOf = (file: string): readonly ReadEvent[] =>
  ICAL.Component.fromString(file).getAllSubcomponents('vevent').map(toEvent);

/** The events of a calendar file that hold, by a reader that is not ours. Throws where the file is no calendar. */
export const readCalendar = (file: string): readonly ReadEvent[] =>
  eventsOf(file).filter(({ isCancelled }) => !isCancelled);

/** The identifiers of the events that a calendar file cancels. */
export const cancelledIn = (file: string): readonly string[] =>
  eventsOf(file).flatMap(({ uid, isCancelled }) => (isCancelled ? [uid] : []));

/**
 * A calendar that has taken files one after the other, as RFC 5546 says: of one identifier the event with the higher sequence counts, and one
 * that is cancelled is not there.
 */
export const importedFrom = (files: readonly string[]): readonly ReadEvent[] => {
  const events = new Map<string, ReadEvent>();
  for (const event of files.flatMap(eventsOf))
    if (event.sequence > (events.get(event.uid)?.sequence ?? -1)) events.set(event.uid, event);
  return [...events.values()].filter(({ isCancelled }) => !isCancelled);
};

/** The lines of a calendar file as they are written, without their ends. */
export const fileLines = (file: string): readonly string[] => file.split('\r\n').slice(0, -1);
