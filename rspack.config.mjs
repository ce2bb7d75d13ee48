import { existsSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { rspack } from '@rspack/core';

const services = readdirSync('services').filter((name) => existsSync(`services/${name}/src/main.ts`));

/**
 * The packages that every process loads are bundled, with what they import: half of their text is comments, and each
 * file of a package takes memory of its own. The others stay in node_modules.
 */
const bundled = [
  '@fastify',
  '@modelcontextprotocol',
  '@nats-io',
  '@nestjs',
  'bullmq',
  'fastify',
  'ioredis',
  'jose',
  'mongoose',
  'nestjs-pino',
  'prom-client',
  'reflect-metadata',
  'rxjs',
  'zod',
];
/** Starts threads from files of its own. */
const neverBundled = ['pino'];

const isOf = (packages, request) =>
  packages.some((name) => request === name || request.startsWith(`${name}/`));

/** From which folder of packages it is imported, or undefined when npm has not installed it. */
function folderOf({ context, request }) {
  const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
  for (let folder = context; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', name))) return folder;
    if (folder === process.cwd() || folder === dirname(folder)) return undefined;
  }
}

/** Where an import that is not bundled is found when the bundle runs, or undefined for one that is bundled. */
function placeOutside(asked) {
  const { context, request } = asked;
  if (isBuiltin(request) || /^(\.|\/|@barspoon\/)/.test(request)) return undefined;
  const folder = folderOf(asked);
  if (context.includes('/node_modules/')) {
    // What a package can do without is asked for when it is wanted, and is missing then.
    if (folder === undefined) return `node-commonjs ${request}`;
    return isOf(neverBundled, request) ? request : undefined;
  }
  // From `dist/` Node would find another version of what npm could not place at the root, or none.
  return isOf(bundled, request) || folder !== process.cwd() ? undefined : request;
}

/** Bundles our own code into one file per service, beside chunks of the packages that services share. */
export default {
  mode: 'none',
  target: 'node24',
  devtool: false,
  plugins: [
    // Of our own code only: a process keeps the maps of what it runs.
    new rspack.SourceMapDevToolPlugin({ filename: '[file].map', exclude: /^packages\//, noSources: true }),
  ],
  entry: {
    ...Object.fromEntries(services.map((name) => [name, `./services/${name}/src/main.ts`])),
    all: './tools/stack/one-process.ts',
    'source-maps': './tools/stack/source-maps.ts',
    healthy: './tools/images/healthy.ts',
    // Threads and processes are started from a file of their own.
    'hashing-thread': './services/identity/src/accounts/hashing-thread.ts',
    'picture-process': './services/gateway/src/uploads/picture-process.ts',
  },
  output: {
    path: resolve('dist/services'),
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  experiments: { outputModule: true },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  externalsType: 'module',
  externals: [(asked, answer) => answer(undefined, placeOutside(asked))],
  externalsPresets: { node: true },
  module: {
    // Paths are relative to the bundle, not to the sources on the machine that built it.
    // Nest imports by a name that it is given only where it is given no function that does.
    parser: { javascript: { importMeta: false, url: false, exprContextCritical: false } },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2024',
            parser: { syntax: 'typescript', tsx: true, decorators: true },
            transform: {
              legacyDecorator: true,
              decoratorMetadata: true,
              useDefineForClassFields: false,
              react: { runtime: 'automatic' },
            },
            keepClassNames: true,
          },
        },
      },
    ],
  },
  optimization: {
    emitOnErrors: false,
    moduleIds: 'named',
    concatenateModules: false,
    splitChunks: {
      chunks: 'all',
      minSize: 0,
      cacheGroups: {
        default: false,
        defaultVendors: false,
        packages: { test: /[\\/]node_modules[\\/]/, filename: 'packages/[id].js' },
      },
    },
    // Every process keeps its bundle's text in memory: without comments, and as ASCII in half the bytes.
    minimize: !process.argv.includes('--watch'),
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        extractComments: false,
        minimizerOptions: { compress: false, mangle: false, format: { comments: false, ascii_only: true } },
      }),
    ],
  },
  stats: 'errors-warnings',
};
