const PREFIX = 'matinee_outbox_';

/** An entry for each change: tabs that leave at the same time then do not write over each other. */
export const outboxKey = (id: string): string => `${PREFIX}${id}`;

export const isOutboxKey = (key: string): boolean => key.startsWith(PREFIX);
