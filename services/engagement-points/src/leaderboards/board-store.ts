import { keysOf, type ServerAddress, UnavailableError } from '@barspoon/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { name } from '../config.ts';
import { boardScripts, keysOfOne } from './board-scripts.ts';

export const BOARDS_REDIS = Symbol('redis of the boards');

/** A member's place on a board. */
export interface Placing {
  userId: string;
  points: number;
  /** The member's award it was counted by; what is older is ignored. */
  sequence: number;
}

const step = 2 ** 30;
const scoreOf = ({ points, sequence }: Placing): number => points * step + sequence;
const pointsIn = (score: string): number => Math.floor(Number(score) / step);
const keysOfBoard = (board: string): string[] =>
  ['', ':ready', ':building', ':next', ':removed'].map((end) => `${keysOf(name)}board:${board}${end}`);
/** A build that nothing was heard of for so long has died. */
const buildMs = 30_000;
/** Boards of months and weeks go by themselves. */
const keptSeconds = 40 * 24 * 60 * 60;

/** The first argument of each is its number of keys. */
type Scripts = Record<
  keyof typeof boardScripts,
  (keys: number, ...args: (string | number)[]) => Promise<unknown>
>;

/** Without Redis a command fails at once, and boards are read from MongoDB. */
export function connectToRedis({ url, credential }: ServerAddress): Redis {
  const redis = new Redis(url, {
    ...credential,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 1000,
    commandTimeout: 2000,
    retryStrategy: (times) => Math.min(times * 200, 2000),
  });
  redis.on('error', () => undefined);
  return redis;
}

/** Boards as sorted sets in Redis. A board that is not whole answers null: it is read from MongoDB in the meantime. */
@Injectable()
export class BoardStore implements OnApplicationShutdown {
  private readonly scripts: Scripts;

  constructor(@Inject(BOARDS_REDIS) private readonly redis: Redis) {
    for (const [name, lua] of Object.entries(boardScripts)) redis.defineCommand(name, { lua });
    this.scripts = redis as unknown as Scripts;
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /** Rows from an offset on, how many members have more points than the first of them, and how many there are. */
  async page(board: string, offset: number, limit: number) {
    const answer = await this.run('boardPage', [board], offset, offset + limit - 1);
    if (!answer) return null;
    const [total, higher, flat] = answer as [number, number, string[]];
    const rows = Array.from({ length: flat.length / 2 }, (_, at) => ({
      userId: flat[2 * at] as string,
      points: pointsIn(flat[2 * at + 1] as string),
    }));
    return { total, higher, rows };
  }

  /** How many have more points and how many stand before this placing, which the board may not have yet. */
  async rank(board: string, own: Placing) {
    const answer = (await this.run('boardRank', [board], own.userId, scoreOf(own))) as
      | [number, number]
      | null;
    if (!answer) return null;
    const [higher, before] = answer;
    return { higher, before };
  }

  /**
   * Puts a member where they stand on each of these boards, or takes them off it, in one step.
   * @returns the boards that are not whole
   */
  async place(userId: string, placings: ReadonlyMap<string, Placing | null>): Promise<string[]> {
    const boards = [...placings.keys()];
    const scores = [...placings.values()].map((placing) => (placing ? scoreOf(placing) : ''));
    const whole = (await this.run('boardsPlace', boards, userId, ...scores)) as number[];
    return boards.filter((_, at) => whole[at] !== 1);
  }

  /**
   * Builds a leaderboard next to the existing one and replaces it. Concurrent placings go to both.
   * @param parts all placings, in parts
   * @returns how many members are on it; undefined when another replica builds it or Redis has forgotten of it
   */
  async rebuild(board: string, build: string, parts: AsyncIterable<Placing[]>): Promise<number | undefined> {
    if ((await this.run('boardBegin', [board], build, buildMs)) !== 1) return undefined;
    let count = 0;
    for await (const part of parts) {
      const pairs = part.flatMap((placing) => [scoreOf(placing), placing.userId]);
      if ((await this.run('boardLoad', [board], build, buildMs, ...pairs)) !== 1) return undefined;
      count += part.length;
    }
    const seconds = board === 'all' ? 0 : keptSeconds;
    return (await this.run('boardFinish', [board], build, seconds)) === 1 ? count : undefined;
  }

  private async run(
    script: keyof typeof boardScripts,
    boards: readonly string[],
    ...args: (string | number)[]
  ): Promise<unknown> {
    try {
      return await this.scripts[script](keysOfOne * boards.length, ...boards.flatMap(keysOfBoard), ...args);
    } catch (error) {
      throw new UnavailableError('Redis', error);
    }
  }
}
