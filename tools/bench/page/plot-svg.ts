import { type Plot, shown } from '../../report/report.ts';

const width = 640;
const height = 300;
const margin = { left: 64, right: 150, top: 34, bottom: 46 };
const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };

/** Told apart by more than their color: each line also has a mark of its own. */
const marks = ['circle', 'square', 'triangle', 'diamond'] as const;

const style = `
  text { font: 12px system-ui, sans-serif; fill: #333 }
  .title { font-weight: 600; font-size: 13px }
  .grid { stroke: #ddd } .axis { stroke: #888 }
  .s0 { stroke: #0b6e99; fill: #0b6e99 } .s1 { stroke: #b3541e; fill: #b3541e }
  .s2 { stroke: #4c7a34; fill: #4c7a34 } .s3 { stroke: #7a4ea3; fill: #7a4ea3 }
  polyline { fill: none !important; stroke-width: 2 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd } .grid { stroke: #444 } .axis { stroke: #888 }
    .s0 { stroke: #5cb8e0; fill: #5cb8e0 } .s1 { stroke: #f0945a; fill: #f0945a }
    .s2 { stroke: #93c572; fill: #93c572 } .s3 { stroke: #bd97e0; fill: #bd97e0 }
  }`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${round(x)}" y="${round(y)}" ${more}>${escaped(words)}</text>`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A picture of a plot, readable on light and dark pages. */
export function plotSvg(plot: Plot): string {
  const body = plot.lines ? linesOf(plot.lines) : barsOf(plot.bars ?? []);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(plot.title)}">`,
    `<style>${style}\n</style>`,
    text(margin.left, 20, plot.title, 'class="title"'),
    ...body,
    text(margin.left + inner.width / 2, height - 8, plot.x, 'text-anchor="middle"'),
    text(
      0,
      0,
      plot.y,
      `text-anchor="middle" transform="translate(14 ${margin.top + inner.height / 2}) rotate(-90)"`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

function linesOf(lines: NonNullable<Plot['lines']>): string[] {
  const points = lines.flatMap((line) => line.points);
  const x = logScale(
    points.map(([value]) => value),
    margin.left,
    margin.left + inner.width,
  );
  const y = logScale(
    points.map(([, value]) => value),
    margin.top + inner.height,
    margin.top,
  );
  const grid = [
    ...y.ticks.flatMap((tick) => [
      `<line class="grid" x1="${margin.left}" x2="${margin.left + inner.width}" y1="${round(y.at(tick))}" y2="${round(y.at(tick))}"/>`,
      text(margin.left - 6, y.at(tick) + 4, named(tick), 'text-anchor="end"'),
    ]),
    ...x.ticks.map((tick) =>
      text(x.at(tick), margin.top + inner.height + 18, named(tick), 'text-anchor="middle"'),
    ),
    `<line class="axis" x1="${margin.left}" x2="${margin.left + inner.width}" y1="${margin.top + inner.height}" y2="${margin.top + inner.height}"/>`,
  ];
  const drawn = lines.flatMap(({ name, points: own }, at) => {
    const places = own.map(([a, b]): [number, number] => [round(x.at(a)), round(y.at(b))]);
    return [
      `<polyline class="s${at % 4}" points="${places.map((place) => place.join(',')).join(' ')}"/>`,
      ...places.map(([a, b]) => markAt(a, b, at)),
      markAt(width - margin.right + 14, margin.top + 8 + at * 20, at),
      text(width - margin.right + 24, margin.top + 12 + at * 20, name),
    ];
  });
  return [...grid, ...drawn];
}

function barsOf(bars: NonNullable<Plot['bars']>): string[] {
  const max = Math.max(...bars.map(({ value }) => value), Number.EPSILON);
  const step = inner.height / Math.max(1, bars.length);
  return bars.flatMap(({ name, value }, at) => {
    const top = margin.top + step * at;
    const long = ((inner.width - 40) * value) / max;
    return [
      text(margin.left + 4, top + 14, name),
      `<rect class="s${at % 4}" x="${margin.left + 4}" y="${round(top + 20)}" width="${round(Math.max(1, long))}" height="${round(Math.max(4, step - 30))}"/>`,
      text(margin.left + long + 12, top + 14 + step / 2, shown(value)),
    ];
  });
}

function markAt(x: number, y: number, series: number): string {
  const kind = marks[series % marks.length];
  const all = `class="s${series % 4}"`;
  if (kind === 'circle') return `<circle ${all} cx="${x}" cy="${y}" r="4"/>`;
  if (kind === 'square') return `<rect ${all} x="${x - 4}" y="${y - 4}" width="8" height="8"/>`;
  if (kind === 'triangle') return `<path ${all} d="M${x} ${y - 5}l5 9h-10z"/>`;
  return `<path ${all} d="M${x} ${y - 6}l5 6l-5 6l-5 -6z"/>`;
}

/** A logarithmic axis over whole powers of ten. */
function logScale(values: readonly number[], from: number, to: number) {
  const positive = values.filter((value) => value > 0);
  const low = Math.floor(Math.log10(Math.min(...positive)) + 1e-9);
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...positive)) - 1e-9));
  const at = (value: number) => from + ((Math.log10(value) - low) / (high - low)) * (to - from);
  const ticks = Array.from({ length: high - low + 1 }, (_, n) => 10 ** (low + n));
  return { at, ticks };
}

const named = (value: number): string =>
  value >= 1e6
    ? `${value / 1e6} M`
    : value >= 1000
      ? `${value / 1000} k`
      : String(Number(value.toPrecision(1)));
