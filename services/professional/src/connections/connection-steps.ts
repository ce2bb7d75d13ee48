import type { ConnectionStatus, ConnectionStep } from '@barspoon/contracts';

type Party = 'asker' | 'asked';

/** From which status a step leads on, and who of the two may take it. Implements BEYOND-75. */
const steps: Record<ConnectionStep, { from: ConnectionStatus; by: readonly Party[] }> = {
  accepted: { from: 'pending', by: ['asked'] },
  declined: { from: 'pending', by: ['asked'] },
  withdrawn: { from: 'pending', by: ['asker'] },
  ended: { from: 'accepted', by: ['asker', 'asked'] },
};

export const sourceOf = (step: ConnectionStep): ConnectionStatus => steps[step].from;

export const mayTake = (
  step: ConnectionStep,
  memberId: string,
  { requestedByUserId }: { requestedByUserId: string },
): boolean => steps[step].by.includes(memberId === requestedByUserId ? 'asker' : 'asked');
