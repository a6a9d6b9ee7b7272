import type { GalleryEntry } from './gallery-entry.ts';
import { AS_PICTURE } from './groups/as-picture.tsx';
import { CALENDAR } from './groups/calendar.tsx';
import { CARD } from './groups/card.tsx';
import { DEVICES } from './groups/devices.tsx';
import { DIALOG } from './groups/dialog.tsx';
import { FEEDBACK } from './groups/feedback.tsx';
import { FORM } from './groups/form.tsx';
import { FRANCHISE } from './groups/franchise.tsx';
import { HIDING } from './groups/hiding.tsx';
import { IMPORT } from './groups/import.tsx';
import { LINKS } from './groups/links.tsx';
import { LIST } from './groups/list.tsx';
import { NEWS_GROUP } from './groups/news.tsx';
import { PAGE } from './groups/page.tsx';
import { PICK } from './groups/pick.tsx';
import { PICTURE } from './groups/picture.tsx';
import { RATING } from './groups/rating.tsx';
import { REPORT } from './groups/report.tsx';
import { SHOWS } from './groups/shows.tsx';
import { TITLE } from './groups/title.tsx';
import { TOAST } from './groups/toast.tsx';
import { TRAILER } from './groups/trailer.tsx';
import { WATCH } from './groups/watch.tsx';

/** The components of each folder of `src/ui/components`, in their states: for the gallery, and for component tests. */
export const GALLERY = {
  'as-picture': AS_PICTURE,
  calendar: CALENDAR,
  card: CARD,
  devices: DEVICES,
  dialog: DIALOG,
  feedback: FEEDBACK,
  form: FORM,
  franchise: FRANCHISE,
  hiding: HIDING,
  import: IMPORT,
  links: LINKS,
  list: LIST,
  news: NEWS_GROUP,
  page: PAGE,
  pick: PICK,
  picture: PICTURE,
  rating: RATING,
  report: REPORT,
  shows: SHOWS,
  title: TITLE,
  toast: TOAST,
  trailer: TRAILER,
  watch: WATCH,
} as const satisfies Readonly<Record<string, readonly GalleryEntry[]>>;
