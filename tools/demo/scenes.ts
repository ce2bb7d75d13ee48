/** A place where somebody took a photo of their drink, 1200 wide; everything behind the table is out of focus. */
type Scene = (height: number, random: () => number) => { far: string; table: string; light: string };

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const gradient = (id: string, from: string, to: string, way = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${way}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const circle = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;

/** Boards that run away from whoever looks. */
const boards = (y: number, height: number, [light, dark]: readonly [string, string]) =>
  `<defs>${gradient('boards', light, dark)}</defs>${rect(0, y, 1200, height, 'url(#boards)')}` +
  range(9)
    .map((at) => {
      const x = 600 + (at - 4) * 95;
      return `<path d="M${x} ${y}L${600 + (x - 600) * 2.6} ${y + height}" stroke="#000" stroke-opacity=".16" stroke-width="4"/>`;
    })
    .join('') +
  rect(0, y, 1200, 5, '#fff', 'opacity=".25"');

const bottle = (x: number, floor: number, width: number, height: number, color: string) =>
  `<path d="M${x} ${floor}v-${height * 0.6}q0-${height * 0.12} ${width * 0.32}-${height * 0.18}v-${height * 0.22}h${width * 0.36}v${height * 0.22}q${width * 0.32} ${height * 0.06} ${width * 0.32} ${height * 0.18}v${height * 0.6}z" fill="${color}"/>` +
  rect(x + width * 0.12, floor - height * 0.46, width * 0.76, height * 0.28, '#efe6d2', 'opacity=".8"');

const atTheWindow: Scene = (height, random) => {
  const table = height - 330;
  return {
    far:
      `<defs>${gradient('sky', '#16213d', '#c2694b')}</defs>${rect(0, 0, 1200, height, 'url(#sky)')}` +
      range(7)
        .map((at) => rect(at * 180 - 30, table - 120 - random() * 380, 150, 600, '#131a2c'))
        .join('') +
      range(46)
        .map(() =>
          circle(
            random() * 1200,
            table - random() * 460,
            8 + random() * 20,
            random() < 0.7 ? '#ffcf7a' : '#9fd0ff',
            0.75,
          ),
        )
        .join('') +
      rect(575, 0, 26, table, '#2a2420') +
      rect(0, 150, 1200, 22, '#2a2420'),
    table: boards(table, 330, ['#6d4a32', '#352218']),
    light: '#ffb56b',
  };
};

const atTheBar: Scene = (height, random) => {
  const table = height - 300;
  const colors = ['#3f6b4d', '#a05a2c', '#7d2230', '#c9a24a', '#33506b', '#d8d2c2', '#5b3a6e'];
  return {
    far:
      `<defs>${gradient('wall', '#2b1d18', '#573625')}</defs>${rect(0, 0, 1200, height, 'url(#wall)')}` +
      [0.34, 0.72]
        .map((share) => {
          const floor = table * share + 120;
          return (
            range(11)
              .map((at) =>
                bottle(30 + at * 108, floor, 70, 210 + random() * 90, colors[Math.floor(random() * 7)] ?? ''),
              )
              .join('') + rect(0, floor, 1200, 22, '#d9a25f')
          );
        })
        .join('') +
      range(3)
        .map((at) => circle(220 + at * 380, 60, 130, '#ffd38a', 0.5))
        .join(''),
    table:
      `<defs>${gradient('marble', '#d9d6d0', '#8e8a86')}</defs>${rect(0, table, 1200, 300, 'url(#marble)')}` +
      range(7)
        .map(
          () =>
            `<path d="M${random() * 1200} ${table + random() * 90}q${random() * 200} ${random() * 120} ${random() * 420} ${random() * 190}" fill="none" stroke="#6f6a68" stroke-opacity=".35" stroke-width="${2 + random() * 4}"/>`,
        )
        .join('') +
      rect(0, table, 1200, 6, '#fff', 'opacity=".6"'),
    light: '#ffd9a0',
  };
};

const inTheKitchen: Scene = (height, random) => {
  const table = height - 320;
  return {
    far:
      rect(0, 0, 1200, height, '#cfd8d3') +
      range(Math.ceil(table / 130) * 8)
        .map((at) => {
          const [column, row] = [at % 8, Math.floor(at / 8)];
          const tone = 86 + Math.floor(random() * 8);
          return rect(column * 160 - (row % 2) * 80, row * 130, 150, 120, `hsl(150 14% ${tone}%)`, 'rx="6"');
        })
        .join('') +
      `<path d="M760 ${table}q10 -150 190 -150t190 150z" fill="#3d6d86"/>` +
      range(6)
        .map((at) =>
          circle(
            830 + (at % 4) * 74,
            table - 150 - Math.floor(at / 4) * 58,
            48,
            at % 3 ? '#f2d13f' : '#8fb83c',
          ),
        )
        .join('') +
      bottle(90, table, 110, 420, '#5d7f4c'),
    table: boards(table, 320, ['#d9b789', '#a77c4f']),
    light: '#fff6df',
  };
};

const onTheBalcony: Scene = (height, random) => {
  const table = height - 310;
  return {
    far:
      `<defs>${gradient('day', '#8cc4ea', '#f5e3c0')}</defs>${rect(0, 0, 1200, height, 'url(#day)')}` +
      range(70)
        .map(() => {
          const [x, y] = [random() * 1200, table - random() ** 2 * 620];
          return `<ellipse cx="${x}" cy="${y}" rx="${30 + random() * 40}" ry="${14 + random() * 16}" fill="hsl(${95 + random() * 45} 45% ${26 + random() * 26}%)" transform="rotate(${random() * 180} ${x} ${y})"/>`;
        })
        .join('') +
      range(14)
        .map(() =>
          circle(random() * 1200, table - 60 - random() * 380, 14, random() < 0.5 ? '#e8637c' : '#f6c667'),
        )
        .join(''),
    table: boards(table, 310, ['#e9e4da', '#b5aca0']),
    light: '#fffbe8',
  };
};

const underTheLamp: Scene = (height, random) => {
  const table = height - 300;
  return {
    far:
      `<defs>${gradient('dusk', '#17444a', '#0f2b31')}<radialGradient id="lamp"><stop offset="0" stop-color="#ffe2a6" stop-opacity=".95"/><stop offset="1" stop-color="#ffe2a6" stop-opacity="0"/></radialGradient></defs>` +
      rect(0, 0, 1200, height, 'url(#dusk)') +
      rect(110, 180, 300, 380, '#c99a5b') +
      rect(140, 210, 240, 320, `hsl(${random() * 360} 35% 62%)`) +
      `<circle cx="930" cy="300" r="520" fill="url(#lamp)"/><path d="M820 360l60-190h120l60 190z" fill="#f4d9a0"/>` +
      rect(930, 360, 20, table - 360, '#7a5a38') +
      range(6)
        .map((at) =>
          rect(430 + at * 44, table - 190 - random() * 50, 38, 260, `hsl(${random() * 360} 35% 40%)`),
        )
        .join(''),
    table: boards(table, 300, ['#4a2f22', '#22150f']),
    light: '#ffdf9e',
  };
};

const inThePark: Scene = (height, random) => {
  const table = height - 380;
  return {
    far:
      `<defs>${gradient('air', '#bfe0f2', '#e9f2d0')}${gradient('lawn', '#9cc46a', '#5f8f3f')}</defs>` +
      rect(0, 0, 1200, height, 'url(#air)') +
      range(8)
        .map(() =>
          circle(
            random() * 1200,
            table - 330 - random() * 120,
            130 + random() * 90,
            `hsl(${105 + random() * 30} 38% ${32 + random() * 14}%)`,
          ),
        )
        .join('') +
      rect(0, table - 250, 1200, 700, 'url(#lawn)'),
    table:
      rect(0, table, 1200, 380, '#f7f2ea') +
      range(10)
        .map((at) => {
          const x = at * 133;
          return `<path d="M${x} ${table}h66l${(x - 540) * 0.55 + 30} 380h-96z" fill="#c8443c" opacity=".55"/>`;
        })
        .join('') +
      range(4)
        .map((at) =>
          rect(0, table + 24 + at * at * 26 + at * 34, 1200, 26 + at * 12, '#c8443c', 'opacity=".5"'),
        )
        .join(''),
    light: '#fffdf0',
  };
};

export const scenes: readonly Scene[] = [
  atTheWindow,
  inTheKitchen,
  atTheBar,
  onTheBalcony,
  underTheLamp,
  inThePark,
];

/** The place as an SVG, sharp only where the glass stands. */
export function sceneOf(index: number, height: number, random: () => number): string {
  const scene = scenes[index % scenes.length] ?? atTheBar;
  const { far, table, light } = scene(height, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${height}" viewBox="0 0 1200 ${height}">
    <defs><filter id="far" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="13"/></filter>
    <filter id="near"><feGaussianBlur stdDeviation="1.2"/></filter>
    <radialGradient id="shine" cx=".3" cy=".25" r=".9"><stop offset="0" stop-color="${light}" stop-opacity=".4"/><stop offset=".6" stop-color="${light}" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient></defs>
    ${far}<g filter="url(#far)">${far}</g><g filter="url(#near)">${table}</g>${rect(0, 0, 1200, height, 'url(#shine)')}</svg>`;
}
