import type { identityInternalRoutes, SentInputOf } from '@barspoon/contracts';

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

/** Sign-ins of a fresh installation, one for each state a member can be in. Development only. */
export const demoMembers = (now = new Date()) =>
  [
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
  ].map(({ access, ...member }) => ({
    ...member,
    password,
    access: { onboarding: onboarded, ...access },
  })) as readonly {
    role: string;
    email: string;
    fullName: string;
    password: string;
    access: {
      role?: 'admin';
      subscribedUntil?: string;
      registeredAt?: string;
      suspended?: boolean;
      emailVerified?: boolean;
      onboarding: Onboarding;
    };
  }[];
