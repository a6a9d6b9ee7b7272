/** Small silhouettes without an ink, feet at 0,0, about 110 units tall. */

export const MAN =
  '<path d="M-13-103h26v4h-26zM-8-103l1-10h14l1 10zM-6-99h12v6l-3 5h-6l-3-5zM-10-88h20l6 10 3 45h-6l-3-28-1 20 3 41h-9l-2-36-2 36h-9l3-41-1-20-3 28h-6l3-45z"/>';
export const WOMAN =
  '<path d="M-8-102q0-10 8-10t8 10l2 12h-5l-1 2h-8l-1-2h-5zM-6-88h12l5 9 5 27-4 1-6-19-1 14 13 38h-9l1 18h-4l-3-18h-5l-1 18h-4v-18h-11l13-38-1-14-6 19-4-1 5-27z"/>';
export const WALKER =
  '<path d="M-12-103h26v4h-26zM-7-103l1-10h14l1 10zM-5-99h11v7l-3 4h-5zM-9-88h17l5 12 10 22-4 3-12-20 1 22 14 26-3 23h-6l1-21-17-26-8 25-13 22-6-3 11-23 4-28-1-15-8 19-5-2 7-25z"/>';
export const CAR =
  '<path d="M-60-8q0-16 14-17l16-15q4-4 10-4h24q7 0 11 5l12 14 22 3q11 2 11 14zM-36-8a11 11 0 1 0 0-.1M30-8a11 11 0 1 0 0-.1"/>';

/** Path data of a face seen from the side, from the brow down. */
export const PROFILE = 'C30 0 52 14 56 40C57 50 54 54 58 62L70 84C72 88 66 90 62 91L63 99C67 102 64 105 60 107C64 111 61 115 58 117C58 130 52 134 40 132C33 137 34 152 44 180';
