import type { Actor, MemberActor } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';

/** Who asks, as the gateway would say it. */
export const aMember = (more: Partial<MemberActor> = {}): MemberActor => ({
  kind: 'member',
  id: newId(),
  role: 'member',
  granted: true,
  sessionId: newId(),
  ...more,
});
export const anAdmin = (): MemberActor => aMember({ role: 'admin' });
export const aVisitor: Actor = { kind: 'visitor', mark: 'somebody' };
