import type {
  ConnectionStep,
  MentorConnection,
  MentorProfile,
  MentorSpecialization,
  MentorType,
} from '@barspoon/contracts';
import type { Tone } from '../../ui/chip.tsx';
import { t } from './texts.ts';

/** The full name, else the username. Implements BEYOND-76. */
export const nameOf = ({ fullName, username }: MentorProfile['member']): string =>
  fullName.trim() || username;

export const typeTones: Record<MentorType, Tone> = { mentor: 'green', mentee: 'blue', both: 'orange' };

export const areasText = (areas: readonly MentorSpecialization[], between = ' · '): string =>
  areas.map((area) => t(`areas.${area}`)).join(between);

type Areas = Pick<MentorProfile, 'specializationAreas'>;

/** What both name, in the order of the other's profile. */
export const inCommon = (own: Areas | null | undefined, other: Areas): MentorSpecialization[] =>
  other.specializationAreas.filter((area) => own?.specializationAreas.includes(area));

type Shown = Pick<MentorProfile, 'isActive' | 'isAcceptingConnections'> & { isDeactivated?: boolean };

/** Implements MENT-03, MENT-09. */
export const isAvailable = ({ isActive, isAcceptingConnections, isDeactivated = false }: Shown): boolean =>
  isActive && isAcceptingConnections && !isDeactivated;

/** What one of the two may do now. Implements BEYOND-75. */
export function stepsOf(
  { status, requestedByUserId }: Pick<MentorConnection, 'status' | 'requestedByUserId'>,
  memberId: string | null,
): readonly ConnectionStep[] {
  if (status === 'accepted') return ['ended'];
  if (status !== 'pending') return [];
  return requestedByUserId === memberId ? ['withdrawn'] : ['accepted', 'declined'];
}
