import type { countRoutes, InputOf, MemberActor, Variance } from '@barspoon/contracts';
import { varianceOf } from '@barspoon/mixology';
import { Injectable } from '@nestjs/common';
import { BarAccess } from '../bar/bar-access.ts';
import type { BarEntryRow } from '../bar/bottle.schema.ts';
import { BottlesRepository } from '../bar/bottles.repository.ts';
import { countNotFound, tooFewCounts } from './count.errors.ts';
import { CountsService } from './counts.service.ts';

/** What went between two counts, and what explains it. Implements BEYOND-235. */
@Injectable()
export class VarianceService {
  constructor(
    private readonly access: BarAccess,
    private readonly bottles: BottlesRepository,
    private readonly counts: CountsService,
  ) {}

  /** @throws DomainError 404 for a bar or a count that is not there, 409 where the bar has not been counted twice */
  async between(
    actor: MemberActor,
    barId: string,
    query: InputOf<typeof countRoutes.variance>['query'],
  ): Promise<Variance> {
    const bar = await this.access.at(actor.id, barId);
    const [from, to] = (await this.chosen(bar.id, query)).sort(
      (one, other) => one.at.getTime() - other.at.getTime() || (one._id < other._id ? -1 : 1),
    );
    if (!from || !to || from === to) throw tooFewCounts();
    const entries = await this.bottles.between(bar.id, from.at, to.at);
    const named = [from, to, ...entries].flatMap(({ lines }) =>
      lines.flatMap(({ bottleId }) => bottleId ?? []),
    );
    const bottles = await this.bottles.detailsOf([...new Set(named)]);
    const [shownFrom, shownTo] = await this.counts.shown([from, to]);
    if (!shownFrom || !shownTo) throw tooFewCounts();
    const known = [...bottles].map(([id, bottle]) => ({ id, ...bottle }));
    return {
      from: shownFrom,
      to: shownTo,
      ...varianceOf(asCounted(from), asCounted(to), entries.flatMap(actsOf), known),
    };
  }

  private async chosen(barId: string, { from, to }: { from?: string | undefined; to?: string | undefined }) {
    const last = from && to ? [] : await this.bottles.lastCounts(barId, 2);
    const [first, second] = await Promise.all([from, to].map((id) => id && this.find(barId, id)));
    const [latest, former] = last;
    return [first || former, second || latest].flatMap((count) => count || []);
  }

  private async find(barId: string, id: string): Promise<BarEntryRow> {
    const entry = await this.bottles.findEntry(id);
    if (entry?.barId !== barId || !entry.counted) throw countNotFound();
    if ((await this.bottles.withdrawnAmong([id])).size > 0) throw countNotFound();
    return entry;
  }
}

const asCounted = ({ _id, at, ...entry }: BarEntryRow) => ({ ...entry, id: _id, at: at.getTime() });

/** A batch brings the bottle that it fills, and takes its parts from others as a drink does. */
function actsOf(entry: BarEntryRow): ReturnType<typeof asCounted>[] {
  const act = asCounted(entry);
  if (entry.kind !== 'prepared') return [act];
  const [filled, ...parts] = entry.lines;
  return [
    { ...act, kind: 'bought', lines: filled ? [filled] : [] },
    { ...act, kind: 'made', lines: parts },
  ];
}
