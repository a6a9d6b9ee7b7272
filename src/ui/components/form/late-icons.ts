/**
 * The drawings of icons that the first code does not need. They come with the screens that show them. Their form is
 * that of `ICONS`.
 */
export const LATE_ICONS = {
  plus: 'M12 5v14M5 12h14',
  up: 'M12 20V5m-6.5 6L12 4.5 18.5 11',
  down: 'M12 4v15m6.5-6L12 19.5 5.5 13',
  share: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  list: 'M4 6h16M4 12h16M4 18h16',
  trash: 'M4 6.5h16M9.5 6V3.5h5V6M6 6.5l1 14h10l1-14M10 10.5v6m4-6v6',
  info: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM12 11v5.5M12 7.5v.01',
  stack: 'M4 8.5h16v12H4zM6.5 5.5h11M9 2.5h6',
  more: 'M6 9.5l6 6 6-6',
  hidden: 'M3 12s3.5-6.5 9-6.5S21 12 21 12s-3.5 6.5-9 6.5S3 12 3 12zM4.5 4.5l15 15',
  pencil: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  dice: 'M4.5 4.5h15v15h-15zM9 9v.01M15 9v.01M12 12v.01M9 15v.01M15 15v.01',
  heart: 'M12 20.5C5 16 3 12.5 3 9.3A4.8 4.8 0 0 1 12 7a4.8 4.8 0 0 1 9 2.3c0 3.2-2 6.7-9 11.2z',
  check: 'M5 12.5l4.5 4.5L19.5 7',
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  alert: 'M12 3.5 21.5 20h-19zM12 10v4.5m0 2.5v.01',
  code: 'M8 7l-5 5 5 5m8-10 5 5-5 5',
  chat: 'M4 4.5h16v12H10l-4.5 4v-4H4z',
} as const;
