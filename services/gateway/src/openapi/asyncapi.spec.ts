import { Parser } from '@asyncapi/parser';
import { allEvents } from '@barspoon/contracts';
import { expect, it } from 'vitest';
import { asyncApiDocument } from './asyncapi.ts';

const site = { name: 'The Test Bar', url: 'http://bar.example', version: '1' };

it('is valid AsyncAPI with a message for every event [BEYOND-295]', async () => {
  const { document, diagnostics } = await new Parser().parse(JSON.stringify(asyncApiDocument(site)));
  expect(diagnostics).toEqual([]);
  const messages = document?.allMessages().all() ?? [];
  expect(messages.map((message) => message.name()).sort()).toEqual(allEvents.map(({ type }) => type).sort());
});

it('would not be valid with a channel that is not there', async () => {
  const described = asyncApiDocument(site);
  const [operation] = Object.values(described.operations);
  Object.assign(operation ?? {}, { channel: { $ref: '#/channels/nowhere' } });
  const { diagnostics } = await new Parser().parse(JSON.stringify(described));
  expect(diagnostics.map(({ code }) => code)).toContain('invalid-ref');
});
