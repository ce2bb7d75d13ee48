/** Max menus of one bar, sections of one menu, and drinks on it in all. */
export const menusMax = 20;
export const menuSectionsMax = 20;
export const menuDrinksMax = 100;
/** Sizes of one drink, and how many of its recipe one of them takes. */
export const drinkSizesMax = 6;
export const sizeFactorMin = 0.1;
export const sizeFactorMax = 50;
/** Versions of a menu that can be looked at and brought back. */
export const menuVersionsMax = 20;

/** Happy hours of a week of a menu, and by how many percent they reduce prices. */
export const happyHoursMax = 4;
export const happyHourPercentMax = 90;

/** What a menu says of a drink that cannot be made: nothing, that it is out, or it leaves the drink out. */
export const menuAvailabilities = ['all', 'greyed', 'makeable'] as const;
/** What a house stands for, and what has little or no alcohol. */
export const menuTags = ['house', 'low', 'zero'] as const;
