import { createHash } from 'node:crypto';

/** A line of the audit as its hash sees it. */
export interface ChainedLine {
  /** Its place, from 1. */
  _id: number;
  at: Date;
  actor: string;
  /** Lines from before roles were recorded have none, and keep their hash. */
  role?: string;
  action: string;
  subject: string;
  requestId: string;
  details: Record<string, unknown> | null;
}

/** The hash that precedes the first line. */
export const chainBegin = '0'.repeat(64);

/** SHA-256, in hex, over everything a line says and the hash of the line before it. */
export function hashOfLine(line: ChainedLine, previousHash: string): string {
  const { _id, at, actor, role, action, subject, requestId, details } = line;
  const said = [previousHash, _id, at.toISOString(), actor, action, subject, requestId, sorted(details)];
  if (role !== undefined) said.push(role);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** The order of keys is irrelevant, and a database may not preserve it. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
