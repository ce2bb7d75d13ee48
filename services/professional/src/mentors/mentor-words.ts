import { wordsOf } from '@barspoon/collections';
import type { MentorProfileRow } from './mentor-profile.schema.ts';

type Described = Pick<MentorProfileRow, 'username' | 'fullName' | 'specializationAreas' | 'bio'>;

/** What somebody is found by: their names and their expertise. Implements MENT-04. */
export const mentorWords = ({ username, fullName, specializationAreas, bio }: Described): string[] =>
  wordsOf([username, fullName, ...specializationAreas, bio].join(' '));
