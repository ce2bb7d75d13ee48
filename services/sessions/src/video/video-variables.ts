import { videoVariables } from '@barspoon/platform/config';
import { z } from 'zod';

export const livekitVariables = {
  ...videoVariables,
  LIVEKIT_API_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about: "Address of LiveKit's server API, where it is not the one of `LIVEKIT_URL` with https.",
  },
  LIVEKIT_API_KEY: {
    schema: z.string().min(1).max(100).optional(),
    about:
      'The key that tokens for the video of rooms are issued by, and that LiveKit signs its webhook with.',
  },
  LIVEKIT_API_SECRET: {
    schema: z.string().min(32).max(200).optional(),
    about:
      'The secret of that key. LiveKit is told to post its events to `/api/v1/video/webhook`, signed with it.',
    secret: true,
    production: {
      test: (_: unknown, { LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET }: NodeJS.ProcessEnv) =>
        new Set([LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET].map((one) => one === undefined)).size ===
        1,
      must: 'needs LIVEKIT_URL, LIVEKIT_API_KEY and this together, or none of them',
    },
  },
} as const;
