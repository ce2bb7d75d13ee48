import { z } from 'zod';
import { doneSchema, idParams, idSchema, momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';

/** Max devices per member that get pushes; a further one replaces the oldest. */
export const maxPushDevices = 10;

/** What a browser gives who subscribes to its push service (RFC 8030), with its keys (RFC 8291). */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1024),
  keys: z.strictObject({
    /** A point of P-256, uncompressed, base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/, 'Must be a P-256 public key'),
    auth: z.string().regex(/^[\w-]{22}$/, 'Must be 16 bytes'),
  }),
});
export type PushSubscriptionKeys = z.output<typeof pushSubscriptionSchema>;

export const pushDeviceSchema = z.strictObject({
  id: idSchema,
  /** As its browser named it: "Firefox on Android". */
  name: z.string(),
  /** By which a browser knows itself in the list. */
  endpoint: z.string(),
  createdAt: momentSchema,
  /** When something was last pushed to it. */
  pushedAt: momentSchema.nullable(),
});
export type PushDevice = z.output<typeof pushDeviceSchema>;

const devicesSchema = z.strictObject({
  /** What a browser subscribes with (VAPID, RFC 8292); null where this site does not push. */
  publicKey: z.string().nullable(),
  items: z.array(pushDeviceSchema).max(maxPushDevices),
});

const example: PushDevice = {
  id: '01939c5e-6a00-7000-8000-0000000000f1',
  name: 'Firefox on Android',
  endpoint: 'https://push.example.com/wpush/v2/abc',
  createdAt: '2026-01-01T00:00:00.000Z',
  pushedAt: null,
};
const exampleKeys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const exampleDevices = {
  publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  items: [example],
};

/** Web push, device by device. Implements BEYOND-100, BEYOND-102. */
export const pushRoutes = defineRoutes('notifications.push', {
  devices: {
    method: 'GET',
    path: '/me/push-devices',
    access: 'member',
    summary: 'The devices you are pushed to, and the key a browser subscribes with',
    response: devicesSchema,
    example: { response: exampleDevices },
  },
  add: {
    method: 'PUT',
    path: '/me/push-devices',
    access: 'member',
    summary: 'Be pushed to on this device; repeating it keeps it, and renews its keys',
    body: pushSubscriptionSchema.extend({ name: z.string().trim().min(1).max(60) }),
    response: devicesSchema,
    example: {
      body: { endpoint: example.endpoint, keys: exampleKeys, name: example.name },
      response: exampleDevices,
    },
  },
  remove: {
    method: 'DELETE',
    path: '/me/push-devices/:id',
    access: 'member',
    summary: 'Be pushed to on a device no longer; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params: { id: example.id }, response: { done: true } },
  },
});
