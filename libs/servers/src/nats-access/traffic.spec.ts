import { expect, it } from 'vitest';
import { trafficOf } from './traffic.ts';

const traffic = new Map(trafficOf(process.cwd()).map((one) => [one.service, one]));

it('is what the code of a service calls, and nothing else', () => {
  const { calls = [] } = traffic.get('inventory') ?? {};
  expect(calls).toContain('rpc.catalogue.internal.vocabulary');
  expect(calls.filter((subject) => subject.startsWith('rpc.sessions.'))).toEqual([]);
});

it('of the gateway is every route it forwards, and of internal routes only those it names', () => {
  const { calls = [] } = traffic.get('gateway') ?? {};
  expect(calls).toContain('rpc.catalogue.recipes.list');
  expect(calls).toContain('rpc.identity.internal.signIn');
  expect(calls).not.toContain('rpc.identity.internal.ensureMember');
  expect(calls).not.toContain('rpc.catalogue.internal.seedRecipes');
});

it('names the durable consumers by what follows from their events', () => {
  const { consumers = [] } = traffic.get('engagement-points') ?? {};
  expect(consumers.map(({ name, event }) => `${name} ${event.subject}`)).toContain(
    'award-points-when-item-added evt.inventory.item.added.v1',
  );
  expect(traffic.get('gateway')?.consumers.map(({ name, event }) => `${name} ${event.subject}`)).toEqual([
    'remove-avatar-when-member-deleted evt.identity.member.deleted.v1',
    'remove-photos-when-recipe-deleted evt.catalogue.recipe.deleted.v1',
    'remove-files-when-photo-removed evt.community.photo.removed.v1',
  ]);
});

it('of a service that names a feature of a library is what that feature does too', () => {
  const { calls = [], consumers = [] } = traffic.get('sessions') ?? {};
  expect(calls).toContain('rpc.identity.internal.memberCards');
  expect(consumers.map(({ name }) => name)).toContain('ask-card-anew-when-profile-changed');
  expect(traffic.get('catalogue')?.consumers.map(({ name }) => name)).not.toContain(
    'ask-card-anew-when-profile-changed',
  );
});

it('of what reads the web for others is nothing at all: it only answers', () => {
  expect(traffic.get('egress')).toEqual({
    service: 'egress',
    publishes: false,
    calls: [],
    consumers: [],
    follows: false,
  });
});
