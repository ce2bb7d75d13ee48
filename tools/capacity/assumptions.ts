import type { Kind } from './kinds.ts';

/** What is taken for true of a site and of the machines it runs on; nobody has measured it. */
export interface Assumptions {
  /** Share of all members who come on a day. */
  activeShare: number;
  /** What each of them asks for on that day. */
  aDay: Record<Kind, number>;
  /** Requests of the busiest minutes, times the mean of the day. */
  peakFactor: number;
  /** Share of a processor that is used at the peak; the rest is for failures and for what comes unexpectedly. */
  maxUse: number;
  /** For so long what members do is kept before the site is as large as is asked. */
  years: number;
  /** Bulk mails each member gets in a week, and within how many hours one of them is sent. */
  bulkMailsAWeek: number;
  bulkMailHours: number;
  /** Share of the data in MongoDB that is read often, and so wanted in memory. */
  hotShare: number;
  /** Free space on a disk, times what is on it. */
  diskReserve: number;
  /** A machine for services. */
  nodeCores: number;
  nodeGiB: number;
  /** The largest machine one server of MongoDB is given. */
  largestCores: number;
  largestGiB: number;
  largestDiskTB: number;
  /** What one process of Node may hold. */
  processGiB: number;
}

export const defaultAssumptions: Assumptions = {
  activeShare: 0.1,
  aDay: {
    'sign up': 0.01,
    'sign in': 0.2,
    'list recipes': 6,
    'read a recipe': 8,
    'search recipes': 3,
    'match a bar': 2,
    'read the feed': 3,
    'read posts': 3,
    follow: 0.2,
    'bar item': 0.5,
    favorite: 0.8,
    rating: 0.2,
    post: 0.1,
    like: 1,
    comment: 0.3,
    'publish a recipe': 0.005,
  },
  peakFactor: 4,
  maxUse: 0.6,
  years: 3,
  bulkMailsAWeek: 1,
  bulkMailHours: 24,
  hotShare: 0.2,
  diskReserve: 1.5,
  nodeCores: 16,
  nodeGiB: 64,
  largestCores: 64,
  largestGiB: 512,
  largestDiskTB: 16,
  processGiB: 4,
};
