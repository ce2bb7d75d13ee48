import { Readable } from 'node:stream';
import {
  barItemRoutes,
  collectionRoutes,
  favoriteRoutes,
  ledgerRoutes,
  type MemberActor,
  ownExportInternalRoutes,
  ownExportRoutes,
  type RecipeFormatName,
  ratingRoutes,
  recipeFormatTypes,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { parseInput, type WorkContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';

const gateway = { kind: 'system', name: 'gateway' } as const;
/** The end of our own JSON; the member's other data goes before it. */
const end = '\n}\n';

interface Page<T> {
  items: readonly T[];
  nextCursor: string | null;
}

/** A member's recipes as a file; as our own JSON with everything else they have made here. Implements BEYOND-25. */
@Injectable()
export class OwnExport {
  constructor(
    private readonly caller: Caller,
    private readonly actors: Actors,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    fastify.route({
      method: ownExportRoutes.file.method,
      url: apiPath(ownExportRoutes.file),
      onRequest: this.limits.of(ownExportRoutes.file),
      handler: (request, reply) => this.export(request, reply),
    });
  }

  /** Complete before its first byte is sent: half a file is worse than none. */
  private async export(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const actor = await this.actors.admit(ownExportRoutes.file, request);
    const member = actor as MemberActor;
    const { format } = parseInput(ownExportRoutes.file, { query: request.query }).query;
    const pieces = await this.recipesOf(member.id, format, contextOf(request, gateway));
    if (format === 'json') {
      const rest = JSON.stringify(await this.restOf(member.id, contextOf(request, member)), null, 2);
      pieces.push(`${pieces.pop()?.slice(0, -end.length)},${rest.slice(1)}\n`);
    }
    const { mediaType, extension } = recipeFormatTypes[format];
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .header('cache-control', 'no-store')
      .type(`${mediaType}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="my-recipes-${day}.${extension}"`)
      .send(
        Readable.from(
          pieces.map((piece) => Buffer.from(piece)),
          { objectMode: false },
        ),
      );
  }

  private async recipesOf(
    memberId: string,
    format: RecipeFormatName,
    context: WorkContext,
  ): Promise<string[]> {
    const pieces: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { memberId, format, cursor };
      const { text, nextCursor } = await this.caller.call(ownExportInternalRoutes.piece, { query }, context);
      pieces.push(text);
      cursor = nextCursor ?? undefined;
    } while (cursor);
    return pieces;
  }

  /** The member's other data as they see it themselves, with names next to the addresses of recipes. */
  private async restOf(memberId: string, context: WorkContext) {
    const ask = this.caller;
    const [favorites, ratings, collections, bar, bottles] = await Promise.all([
      all((cursor) => ask.call(favoriteRoutes.list, { query: { limit: 48, cursor } }, context)),
      all((cursor) => ask.call(ratingRoutes.own, { query: { limit: 30, cursor } }, context)),
      all((cursor) => ask.call(collectionRoutes.mine, { query: { limit: 50, cursor } }, context)),
      // Their first bar, which a file that they import fills.
      all((cursor) =>
        ask.call(barItemRoutes.list, { query: { bar: memberId, owned: true, limit: 100, cursor } }, context),
      ),
      ask.call(ledgerRoutes.bottles, { params: { id: memberId } }, context),
    ]);
    const bottlesOf = Map.groupBy(bottles.items, ({ itemId }) => itemId);
    const whole = [];
    for (const { id } of collections)
      whole.push(await ask.call(collectionRoutes.get, { params: { id } }, context));
    return {
      favorites: favorites.map(({ recipe, createdAt }) => ({ ...nameOf(recipe), createdAt })),
      ratings: ratings.map(({ recipe, rating: { id: _, recipeId: __, userId: ___, ...rating } }) => ({
        ...nameOf(recipe),
        ...rating,
      })),
      collections: whole.map(({ name, description, isPublic, recipes, createdAt }) => ({
        name,
        description,
        isPublic,
        createdAt,
        recipes: recipes.map((recipe) => ({ ...nameOf(recipe), note: recipe.note })),
      })),
      bar: bar.map(({ id, name, brand, category, subcategory, userId }) => ({
        name,
        brand,
        category,
        subcategory,
        isOwnItem: userId !== null,
        bottles: (bottlesOf.get(id) ?? []).map(({ size, unit, price, source, openedAt, level }) => ({
          size,
          unit,
          price,
          source,
          openedAt,
          level,
        })),
      })),
    };
  }
}

const nameOf = ({ slug, name }: { slug: string; name: string }) => ({ recipe: slug, name });

async function all<T>(page: (cursor: string | undefined) => Promise<Page<T>>): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | undefined;
  do {
    const next = await page(cursor);
    items.push(...next.items);
    cursor = next.nextCursor ?? undefined;
  } while (cursor);
  return items;
}
