/** The site's name and description where an admin has not set others. Implements ADM-SET-01, BEYOND-100. */
export const defaultSite = {
  name: 'Barspoon',
  description:
    'Cocktail recipes with honest measures, a bar that knows what it can make tonight, and the people who mix.',
} as const;
