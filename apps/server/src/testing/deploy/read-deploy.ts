/** Reads the files of `deploy/`, for the tests that keep them true. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../../../../deploy');

/** Text of a file of `deploy/`, by its path from there. */
export const deployText = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** Paths from `deploy/` that match. */
export const deployFiles = (pattern: string): string[] => globSync(pattern, { cwd: folder }).toSorted();

/**
 * The documents of a YAML file, with merge keys and anchors worked in.
 *
 * @throws Error for anything that YAML does not allow, and for a key that stands twice
 */
export function deployDocuments(path: string): unknown[] {
  return parseAllDocuments(deployText(path), { merge: true, uniqueKeys: true }).map((document) => {
    const fault = document.errors[0] ?? document.warnings[0];
    if (fault) throw new Error(`${path}: ${fault.message}`);
    return document.toJS();
  });
}

/** A name with text, as environments and ConfigMaps have it. */
export const textsSchema = z.record(z.string(), z.string());

const containerSchema = z.looseObject({
  command: z.array(z.string()),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  envFrom: z.array(z.unknown()),
  startupProbe: z.looseObject({ httpGet: z.object({ path: z.string(), port: z.string() }) }).optional(),
  readinessProbe: z.looseObject({ httpGet: z.object({ path: z.string(), port: z.string() }) }).optional(),
  livenessProbe: z.looseObject({ httpGet: z.object({ path: z.string(), port: z.string() }) }).optional(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  securityContext: z.looseObject({}),
});

/** A workload that runs pods: a Deployment or a Job. */
export const workloadSchema = z.looseObject({
  kind: z.enum(['Deployment', 'Job']),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    selector: z.object({ matchLabels: textsSchema }).optional(),
    template: z.object({
      metadata: z.object({ labels: textsSchema }),
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.number().optional(),
        securityContext: z.looseObject({}),
        containers: z.array(containerSchema).length(1),
      }),
    }),
  }),
});

/** A resource of Kubernetes, as far as every one has it. */
export const resourceSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }).optional(),
});

const serviceSchema = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).optional(),
  environment: textsSchema.default({}),
  restart: z.string(),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  stop_grace_period: z.string().optional(),
  healthcheck: z.looseObject({}).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
  volumes: z.array(z.string()).default([]),
});

/** A Compose file, as far as the tests look at it. */
export const composeSchema = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.record(z.string(), z.unknown()),
});
