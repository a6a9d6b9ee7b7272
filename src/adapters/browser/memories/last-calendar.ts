import * as v from 'valibot';
import type { GivenCalendar } from '#domain/calendar/given-calendar.ts';
import { isCalendarDay } from '#domain/days/day-of-time.ts';
import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

const day = v.pipe(v.string(), v.check(isCalendarDay));
const Given = v.object({
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  events: v.array(
    v.object({
      uid: v.pipe(v.string(), v.nonEmpty()),
      day,
      summary: v.string(),
      isWhole: v.exactOptional(v.literal(true)),
      cancelled: v.exactOptional(day),
    }),
  ),
});

/** Where it is lost, a day that holds no more stays in the calendars that have it. */
export const lastCalendar = rememberedValue<GivenCalendar>({
  key: ownName('matinee_calendar'),
  parse: (text) => v.parse(Given, JSON.parse(text)),
});
