import {
  type ConnectionList,
  connectionLists,
  type MentorExperienceLevel,
  type MentorSpecialization,
  type MentorType,
  mentorExperienceLevels,
  mentorSpecializations,
  mentorTypes,
} from '@barspoon/contracts';
import { oneOf, oneOfAnyCase, pageCount, text } from '../../lib/search-params.ts';

/** What the address of `/mentorship` says. */
export interface MentorshipSearch {
  view?: 'connections' | 'admin' | undefined;
  list?: ConnectionList | undefined;
  q?: string | undefined;
  type?: MentorType | undefined;
  specialization?: MentorSpecialization | undefined;
  experience?: MentorExperienceLevel | undefined;
  page?: number | undefined;
  /** Whose profile is open. */
  member?: string | undefined;
}

export const readMentorshipSearch = (raw: Record<string, unknown>): MentorshipSearch => ({
  view: oneOf(['connections', 'admin'] as const, raw.view),
  list: oneOf(connectionLists.slice(1), raw.list),
  q: text(raw.q),
  type: oneOf(mentorTypes, raw.type),
  specialization: oneOfAnyCase(mentorSpecializations, raw.specialization),
  experience: oneOf(mentorExperienceLevels, raw.experience),
  page: pageCount(raw.page),
  member: /^[0-9a-f-]{36}$/.test(String(raw.member)) ? String(raw.member) : undefined,
});

export const isNarrowed = ({ q, type, specialization, experience }: MentorshipSearch): boolean =>
  [q, type, specialization, experience].some((part) => part !== undefined);
