import { connectionSteps } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { mayTake, sourceOf } from './connection-steps.ts';

const connection = { requestedByUserId: 'asker' };

describe('a step of a connection [BEYOND-75]', () => {
  it('may be taken by whom it belongs to alone', () => {
    const may = (memberId: string) => connectionSteps.filter((step) => mayTake(step, memberId, connection));
    expect(may('asked')).toEqual(['accepted', 'declined', 'ended']);
    expect(may('asker')).toEqual(['withdrawn', 'ended']);
  });

  it('ends what was accepted and answers what is pending', () => {
    expect(connectionSteps.map(sourceOf)).toEqual(['pending', 'pending', 'pending', 'accepted']);
  });
});
