/**
 * What joins a recipe's page after its first view, in one file: a phone is busy longer with asking for many small ones.
 */
export { BalanceSection } from './balance/balance-section.tsx';
export { MadeIt } from './bar-tools/made-it.tsx';
export { OwnNotes } from './bar-tools/own-notes.tsx';
export { BarMatch } from './components/bar-match.tsx';
export { Clock } from './components/clock.tsx';
export { DrawnIcon } from './components/drawn-icon.tsx';
export { ReportRecipe } from './components/report-recipe.tsx';
export { ShopFor } from './components/shop-for.tsx';
export { SimilarDrinks } from './components/similar-drinks.tsx';
export { Source } from './components/source.tsx';
export { Withheld } from './components/withheld.tsx';
export { OwnersActions } from './own/owners-actions.tsx';
export { SharePrivate } from './own/share-private.tsx';
export { LineSubstitutes } from './substitutes/line-substitutes.tsx';
export { MineDialog } from './variations/mine-dialog.tsx';
export { Variations } from './variations/variations.tsx';
