const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** '14:02:31', where the visitor is. */
export const formatTime = (date: Date): string => TIME.format(date);
