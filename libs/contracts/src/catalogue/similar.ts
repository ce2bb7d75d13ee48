/** How many similar drinks are shown. */
export const similarShown = 4;
