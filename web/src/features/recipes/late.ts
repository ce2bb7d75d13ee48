import { lazily } from '../../lib/lazily.ts';

/** In one place: each place that asks for the file carries the names of all files it needs. */
const lateParts = () => import('./late-parts.ts');

export const BalanceSection = lazily(lateParts, 'BalanceSection');
export const BarMatch = lazily(lateParts, 'BarMatch');
export const Clock = lazily(lateParts, 'Clock');
export const DrawnIcon = lazily(lateParts, 'DrawnIcon');
export const LineSubstitutes = lazily(lateParts, 'LineSubstitutes');
export const MineDialog = lazily(lateParts, 'MineDialog');
export const OwnersActions = lazily(lateParts, 'OwnersActions');
export const OwnNotes = lazily(lateParts, 'OwnNotes');
export const ReportRecipe = lazily(lateParts, 'ReportRecipe');
export const SharePrivate = lazily(lateParts, 'SharePrivate');
export const ShopFor = lazily(lateParts, 'ShopFor');
export const SimilarDrinks = lazily(lateParts, 'SimilarDrinks');
export const Source = lazily(lateParts, 'Source');
export const Variations = lazily(lateParts, 'Variations');
export const Withheld = lazily(lateParts, 'Withheld');
