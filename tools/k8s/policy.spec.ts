import { globSync, readFileSync } from 'node:fs';
import { SERVICES } from '@barspoon/servers/services';
import { describe, expect, it } from 'vitest';
import { documentsOf, type Manifest, objectsOf } from './manifests.ts';
import { rules } from './policy.ts';

const overlays = ['k8s/overlays/local', 'k8s/overlays/production'];

describe('the files of k8s/', () => {
  it.each(globSync('k8s/**/*.yaml').sort())('%s is YAML', (file) => {
    expect(documentsOf(readFileSync(file, 'utf8')).length).toBeGreaterThan(0);
  });

  for (const overlay of overlays)
    it.each(rules)(`${overlay}: $name`, ({ breaches }) => {
      expect(breaches(objectsOf(overlay))).toEqual([]);
    });
});

it('reserves for each pod of a service in production what its autoscaler lets it use', () => {
  const objects = objectsOf('k8s/overlays/production');
  const targetOf = ({ spec }: Manifest): string =>
    spec.metrics?.[0].resource.target.averageValue ?? spec.triggers.find(isOfCpu).metadata.value;
  const isOfCpu = ({ type }: Manifest) => type === 'cpu';
  const scalers = objects.filter(({ kind }) => kind === 'HorizontalPodAutoscaler' || kind === 'ScaledObject');
  expect(new Set(scalers.map(({ metadata }) => metadata.name))).toEqual(
    new Set(SERVICES.map(({ name }) => name)),
  );
  for (const scaler of scalers) {
    const deployment = objects.find(
      ({ kind, metadata }) => kind === 'Deployment' && metadata.name === scaler.metadata.name,
    );
    expect(deployment && podOf(deployment).containers[0].resources.requests.cpu, scaler.metadata.name).toBe(
      targetOf(scaler),
    );
  }
});

it('lets only the entry point of production say for whom it asks [BEYOND-193]', () => {
  const objects = objectsOf('k8s/overlays/production');
  const ways = objects
    .filter(({ kind, spec }) => kind === 'NetworkPolicy' && spec.policyTypes.includes('Ingress'))
    .filter(({ spec }) => spec.podSelector.matchLabels?.['app.kubernetes.io/name'] === 'gateway')
    .flatMap(({ spec }) => spec.ingress);
  expect(ways.map(({ from }) => from)).toEqual([
    [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'envoy-gateway-system' } } }],
  ]);
});

type Spoil = (find: (kind: string, name: string) => Manifest, objects: Manifest[]) => void;

const podOf = (object: Manifest): Manifest => object.spec.template.spec;
const pod = (find: Parameters<Spoil>[0], name = 'catalogue'): Manifest => podOf(find('Deployment', name));
const container = (find: Parameters<Spoil>[0], name?: string): Manifest => pod(find, name).containers[0];
const without =
  (kind: string, name: string): Spoil =>
  (find, objects) => {
    objects.splice(objects.indexOf(find(kind, name)), 1);
  };

/** For each rule what breaks it. */
const spoilt: Record<string, readonly Spoil[]> = {
  'every service has a Deployment that runs it': [
    without('Deployment', 'catalogue'),
    (find) => {
      container(find).args = ['dist/services/community.js'];
    },
  ],
  'every service has a disruption budget': [without('PodDisruptionBudget', 'gateway')],
  'every service is scaled': [without('HorizontalPodAutoscaler', 'gateway')],
  'every service is spread over nodes and zones': [
    (find) => {
      pod(find).topologySpreadConstraints.pop();
    },
  ],
  'every service has keys and addresses of its own, and nobody else’s': [
    (find) => {
      pod(find).volumes.push({ name: 'more', secret: { secretName: 'identity-keys' } });
    },
    (find) => {
      container(find).envFrom[1].secretRef.name = 'operator-env';
    },
  ],
  'pods run as nobody in particular, under the runtime’s filter of system calls': [
    (find) => {
      pod(find).securityContext.runAsUser = 0;
    },
    (find) => {
      pod(find).securityContext.seccompProfile.type = 'Unconfined';
    },
  ],
  'pods have no token of the cluster': [
    (find) => {
      delete podOf(find('Job', 'seed')).automountServiceAccountToken;
    },
  ],
  'containers have no right but to run': [
    (find) => {
      container(find).securityContext.capabilities.add = ['NET_ADMIN'];
    },
    (find) => {
      delete container(find).securityContext.allowPrivilegeEscalation;
    },
  ],
  'containers write nowhere but on volumes': [
    (find) => {
      container(find, 'streams').securityContext.readOnlyRootFilesystem = false;
    },
  ],
  'containers say what they need, and have a limit of memory and of disk': [
    (find) => {
      delete container(find).resources.limits;
    },
    (find) => {
      delete container(find).resources.limits['ephemeral-storage'];
    },
  ],
  'what serves others says when it is ready and when it hangs': [
    (find) => {
      delete container(find).readinessProbe;
    },
  ],
  'secrets are referred to, never written down': [
    (find) => {
      container(find).env = [{ name: 'STRIPE_SECRET_KEY', value: 'in plain sight' }];
    },
  ],
  'no Secret and no secret setting stands in a file': [
    (_, objects) => {
      objects.push({ kind: 'Secret', metadata: { name: 'catalogue-env' } });
    },
    (_, objects) => {
      objects.push({
        kind: 'ConfigMap',
        metadata: { name: 'more' },
        data: { MONGODB_URL: 'mongodb://u:p@mongo' },
      });
    },
  ],
  'the namespace demands the restricted standard': [
    (find) => {
      find('Namespace', 'barspoon').metadata.labels['pod-security.kubernetes.io/enforce'] = 'baseline';
    },
    without('Namespace', 'barspoon'),
  ],
  'nobody may speak to anybody unless a policy says so': [without('NetworkPolicy', 'default-deny')],
  'only who must may speak to the world outside, on its ports, and never by that into the cluster': [
    (find) => {
      find('NetworkPolicy', 'reach-the-web').spec.podSelector = {
        matchLabels: { 'app.kubernetes.io/name': 'catalogue' },
      };
    },
    (find) => {
      find('NetworkPolicy', 'reach-the-web').spec.egress[0].ports = [{ port: 27017 }];
    },
    (find) => {
      delete find('NetworkPolicy', 'reach-the-web').spec.egress[0].to[0].ipBlock.except;
    },
    (find) => {
      delete find('NetworkPolicy', 'reach-nats').spec.egress[0].to;
    },
  ],
};

describe.each(rules)('the rule "$name"', ({ name, breaches }) => {
  const ways = spoilt[name] ?? [];

  it('is broken by something', () => {
    expect(ways.length).toBeGreaterThan(0);
  });

  it.each(ways.map((way, at) => ({ way, at: at + 1 })))('notices bad example $at', ({ way }) => {
    const objects = objectsOf('k8s/base');
    const find = (kind: string, named: string): Manifest => {
      const found = objects.find((object) => object.kind === kind && object.metadata.name === named);
      if (!found) throw new Error(`there is no ${kind} ${named}`);
      return found;
    };
    expect(breaches(objects)).toEqual([]);
    way(find, objects);
    expect(breaches(objects).length).toBeGreaterThan(0);
  });
});
