import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { CalendarFileButton } from '#ui/components/calendar/calendar-file-button.tsx';
import { CalendarFileDialog } from '#ui/components/calendar/calendar-file-dialog.tsx';
import { DayHead } from '#ui/components/calendar/day-head.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const ENTRIES: readonly CalendarEntry[] = [
  { type: 'release', title: { id: 603, title: 'ثلاثة أقمار' }, kind: 'cinema', day: '2026-12-12', country: 'DE' },
  { type: 'release', title: { id: 603, title: 'ثلاثة أقمار' }, kind: 'home', day: '2027-03-03', country: 'DE' },
];

export const CALENDAR: readonly GalleryEntry[] = [
  {
    component: 'DayHead',
    states: {
      today: <DayHead day="2026-11-28" today="2026-11-28" />,
      'another day': <DayHead day="2026-11-27" today="2026-11-28" />,
      'for readers alone': <DayHead day="2026-11-27" today="2026-11-28" isSeen={false} />,
    },
  },
  {
    component: 'CalendarFileButton',
    states: {
      'the whole calendar': <CalendarFileButton entries={ENTRIES} />,
      'one title': <CalendarFileButton entries={ENTRIES} name="ثلاثة أقمار" />,
    },
  },
  {
    component: 'CalendarFileDialog',
    states: {
      'the whole calendar': (close) => <CalendarFileDialog entries={ENTRIES} onClose={close} />,
      'one title': (close) => <CalendarFileDialog entries={ENTRIES} name="ثلاثة أقمار" onClose={close} />,
    },
  },
];
