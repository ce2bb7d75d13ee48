import { describe, expect, it } from 'vitest';
import { type Manifest, objectsOf } from './manifests.ts';
import { schemaErrors } from './schemas.ts';

const overlays = ['k8s/overlays/local', 'k8s/overlays/production'];
const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;

describe.each(overlays)('%s', (overlay) => {
  it('has no object that its schema is against', () => {
    const objects = objectsOf(overlay);
    expect(objects.length).toBeGreaterThan(50);
    expect(
      objects.flatMap((object) => schemaErrors(object).map((error) => `${nameOf(object)}: ${error}`)),
    ).toEqual([]);
  });
});

/** For each kind something that its schema does not allow. */
const spoilt: Record<string, (object: Manifest) => void> = {
  CronJob: ({ spec }) => {
    spec.concurrencyPolicy = 'Sometimes';
  },
  Deployment: ({ spec }) => {
    spec.template.spec.containers[0].ports[0].containerPort = 'http';
  },
  Gateway: ({ spec }) => {
    spec.listeners[0].port = 70_000;
  },
  HorizontalPodAutoscaler: ({ spec }) => {
    spec.maxReplicas = 'ten';
  },
  HTTPRoute: ({ spec }) => {
    spec.rules[0].matches[0].path.type = 'Suffix';
  },
  Job: ({ spec }) => {
    delete spec.template;
  },
  Namespace: ({ metadata }) => {
    metadata.labels = ['restricted'];
  },
  NetworkPolicy: ({ spec }) => {
    spec.policyTypes = 'Ingress';
  },
  PersistentVolumeClaim: ({ spec }) => {
    spec.accessModes = 'ReadWriteOnce';
  },
  PodDisruptionBudget: ({ spec }) => {
    spec.selector.matchLabels = 'everything';
  },
  ScaledObject: ({ spec }) => {
    delete spec.triggers[0].type;
  },
  Service: ({ spec }) => {
    spec.ports[0].protocol = 'HTTP';
  },
  StatefulSet: ({ spec }) => {
    delete spec.serviceName;
    spec.selector = undefined;
  },
};

describe('the schema of each kind', () => {
  const objects = overlays.flatMap(objectsOf);

  it('is tried with something wrong', () => {
    expect(Object.keys(spoilt).sort()).toEqual(
      [...new Set(objects.map(({ kind }) => kind as string))].sort(),
    );
  });

  it.each(Object.entries(spoilt))('is against what is no %s', (kind, spoil) => {
    const object = structuredClone(objects.find((one) => one.kind === kind)) as Manifest;
    expect(schemaErrors(object)).toEqual([]);
    spoil(object);
    expect(schemaErrors(object)).not.toEqual([]);
  });

  it('is against an object of another version', () => {
    expect(schemaErrors({ apiVersion: 'extensions/v1beta1', kind: 'Deployment' })).toHaveLength(1);
  });
});
