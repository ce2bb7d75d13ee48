import { SERVICES } from '@barspoon/servers/services';
import type { Manifest } from './manifests.ts';

/** A rule of `k8s/`: what it demands, and who breaks it. */
export interface Rule {
  name: string;
  /** @returns one line for each breach */
  breaches(objects: readonly Manifest[]): string[];
}

/** Who may speak to the world outside, and why nobody else need: see docs/operations.md. */
const mayReachOut: Record<string, readonly (number | string)[]> = {
  egress: [80, 443],
  gateway: [80, 443],
  identity: [443],
  notifications: [465, 587],
  sessions: [443],
};

const workloadKinds = new Set(['Deployment', 'StatefulSet', 'DaemonSet', 'Job', 'CronJob']);

const ofKind = (objects: readonly Manifest[], kind: string): Manifest[] =>
  objects.filter((object) => object.kind === kind);
const nameOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata?.name}`;
const podOf = ({ kind, spec }: Manifest): Manifest =>
  (kind === 'CronJob' ? spec.jobTemplate.spec : spec).template.spec;
const containersOf = (pod: Manifest): Manifest[] => [
  ...(pod.initContainers ?? []),
  ...(pod.containers ?? []),
];

/** A rule about every pod that anything makes. */
const aboutPods = (name: string, isGood: (pod: Manifest, object: Manifest) => boolean): Rule => ({
  name,
  breaches: (objects) =>
    objects
      .filter(({ kind }) => workloadKinds.has(kind))
      .filter((object) => !isGood(podOf(object), object))
      .map(nameOf),
});

const aboutContainers = (name: string, isGood: (container: Manifest, object: Manifest) => boolean): Rule =>
  aboutPods(name, (pod, object) => containersOf(pod).every((container) => isGood(container, object)));

/** A rule that there is something for every service of the product. */
const forEveryService = (
  name: string,
  isThere: (objects: readonly Manifest[], service: string) => boolean,
): Rule => ({
  name,
  breaches: (objects) => SERVICES.filter((service) => !isThere(objects, service.name)).map((one) => one.name),
});

const selects = ({ spec }: Manifest, service: string): boolean =>
  spec?.selector?.matchLabels?.['app.kubernetes.io/name'] === service;

const deploymentOf = (objects: readonly Manifest[], service: string): Manifest | undefined =>
  ofKind(objects, 'Deployment').find(({ metadata }) => metadata.name === service);

const isLasting = ({ kind }: Manifest): boolean => kind !== 'Job' && kind !== 'CronJob';
const hidden = /SECRET|PASSWORD|TOKEN|(MONGODB|NATS|REDIS|SMTP)_URL|_KEY$/;

/** What holds for everything in `k8s/`. */
export const rules: readonly Rule[] = [
  forEveryService('every service has a Deployment that runs it', (objects, service) =>
    Boolean(
      podOf(deploymentOf(objects, service) ?? { spec: { template: { spec: {} } } }).containers?.some(
        ({ args }: Manifest) => args?.includes(`dist/services/${service}.js`),
      ),
    ),
  ),
  forEveryService('every service has a disruption budget', (objects, service) =>
    ofKind(objects, 'PodDisruptionBudget').some((budget) => selects(budget, service)),
  ),
  forEveryService('every service is scaled', (objects, service) =>
    [...ofKind(objects, 'HorizontalPodAutoscaler'), ...ofKind(objects, 'ScaledObject')].some(
      ({ spec }) => spec.scaleTargetRef.name === service,
    ),
  ),
  forEveryService('every service is spread over nodes and zones', (objects, service) => {
    const deployment = deploymentOf(objects, service);
    const keys = (deployment && podOf(deployment).topologySpreadConstraints) ?? [];
    return ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].every((topologyKey) =>
      keys.some((one: Manifest) => one.topologyKey === topologyKey),
    );
  }),
  forEveryService(
    'every service has keys and addresses of its own, and nobody else’s',
    (objects, service) => {
      const deployment = deploymentOf(objects, service);
      if (!deployment) return false;
      const pod = podOf(deployment);
      const mounted = (pod.volumes ?? []).flatMap(({ secret }: Manifest) => secret?.secretName ?? []);
      const read = containersOf(pod).flatMap(({ envFrom = [] }) =>
        envFrom.flatMap(({ secretRef }: Manifest) => secretRef?.name ?? []),
      );
      return `${mounted}` === `${service}-keys` && `${read}` === `${service}-env`;
    },
  ),
  aboutPods(
    'pods run as nobody in particular, under the runtime’s filter of system calls',
    ({ securityContext: own }) =>
      own?.runAsNonRoot === true && own.runAsUser > 0 && own.seccompProfile?.type === 'RuntimeDefault',
  ),
  aboutPods('pods have no token of the cluster', (pod) => pod.automountServiceAccountToken === false),
  aboutContainers(
    'containers have no right but to run',
    ({ securityContext: own }) =>
      own?.allowPrivilegeEscalation === false &&
      `${own.capabilities?.drop}` === 'ALL' &&
      !own.capabilities.add,
  ),
  aboutContainers(
    'containers write nowhere but on volumes',
    ({ securityContext }) => securityContext?.readOnlyRootFilesystem === true,
  ),
  aboutContainers(
    'containers say what they need, and have a limit of memory and of disk',
    ({ resources: { requests = {}, limits = {} } = {} }) =>
      Boolean(requests.cpu && requests.memory && limits.memory) &&
      Boolean(requests['ephemeral-storage'] && limits['ephemeral-storage']),
  ),
  aboutContainers(
    'what serves others says when it is ready and when it hangs',
    ({ ports, readinessProbe, livenessProbe, startupProbe }, object) =>
      !isLasting(object) ||
      !ports?.length ||
      Boolean(readinessProbe && livenessProbe && (startupProbe || object.kind === 'StatefulSet')),
  ),
  aboutContainers('secrets are referred to, never written down', ({ env = [] }) =>
    env.every(({ name, value }: Manifest) => !(hidden.test(name) && value)),
  ),
  {
    name: 'no Secret and no secret setting stands in a file',
    breaches: (objects) => [
      ...ofKind(objects, 'Secret').map(nameOf),
      ...ofKind(objects, 'ConfigMap')
        .filter(({ data = {} }) => Object.keys(data).some((key) => hidden.test(key)))
        .map(nameOf),
    ],
  },
  {
    name: 'the namespace demands the restricted standard',
    breaches: (objects) => {
      const spaces = ofKind(objects, 'Namespace');
      const isStrict = ({ metadata }: Manifest) =>
        metadata.labels?.['pod-security.kubernetes.io/enforce'] === 'restricted';
      return spaces.length === 0 ? ['there is none'] : spaces.filter((space) => !isStrict(space)).map(nameOf);
    },
  },
  {
    name: 'nobody may speak to anybody unless a policy says so',
    breaches: (objects) => {
      const denies = ({ spec }: Manifest) =>
        Object.keys(spec.podSelector).length === 0 &&
        `${[...spec.policyTypes].sort()}` === 'Egress,Ingress' &&
        !spec.ingress &&
        !spec.egress;
      return ofKind(objects, 'NetworkPolicy').some(denies) ? [] : ['no policy denies everything'];
    },
  },
  {
    name: 'only who must may speak to the world outside, on its ports, and never by that into the cluster',
    breaches: (objects) => ofKind(objects, 'NetworkPolicy').flatMap(wayOut),
  },
];

function wayOut(policy: Manifest): string[] {
  const { podSelector, egress = [] } = policy.spec;
  return egress.flatMap(({ to, ports }: Manifest) => {
    const blocks = (to ?? []).flatMap(({ ipBlock }: Manifest) => ipBlock ?? []);
    // Without `to` everything is reached; without ports by every one.
    if (to && blocks.length === 0) return [];
    const who: string[] = podSelector.matchLabels?.['app.kubernetes.io/name']
      ? [podSelector.matchLabels['app.kubernetes.io/name']]
      : (podSelector.matchExpressions?.[0]?.values ?? ['everybody']);
    const isMeant = who.every((name) =>
      ports?.length ? ports.every(({ port }: Manifest) => mayReachOut[name]?.includes(port)) : false,
    );
    const isOutside = to && blocks.every(({ except = [] }: Manifest) => except.includes('10.0.0.0/8'));
    return isMeant && isOutside ? [] : [nameOf(policy)];
  });
}
