import { allEvents, type EventDefinition, envelopeSchema } from '@barspoon/contracts';
import { type JsonSchema, schemaOf } from './json-schema.ts';
import { contactOf, type DescribedSite } from './openapi.ts';

/** The AsyncAPI 3 document of every event that the services emit, from the contracts alone. */
export function asyncApiDocument(site: DescribedSite) {
  return {
    asyncapi: '3.1.0',
    info: {
      title: `${site.name} events`,
      version: site.version,
      description:
        'What the services tell each other over NATS JetStream: at least once, in order for each aggregate. An added optional field keeps the version of an event; anything else is a new one next to it.',
      contact: contactOf(site),
      tags: [...new Set(allEvents.map(({ service }) => service))].sort().map((name) => ({ name })),
    },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(allEvents.map((event) => [event.subject, channelOf(event)])),
    operations: Object.fromEntries(allEvents.map((event) => [`emit.${event.subject}`, operationOf(event)])),
    components: { messages: Object.fromEntries(allEvents.map((event) => [event.subject, messageOf(event)])) },
  };
}

const channelOf = ({ subject, type, fires }: EventDefinition) => ({
  address: subject,
  title: type,
  description: fires,
  messages: { event: { $ref: `#/components/messages/${subject}` } },
});

const operationOf = ({ subject, service, fires }: EventDefinition) => ({
  action: 'send',
  summary: fires,
  tags: [{ name: service }],
  channel: { $ref: `#/channels/${subject}` },
  messages: [{ $ref: `#/channels/${subject}/messages/event` }],
});

const envelope = schemaOf(envelopeSchema, 'input', 'draft-7');

function messageOf({ type, version, fires, data, example }: EventDefinition) {
  const properties = {
    ...(envelope.properties as JsonSchema),
    type: { const: type },
    version: { const: version },
    data: schemaOf(data, 'input', 'draft-7'),
  };
  return {
    name: type,
    title: type,
    summary: fires,
    payload: { ...envelope, properties },
    examples: [{ payload: { ...sent, type, version, data: example } }],
  };
}

/** What the example of every event came in. */
const sent = {
  id: '01939d6e-9c00-7000-8000-000000000001',
  occurredAt: '2026-01-01T18:00:00.000Z',
  correlationId: '01939d6e-9c00-7000-8000-000000000002',
  causationId: '01939d6e-9c00-7000-8000-000000000002',
  actorId: null,
};
