import { drawDrink, type PictureSpec } from '@barspoon/mixology/picture';
import type { Plugin } from 'vite';

const clear = { clarity: 'clear', carbonated: false } as const;
const cloudy = { clarity: 'cloudy', carbonated: false } as const;

/** The drinks the app can show without a server: the three of the fallback cards and their company on the front page. */
export const specs: PictureSpec[] = [
  {
    seed: 'classic-old-fashioned',
    glass: 'rocks',
    ice: 'large cube',
    method: 'build',
    liquids: [
      { ...clear, color: '#b5651d', ml: 45 },
      { ...clear, color: '#7a2a12', ml: 3 },
    ],
    garnish: [
      { shape: 'twist', color: '#f08c1a' },
      { shape: 'cherry', color: '#7b1023' },
    ],
  },
  {
    seed: 'smoky-mezcal-margarita',
    glass: 'rocks',
    ice: 'cubes',
    method: 'shake',
    rim: 'chili salt',
    liquids: [
      { ...clear, color: '#efe6c8', ml: 60 },
      { ...cloudy, color: '#dfe8a8', ml: 30 },
      { ...clear, color: '#f4f6f5', ml: 15 },
      { ...clear, color: '#e9b45a', ml: 15 },
    ],
    garnish: [{ shape: 'wheel', color: '#7fb539' }],
  },
  {
    seed: 'lavender-gin-fizz',
    glass: 'collins',
    ice: 'none',
    method: 'shake',
    foam: true,
    liquids: [
      { ...clear, color: '#f4f6f5', ml: 50 },
      { ...cloudy, color: '#f3ecb0', ml: 25 },
      { ...clear, color: '#b9a3dd', ml: 20 },
      { clarity: 'clear', color: '#f2f6f8', ml: 60, carbonated: true },
    ],
    garnish: [
      { shape: 'flower', color: '#8f74c9' },
      { shape: 'twist', color: '#f5d742' },
    ],
  },
  {
    seed: 'negroni',
    glass: 'rocks',
    ice: 'cubes',
    method: 'build',
    liquids: [
      { ...clear, color: '#f4f6f5', ml: 30 },
      { ...clear, color: '#c8102e', ml: 30 },
      { ...clear, color: '#7a2418', ml: 30 },
    ],
    garnish: [{ shape: 'slice', color: '#f08c1a' }],
  },
  {
    seed: 'espresso-martini',
    glass: 'martini',
    ice: 'none',
    method: 'shake',
    foam: true,
    liquids: [
      { ...clear, color: '#f4f6f5', ml: 50 },
      { ...clear, color: '#24140c', ml: 30 },
      { ...cloudy, color: '#2a160c', ml: 30 },
    ],
    garnish: [{ shape: 'bean', color: '#2b170e' }],
  },
  {
    seed: 'mojito',
    glass: 'highball',
    ice: 'crushed',
    method: 'build',
    liquids: [
      { ...clear, color: '#f3efdc', ml: 45 },
      { ...cloudy, color: '#dfe8a8', ml: 20 },
      { clarity: 'clear', color: '#f2f6f8', ml: 80, carbonated: true },
    ],
    inside: [{ shape: 'mint', color: '#3f8f4f' }],
    garnish: [
      { shape: 'mint', color: '#3f8f4f' },
      { shape: 'wedge', color: '#7fb539' },
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
