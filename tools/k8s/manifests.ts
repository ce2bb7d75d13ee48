import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

/** A Kubernetes object, or a part of one; what is in it is asked for with care. */
// biome-ignore lint/suspicious/noExplicitAny: manifests are what people write into files
export type Manifest = Record<string, any>;

interface Kustomization {
  resources?: string[];
  patches?: { path?: string; target: { kind: string; name?: string } }[];
}

/** Every document of a file. @throws what is wrong with its YAML */
export function documentsOf(text: string): Manifest[] {
  return parseAllDocuments(text, { merge: true }).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as Manifest;
  });
}

/**
 * The objects of a folder with a kustomization.yaml, with those below it, patches in files laid over them. As much of
 * what `kubectl kustomize` does as the rules need, so that they can be checked without it.
 */
export function objectsOf(dir: string): Manifest[] {
  const [kustomization] = documentsOf(readFileSync(join(dir, 'kustomization.yaml'), 'utf8')) as [
    Kustomization,
  ];
  const objects = (kustomization.resources ?? []).flatMap((resource) =>
    resource.endsWith('.yaml')
      ? documentsOf(readFileSync(join(dir, resource), 'utf8'))
      : objectsOf(join(dir, resource)),
  );
  for (const { path, target } of kustomization.patches ?? []) {
    if (!path) continue;
    const [patch] = documentsOf(readFileSync(join(dir, path), 'utf8'));
    const isMeant = ({ kind, metadata }: Manifest) =>
      kind === target.kind && new RegExp(target.name ?? '').test(metadata.name);
    for (const object of objects) if (isMeant(object)) lay(object, { spec: patch?.spec });
  }
  return objects;
}

/** Lists of things with names are merged by them, others replaced. */
function lay(under: Manifest, over: Manifest): void {
  for (const [key, value] of Object.entries(over)) {
    const present = under[key];
    if (Array.isArray(value) && Array.isArray(present) && value.every(({ name }) => name)) {
      for (const one of value) {
        const same = present.find(({ name }) => name === one.name);
        if (same) lay(same, one);
        else present.push(structuredClone(one));
      }
    } else if (isPlain(value) && isPlain(present)) lay(present, value);
    else under[key] = structuredClone(value);
  }
}

const isPlain = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
