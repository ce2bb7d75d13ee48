import { identityInternalRoutes, type OutputOf, type Route, type SentInputOf } from '@barspoon/contracts';

const day = 24 * 60 * 60 * 1000;
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
  /** Her trial begins anew whenever she is looked after: it would be over after two days. */
  trialAnew?: boolean;
  access: {
    role?: 'admin';
    subscribedUntil?: string;
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
      role: 'subscriber',
      email: 'subscriber@barspoon.example',
      fullName: 'Ada Coleman',
      access: { subscribedUntil: new Date(now.getTime() + 365 * day).toISOString() },
    },
    {
      role: 'trial',
      email: 'trial@barspoon.example',
      fullName: 'Jerry Thomas',
      trialAnew: true,
      access: { registeredAt: now.toISOString() },
    },
    {
      role: 'expired',
      email: 'expired@barspoon.example',
      fullName: 'Constante Ribalaigua',
      access: { registeredAt: new Date(now.getTime() - 10 * day).toISOString() },
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

type Ask = <R extends Route>(route: R, input: SentInputOf<R>) => Promise<OutputOf<R>>;

/** Makes the demo members who are missing. Those who are there stay as they have become. */
export async function ensureDemoMembers(ask: Ask, now = new Date()): Promise<void> {
  for (const { email, password, fullName, access, trialAnew } of demoMembers(now)) {
    const body = { email, password, fullName, ...access, onlyIfMissing: true };
    const { created } = await ask(identityInternalRoutes.ensureMember, { body });
    if (trialAnew && !created)
      await ask(identityInternalRoutes.changeMember, { body: { email, registeredAt: now.toISOString() } });
  }
}
