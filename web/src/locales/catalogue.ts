import type account from './en/account.json';
import type accountLinks from './en/account-links.json';
import type accountSafety from './en/account-safety.json';
import type achievements from './en/achievements.json';
import type bar from './en/bar.json';
import type challenges from './en/challenges.json';
import type chat from './en/chat.json';
import type collections from './en/collections.json';
import type community from './en/community.json';
import type contact from './en/contact.json';
import type discover from './en/discover.json';
import type home from './en/home.json';
import type jobs from './en/jobs.json';
import type leaderboard from './en/leaderboard.json';
import type mentorship from './en/mentorship.json';
import type onboarding from './en/onboarding.json';
import type photos from './en/photos.json';
import type professional from './en/professional.json';
import type profile from './en/profile.json';
import type ratings from './en/ratings.json';
import type recipeSheet from './en/recipe-sheet.json';
import type recipes from './en/recipes.json';
import type shell from './en/shell.json';
import type social from './en/social.json';
import type staticPages from './en/static-pages.json';
import type ui from './en/ui.json';
import type virtualBar from './en/virtual-bar.json';

/** The English catalogue, one file per feature. */
export interface Catalogue {
  account: typeof account;
  accountLinks: typeof accountLinks;
  accountSafety: typeof accountSafety;
  achievements: typeof achievements;
  bar: typeof bar;
  discover: typeof discover;
  community: typeof community;
  contact: typeof contact;
  challenges: typeof challenges;
  chat: typeof chat;
  collections: typeof collections;
  home: typeof home;
  jobs: typeof jobs;
  leaderboard: typeof leaderboard;
  mentorship: typeof mentorship;
  onboarding: typeof onboarding;
  professional: typeof professional;
  profile: typeof profile;
  photos: typeof photos;
  ratings: typeof ratings;
  recipeSheet: typeof recipeSheet;
  recipes: typeof recipes;
  shell: typeof shell;
  social: typeof social;
  staticPages: typeof staticPages;
  ui: typeof ui;
  virtualBar: typeof virtualBar;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Catalogue;
    returnNull: false;
  }
}
