import {
  type Actor,
  dayMs,
  identityInternalRoutes,
  membershipRoutes,
  type OutputOf,
  paymentInternalRoutes,
  type Role,
  type Route,
  type SentInputOf,
} from '@barspoon/contracts';
import type { DomainError } from '@barspoon/platform';

const password = 'shaken-not-stirred';

type Onboarding = NonNullable<SentInputOf<typeof identityInternalRoutes.ensureMember>['body']['onboarding']>;

const onboarded: Onboarding = {
  currentStep: 'completed',
  preferences: {
    experienceLevel: 'intermediate',
    interests: ['Classic Cocktails', 'Gin Cocktails'],
    goals: ['discover_recipes'],
  },
};
const halfway: Onboarding = {
  currentStep: 'interests',
  preferences: { experienceLevel: 'beginner', interests: [], goals: [] },
};

interface DemoMember {
  role: string;
  email: string;
  fullName: string;
  password: string;
  /** Their trial starts over at each maintenance: otherwise it would end after two days. */
  trialRestarted?: boolean;
  /** They subscribe as members do, and so they can manage what they pay for. */
  subscribes?: boolean;
  access: {
    role?: Role;
    registeredAt?: string;
    suspended?: boolean;
    emailVerified?: boolean;
    onboarding?: Onboarding;
  };
}

/** Sign-ins of a fresh installation, one for each state a member can be in. Development only. */
export function demoMembers(now = new Date()): DemoMember[] {
  const listed: Omit<DemoMember, 'password'>[] = [
    { role: 'admin', email: 'admin@barspoon.example', fullName: 'Harry Craddock', access: { role: 'admin' } },
    {
      role: 'editor',
      email: 'editor@barspoon.example',
      fullName: 'Eleanor Bright',
      access: { role: 'editor' },
    },
    {
      role: 'moderator',
      email: 'moderator@barspoon.example',
      fullName: 'Tom Bullock',
      access: { role: 'moderator' },
    },
    {
      role: 'support',
      email: 'support@barspoon.example',
      fullName: 'Ida Marsh',
      access: { role: 'support' },
    },
    {
      role: 'subscriber',
      email: 'subscriber@barspoon.example',
      fullName: 'Ada Coleman',
      subscribes: true,
      access: { registeredAt: new Date(now.getTime() - 10 * dayMs).toISOString() },
    },
    {
      role: 'trial',
      email: 'trial@barspoon.example',
      fullName: 'Jerry Thomas',
      trialRestarted: true,
      access: { registeredAt: now.toISOString() },
    },
    {
      role: 'expired',
      email: 'expired@barspoon.example',
      fullName: 'Constante Ribalaigua',
      access: { registeredAt: new Date(now.getTime() - 10 * dayMs).toISOString() },
    },
    {
      role: 'suspended',
      email: 'suspended@barspoon.example',
      fullName: 'Frank Meier',
      access: { suspended: true },
    },
    {
      role: 'unverified',
      email: 'unverified@barspoon.example',
      fullName: 'Joe Gilmore',
      access: { registeredAt: now.toISOString(), emailVerified: false },
    },
    {
      role: 'mid-onboarding',
      email: 'onboarding@barspoon.example',
      fullName: 'Valentine Goesaert',
      access: { registeredAt: now.toISOString(), onboarding: halfway },
    },
  ];
  return listed.map(({ access, ...member }) => ({
    ...member,
    password,
    access: { onboarding: onboarded, ...access },
  }));
}

type Ask = <R extends Route>(route: R, input: SentInputOf<R>, actor?: Actor) => Promise<OutputOf<R>>;

/** Makes the demo members who are missing. Those who are there stay as they have become. */
export async function ensureDemoMembers(ask: Ask, now = new Date()): Promise<void> {
  for (const { email, password, fullName, access, trialRestarted, subscribes } of demoMembers(now)) {
    const body = { email, password, fullName, ...access, onlyIfMissing: true };
    const { id, created } = await ask(identityInternalRoutes.ensureMember, { body });
    if (trialRestarted && !created)
      await ask(identityInternalRoutes.changeMember, { body: { email, registeredAt: now.toISOString() } });
    if (subscribes && created) await subscribe(ask, id);
  }
}

/** Pays a checkout of the payment sandbox by card. Where a real provider is set up, and on a free site, nothing is bought. */
async function subscribe(ask: Ask, id: string): Promise<void> {
  const member: Actor = { kind: 'member', id, role: 'member', granted: false, sessionId: id };
  const checkout = await ask(membershipRoutes.createCheckout, { body: {} }, member).catch((error) => {
    if ((error as Partial<DomainError>).code === 'identity.nothing_to_pay') return undefined;
    throw error;
  });
  const token = /\/sandbox\/checkout\/([^/]+)$/.exec(checkout?.url ?? '')?.[1];
  if (!token) return;
  const { deliveries } = await ask(paymentInternalRoutes.sandboxPay, {
    params: { token },
    body: { means: 'card' },
  });
  for (const body of deliveries) await ask(paymentInternalRoutes.takeEvent, { body });
}
