import type account from './en/account.json';
import type accountLinks from './en/account-links.json';
import type accountSafety from './en/account-safety.json';
import type bar from './en/bar.json';
import type home from './en/home.json';
import type onboarding from './en/onboarding.json';
import type profile from './en/profile.json';
import type recipeSheet from './en/recipe-sheet.json';
import type recipes from './en/recipes.json';
import type shell from './en/shell.json';
import type staticPages from './en/static-pages.json';
import type ui from './en/ui.json';

/** The English catalogue, one file per feature. */
export interface Catalogue {
  account: typeof account;
  accountLinks: typeof accountLinks;
  accountSafety: typeof accountSafety;
  bar: typeof bar;
  home: typeof home;
  onboarding: typeof onboarding;
  profile: typeof profile;
  recipeSheet: typeof recipeSheet;
  recipes: typeof recipes;
  shell: typeof shell;
  staticPages: typeof staticPages;
  ui: typeof ui;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Catalogue;
    returnNull: false;
  }
}
