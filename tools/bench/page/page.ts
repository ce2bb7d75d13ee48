import { shown, tableLines } from '../../report/report.ts';
import { type Result, readResults } from '../../report/results.ts';
import { type Goal, type Subject, subjects } from '../goals.ts';
import { plotSvg } from './plot-svg.ts';

/** `docs/performance.md` and its pictures, from the stored results: path to content. */
export function performancePages(root: string): Record<string, string> {
  const results = readResults(root);
  const pages: Record<string, string> = {};
  const parts = subjects.map((subject) => {
    const result = results[subject.id];
    for (const [at, plot] of (result?.plots ?? []).entries())
      pages[`docs/${pictureOf(subject, at)}`] = plotSvg(plot);
    return partOf(subject, result);
  });
  pages['docs/performance.md'] = [...intro(results), ...parts].join('\n');
  return pages;
}

const pictureOf = ({ id }: Subject, at: number): string => `performance/${id}-${at + 1}.svg`;

function intro(results: Record<string, Result>): string[] {
  const rows = subjects.flatMap((subject) =>
    Object.entries(subject.goals).map(([key, goal]) => {
      const value = results[subject.id]?.figures[key];
      return `| [${subject.title}](#${anchorOf(subject)}) | ${goal.what} | ${wantedOf(goal)} | ${foundOf(goal, value)} | ${markOf(goal, value)} |`;
    }),
  );
  return [
    '# Performance',
    '',
    'Written by `npm run bench` from `docs/performance/results.json`; the goals are in `tools/bench/goals.ts`. Absolute times on a',
    'shared machine say little, so every subject alternates with a reference in the same run and is reported as a ratio',
    'where possible: medians of five or more rounds.',
    '',
    '```sh',
    'npm run bench                         # all benchmarks; close other programs first',
    'npm run bench -- public-reads events  # only these; the page keeps the other parts',
    'npm run bench -- recipe-search match --sizes 10000,100000',
    'npm run bench -- start-and-memory --load-minutes 10',
    'npm run docs                          # the page from the stored results, without measuring',
    '```',
    '',
    'Each part says when and for how long it was measured, on what machine, and the load average during the run:',
    'above the number of cores, the figures are those of a busy machine.',
    '',
    '| | | Goal | Result | |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ];
}

function partOf(subject: Subject, result: Result | undefined): string {
  const lines = [`## ${subject.title}`, '', subject.how, ''];
  if (!result) return [...lines, 'Not measured yet.', ''].join('\n');
  const { cpu, cores, node } = result.machine;
  lines.push(
    `*${result.at.slice(0, 16).replace('T', ' ')} UTC, ${Math.round(result.seconds)} s, ${cores} cores of ${cpu}, Node ${node}, load ${result.load.toFixed(1)}.*`,
    '',
    '| Figure | Goal | Result | |',
    '|---|---|---|---|',
    ...Object.entries(subject.goals).map(([key, goal]) => {
      const value = result.figures[key];
      return `| ${goal.what} | ${wantedOf(goal)} | ${foundOf(goal, value)} | ${markOf(goal, value)} |`;
    }),
    '',
    ...Object.entries(subject.goals).flatMap(([key, goal]) =>
      goal.whenMissed && isMet(goal, result.figures[key]) === false
        ? [`**Missed: ${goal.what}.** ${goal.whenMissed}`, '']
        : [],
    ),
    ...result.plots.flatMap(({ title }, at) => [`![${title}](${pictureOf(subject, at)})`, '']),
    ...result.tables.flatMap(tableLines),
  );
  return lines.join('\n');
}

/** As GitHub makes it of the heading. */
const anchorOf = ({ title }: Subject): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const withUnit = (value: number, unit: string): string =>
  `${shown(value)}${unit && !['x', '%'].includes(unit) ? ' ' : ''}${unit}`;
const wantedOf = ({ atLeast, atMost, unit }: Goal): string =>
  atLeast === undefined ? `≤ ${withUnit(atMost ?? 0, unit)}` : `≥ ${withUnit(atLeast, unit)}`;
const foundOf = ({ unit }: Goal, value: number | undefined): string =>
  value === undefined ? '—' : withUnit(value, unit);

/** Undefined for what was not measured. */
export function isMet({ atLeast, atMost }: Goal, value: number | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  return atLeast === undefined ? value <= (atMost ?? 0) : value >= atLeast;
}

const markOf = (goal: Goal, value: number | undefined): string => {
  const met = isMet(goal, value);
  return met === undefined ? 'not measured' : met ? '✓' : 'missed';
};
