/**
 * The drawings of icons: one stroked path each, on a 24 by 24 field. These belong to the page's first code; the others
 * are in `LATE_ICONS`.
 */
export const ICONS = {
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  disk: 'M4.5 5.5a7.5 3 0 1 0 15 0a7.5 3 0 1 0 -15 0zM4.5 5.5v13c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3v-13M4.5 12c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3',
  user: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM4 21c.6-4.5 3.8-6.5 8-6.5s7.4 2 8 6.5',
  home: 'M3.5 11 12 4l8.5 7M5.5 9.5V20h13V9.5',
  film: 'M4 4.5h16a1 1 0 0 1 1 1v13a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-13a1 1 0 0 1 1 -1zM7.5 4.5v15m9-15v15M3 9.5h4.5M3 14.5h4.5m9-5H21m-4.5 5H21',
  tv: 'M4 6.5h16a1 1 0 0 1 1 1v10.5a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10.5a1 1 0 0 1 1 -1zM8 2.5l4 4 4-4',
  ticket: 'M3 6.5h18V10a2 2 0 0 0 0 4v3.5H3V14a2 2 0 0 0 0-4zM15 7v.01M15 10.3v.01M15 13.7v.01M15 17v.01',
  close: 'M6 6l12 12M18 6 6 18',
  left: 'M14.5 5l-7 7 7 7',
  right: 'M9.5 5l7 7-7 7',
  play: 'M7 4.5v15l12.5-7.5z',
  noimage: 'M3 4.5h18v15H3zM3 16l5-5 4.5 4.5M14 13l2-2 5 5M3 4.5l18 15',
  pause: 'M8 5v14M16 5v14',
} as const;
