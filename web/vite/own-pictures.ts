import { drawDrink, type PictureSpec } from '@barspoon/mixology/picture';
import type { Plugin } from 'vite';

const clear = { clarity: 'clear', carbonated: false } as const;
const cloudy = { clarity: 'cloudy', carbonated: false } as const;

/** The drinks the app can show without a server: the three of the fallback cards and their company on the front page. */
const specs: PictureSpec[] = [
  {
    seed: 'classic-old-fashioned',
    glass: 'rocks',
    ice: 'large cube',
    method: 'build',
    liquids: [
      { ...clear, colour: '#b5651d', ml: 45 },
      { ...clear, colour: '#7a2a12', ml: 3 },
    ],
    garnish: [
      { shape: 'twist', colour: '#f08c1a' },
      { shape: 'cherry', colour: '#7b1023' },
    ],
  },
  {
    seed: 'smoky-mezcal-margarita',
    glass: 'margarita',
    ice: 'none',
    method: 'shake',
    rim: 'chili salt',
    liquids: [
      { ...clear, colour: '#efe6c8', ml: 50 },
      { ...cloudy, colour: '#dfe8a8', ml: 25 },
      { ...clear, colour: '#e9b45a', ml: 20 },
    ],
    garnish: [{ shape: 'wheel', colour: '#7fb539' }],
  },
  {
    seed: 'lavender-gin-fizz',
    glass: 'collins',
    ice: 'cubes',
    method: 'shake',
    foam: true,
    liquids: [
      { ...clear, colour: '#f4f6f5', ml: 50 },
      { ...cloudy, colour: '#f3ecb0', ml: 25 },
      { ...clear, colour: '#b9a3dd', ml: 20 },
      { clarity: 'clear', colour: '#f2f6f8', ml: 60, carbonated: true },
    ],
    garnish: [{ shape: 'flower', colour: '#8f74c9' }],
  },
  {
    seed: 'negroni',
    glass: 'rocks',
    ice: 'cubes',
    method: 'build',
    liquids: [
      { ...clear, colour: '#f4f6f5', ml: 30 },
      { ...clear, colour: '#c8102e', ml: 30 },
      { ...clear, colour: '#7a2418', ml: 30 },
    ],
    garnish: [{ shape: 'slice', colour: '#f08c1a' }],
  },
  {
    seed: 'espresso-martini',
    glass: 'martini',
    ice: 'none',
    method: 'shake',
    foam: true,
    liquids: [
      { ...clear, colour: '#f4f6f5', ml: 50 },
      { ...clear, colour: '#24140c', ml: 30 },
      { ...cloudy, colour: '#2a160c', ml: 30 },
    ],
    garnish: [{ shape: 'bean', colour: '#2b170e' }],
  },
  {
    seed: 'mojito',
    glass: 'highball',
    ice: 'crushed',
    method: 'build',
    liquids: [
      { ...clear, colour: '#f3efdc', ml: 45 },
      { ...cloudy, colour: '#dfe8a8', ml: 20 },
      { clarity: 'clear', colour: '#f2f6f8', ml: 80, carbonated: true },
    ],
    inside: [{ shape: 'mint', colour: '#3f8f4f' }],
    garnish: [
      { shape: 'mint', colour: '#3f8f4f' },
      { shape: 'wedge', colour: '#7fb539' },
    ],
  },
];

/** Draws these pictures with the same hand as the server's; each follows the reader's mode by itself. */
export function ownPictures(): Plugin {
  const files = new Map(specs.map((spec) => [`drinks/${spec.seed}.svg`, drawDrink(spec, { mode: 'auto' })]));
  return {
    name: 'own-pictures',
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.get((request.url ?? '').slice(1).split('?')[0] ?? '');
        if (!file) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(file);
      });
    },
  };
}
