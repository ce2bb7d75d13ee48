import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rspack } from '@rspack/core';

const services = readdirSync('services').filter((name) => existsSync(`services/${name}/src/main.ts`));

/**
 * Packages stay in node_modules, where the bundles find them, except those that npm could not place at its root: from
 * `dist/` Node would find another version of them, or none.
 */
function isLeftOut({ context, request }) {
  if (/^(\.|\/|@barspoon\/)/.test(request)) return false;
  const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
  for (let folder = context; folder !== process.cwd() && folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'node_modules', name))) return false;
  return true;
}

/** Bundles our own code into one file per service; packages stay in node_modules. */
export default {
  mode: 'none',
  target: 'node24',
  devtool: 'source-map',
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
  externals: [(asked, answer) => (isLeftOut(asked) ? answer(undefined, asked.request) : answer())],
  externalsPresets: { node: true },
  module: {
    // Paths are relative to the bundle, not to the sources on the machine that built it.
    parser: { javascript: { importMeta: false, url: false } },
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
