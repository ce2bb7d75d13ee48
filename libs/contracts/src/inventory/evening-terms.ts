/** Max days that are looked at together. */
export const eveningDaysMax = 31;

/** What a drink is to a menu. Star: popular and profitable. Plowhorse: popular alone. Puzzle: profitable alone. Dog: neither. */
export const menuClasses = ['star', 'plowhorse', 'puzzle', 'dog'] as const;
export type MenuClass = (typeof menuClasses)[number];
