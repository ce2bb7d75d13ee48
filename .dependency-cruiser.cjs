/** The import rules of docs/architecture.md. One pattern each; nothing here names a single file. */
const ours = '^(libs|services|web|admin|tools|tests)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'the folders of the tools form no circle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^tools/[^/]+$' },
      to: { circular: true, path: '^tools/[^/]+$' },
    },
    {
      name: 'the folders of a service form no circle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^services/[^/]+/src/[^/]+$' },
      to: { circular: true, path: '^services/[^/]+/src/[^/]+$' },
    },
    {
      name: 'no service imports a service',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'contracts import only zod',
      severity: 'error',
      from: { path: '^libs/contracts/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^libs/contracts/', '^node_modules/zod/'] },
    },
    {
      name: 'mixology imports only contracts, zod, yaml and papaparse',
      severity: 'error',
      from: { path: '^libs/mixology/', pathNot: '\\.(spec|testing)\\.ts$' },
      to: { pathNot: ['^libs/(mixology|contracts)/', '^node_modules/(zod|yaml|papaparse)/'] },
    },
    {
      name: 'bartender imports only contracts, mixology and eld',
      severity: 'error',
      from: { path: '^libs/bartender/src/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^libs/(bartender|mixology|contracts)/', '^node_modules/eld/'] },
    },
    {
      name: 'browser imports only contracts',
      severity: 'error',
      from: { path: '^libs/browser/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^libs/(browser|contracts)/'] },
    },
    {
      name: 'web and admin import only browser, contracts and mixology of ours',
      severity: 'error',
      from: { path: '^(web|admin)/' },
      to: { path: ours, pathNot: ['^$1/', '^libs/(browser|contracts|mixology)/'] },
    },
    {
      name: 'libs import no service and no app',
      severity: 'error',
      from: { path: '^libs/', pathNot: '/test/' },
      to: { path: '^(services|web|admin|tests)/' },
    },
    {
      name: 'libs import no tools',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^tools/' },
    },
    {
      name: 'platform knows none of the other server libs',
      severity: 'error',
      from: { path: '^libs/platform/', pathNot: '/test/' },
      to: { path: '^libs/(messaging|persistence|servers|testing)/' },
    },
    {
      name: 'persistence knows nothing of messaging',
      severity: 'error',
      from: { path: '^libs/persistence/', pathNot: '/test/' },
      to: { path: '^libs/(messaging|servers|testing)/' },
    },
    {
      name: 'pure rules know neither Nest nor Mongoose',
      comment:
        'A rule file has the noun of its folder: recipes/recipe.ts, ratings/rating.ts. Mappers and errors are pure too',
      severity: 'error',
      from: {
        path: [
          '^services/[^/]+/src/(search|matching)/',
          '^services/[^/]+/src/(?<noun>[^/]+?)(es|s)/\\k<noun>\\.ts$',
          '\\.(mapper|errors)\\.ts$',
        ],
      },
      to: { path: '^node_modules/(@nestjs|mongoose|@nats-io|bullmq)/' },
    },
    {
      name: 'only repositories, schemas and modules touch models',
      comment: 'In-memory indexes are led by their own collection and count as repositories',
      severity: 'error',
      from: {
        path: '^services/[^/]+/src/',
        pathNot: '\\.(repository|schema|module|spec)\\.ts$|-(index|lock|engine|engine-host|projection)\\.ts$',
      },
      to: { path: '^node_modules/(@nestjs/mongoose|mongoose)/' },
    },
    {
      name: 'web routes use features, features use ui and lib, never each other',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: '\\.(spec|test)\\.tsx?$' },
      to: { path: '^web/src/(features|routes)/', pathNot: ['^web/src/features/$1/'] },
    },
    {
      name: 'ui and lib know no feature',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/', pathNot: '\\.(spec|test)\\.tsx?$' },
      to: { path: '^web/src/(features|routes)/' },
    },
    {
      name: 'nothing imports what cannot be resolved',
      severity: 'error',
      from: { pathNot: '^web/src/routeTree\\.gen\\.ts$' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|/)|\\?' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.gen\\.ts$', '/dev-dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
