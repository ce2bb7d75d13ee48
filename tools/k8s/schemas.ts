import { Gateway, HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import type { Manifest } from './manifests.ts';

/** One for each kind there is: an object that knows which it is, and says by its schema what is wrong with it. */
const models = [
  CronJob,
  Deployment,
  Gateway,
  HorizontalPodAutoscaler,
  HTTPRoute,
  Job,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  ScaledObject,
  Service,
  StatefulSet,
] as unknown as readonly (new (
  object?: Manifest,
) => Manifest)[];

/**
 * What the schema of an object's kind has against it; nothing when it is good. A field that no schema knows is passed over:
 * the API server refuses it, see npm run k8s.
 */
export function schemaErrors(object: Manifest): string[] {
  const { apiVersion, kind } = object;
  const Model = models.find((One) => {
    const model = new One();
    return model.apiVersion === apiVersion && model.kind === kind;
  });
  if (!Model) return [`${apiVersion} ${kind} has no schema here`];
  try {
    new Model(object).validate();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
