import type { Fault } from './fault.ts';
import type { Result } from './run-fault.ts';

const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** The table of results, as Markdown. */
export function table(faults: readonly Fault[], results: readonly Result[]): string {
  const rows = faults.flatMap((fault) => {
    const own = results.filter((result) => result.fault === fault.id);
    if (own.length === 0) return [];
    const broken = own.flatMap(({ violations }) => violations.map(({ invariant }) => invariant));
    const sum = (of: (result: Result) => number) => own.reduce((total, result) => total + of(result), 0);
    const slowest = Math.max(...own.map(({ settledMs }) => settledMs ?? Number.POSITIVE_INFINITY));
    return [
      [
        fault.id,
        fault.name,
        fault.invariants.join(' '),
        own.length,
        own.every(({ isShort }) => isShort) ? 'short' : 'full',
        sum(({ counts }) => counts.events ?? 0),
        `${own[0]?.perSecond}${own[0]?.planned ? ` of ${own[0].planned}` : ''}`,
        sum(({ crashes }) => crashes),
        Number.isFinite(slowest) ? seconds(slowest) : 'never',
        seconds(Math.max(...own.map(({ stoppedMs }) => stoppedMs))),
        broken.length ? `**broken: ${[...new Set(broken)].join(' ')}**` : 'held',
      ],
    ];
  });
  const head = [
    '#',
    'Fault',
    'Must hold',
    'Seeds',
    'Run',
    'Events',
    'Actions a second, of planned',
    'Kills',
    'Settled after s',
    'Stopped within s',
    'Result',
  ];
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
