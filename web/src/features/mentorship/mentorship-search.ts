import {
  connectionLists,
  mentorExperienceLevels,
  mentorSpecializations,
  mentorTypes,
} from '@barspoon/contracts';
import { addressReader, oneOf, oneOfAnyCase, pageCount, text } from '../../lib/search-params.ts';

/** What the address of `/mentorship` says. */
export type MentorshipSearch = ReturnType<typeof readMentorshipSearch>;

export const readMentorshipSearch = addressReader((raw) => ({
  view: oneOf(['connections', 'admin'] as const, raw.view),
  list: oneOf(connectionLists.slice(1), raw.list),
  q: text(raw.q),
  type: oneOf(mentorTypes, raw.type),
  specialization: oneOfAnyCase(mentorSpecializations, raw.specialization),
  experience: oneOf(mentorExperienceLevels, raw.experience),
  page: pageCount(raw.page),
  // Whose profile is open.
  member: /^[0-9a-f-]{36}$/.test(String(raw.member)) ? String(raw.member) : undefined,
}));

export const isNarrowed = ({ q, type, specialization, experience }: MentorshipSearch): boolean =>
  [q, type, specialization, experience].some((part) => part !== undefined);
