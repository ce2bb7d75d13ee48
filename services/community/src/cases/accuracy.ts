/** How often moderators agreed with a member's reports, and how often not. */
export interface ReportCounts {
  agreed: number;
  disagreed: number;
}

/** How likely moderators agree with a member's next report, from 0 to 1: one half before they have judged any. */
export const accuracyOf = ({ agreed, disagreed }: ReportCounts): number =>
  (agreed + 1) / (agreed + disagreed + 2);

/** What a report adds to the place in the queue: 1 of a new reporter, up to 2 of one who was always right. */
export const reportWeight = (accuracy: number): number => 2 * accuracy;
