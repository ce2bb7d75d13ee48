import type { LiveSession, LiveSessionInput, MixAlongState } from '@barspoon/contracts';
import type { LiveSessionRow } from './live-session.schema.ts';

export const toLiveSession = (row: LiveSessionRow, host: LiveSession['host']): LiveSession => ({
  id: row._id,
  title: row.title,
  description: row.description,
  scheduledAt: row.scheduledAt.toISOString(),
  durationMinutes: row.durationMinutes,
  endsAt: row.endsAt.toISOString(),
  maxParticipants: row.maxParticipants,
  participantCount: row.participantCount,
  // Those of before there was a waiting list have no number of it.
  waitingCount: row.waitingCount ?? 0,
  status: row.status,
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  hostId: row.hostUserId,
  host,
  recipe: row.mixAlong ? { recipeId: row.mixAlong.recipeId, available: row.mixAlong.available } : null,
  createdAt: row.createdAt.toISOString(),
});

export const toMixAlongState = ({ mixAlong, revision }: LiveSessionRow): MixAlongState => ({
  mixAlong: mixAlong ?? null,
  revision,
});

export const toSettings = (row: LiveSessionRow): LiveSessionInput => ({
  title: row.title,
  description: row.description,
  scheduledAt: row.scheduledAt.toISOString(),
  durationMinutes: row.durationMinutes,
  maxParticipants: row.maxParticipants,
  streamUrl: row.streamUrl,
  recipeId: row.mixAlong?.recipeId ?? null,
});
