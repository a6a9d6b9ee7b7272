/** Whether a text has nothing to be seen: spaces and marks of direction alone. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);
