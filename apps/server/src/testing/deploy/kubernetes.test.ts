/** Tests that keep the manifests of `deploy/kubernetes` and the rules of `deploy/prometheus` true. */
import { dirname, join } from 'node:path';
import type { Model } from '@kubernetes-models/base';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findCommand } from '../../cli/commands.ts';
import { readConfig, settingNames } from '../../config.ts';
import { probePaths } from '../../lifecycle/probes.ts';
import { knownMetrics } from './known-metrics.ts';
import { deployDocuments, deployFiles, resourceSchema, textsSchema, workloadSchema } from './read-deploy.ts';
import { watched } from './unread-fields.ts';

type Resource = z.output<typeof resourceSchema>;

const files = deployFiles('kubernetes/**/*.yaml');
const documents = files.flatMap((path) =>
  deployDocuments(path).map((document): readonly [string, Resource] => [
    path,
    resourceSchema.parse(document),
  ]),
);
const kustomizations = documents.filter(([, { apiVersion }]) => apiVersion.startsWith('kustomize.'));
const resources = documents.filter(([, { apiVersion }]) => !apiVersion.startsWith('kustomize.'));
const workloads = resources.flatMap(([, resource]) => workloadSchema.safeParse(resource).data ?? []);
const configMap = z
  .object({ data: textsSchema })
  .parse(resources.find(([, { kind }]) => kind === 'ConfigMap')?.[1]).data;

/** The package that knows the kinds of an API. */
function packageOf(apiVersion: string): string {
  if (apiVersion.startsWith('monitoring.coreos.com/')) return '@kubernetes-models/prometheus-operator';
  return apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models';
}

/** Has a resource looked at by the model of its kind; answers with the fields that the kind does not know. */
async function unknownFields(resource: Resource): Promise<string[]> {
  const { apiVersion, kind } = resource;
  const models: Record<string, new (data: object) => Model<object>> = await import(
    `${packageOf(apiVersion)}/${apiVersion}/${kind}`
  );
  const KnownModel = models[kind];
  if (!KnownModel) throw new Error(`No model knows ${apiVersion} ${kind}`);
  const { seen, unread } = watched(resource);
  // Its constructor would copy, and so read, every field.
  Object.assign(new KnownModel({}), seen).validate();
  return unread();
}

test.each(resources.map(([path, resource]) => [resource.kind, path, resource] as const))(
  '%s of %s has the form of its kind',
  async (_kind, _path, resource) => {
    expect(await unknownFields(resource)).toEqual([]);
  },
);

test('a field that a kind does not know is found, at any depth', async () => {
  const [, deployment] = resources.find(([, { kind }]) => kind === 'Deployment') ?? [];
  const changed = resourceSchema.parse(
    JSON.parse(JSON.stringify(deployment).replace('"httpGet"', '"httpget"')),
  );
  expect(await unknownFields(changed)).toEqual([
    expect.stringMatching(/httpget$/),
    expect.anything(),
    expect.anything(),
  ]);
});

test('every file of the manifests is named by a kustomization, and every name is a file', () => {
  const list = z.looseObject({ resources: z.array(z.string()).default([]) });
  const named = kustomizations.flatMap(([path, document]) =>
    list.parse(document).resources.map((name) => join(dirname(path), name)),
  );
  const manifests = files.filter((path) => !path.endsWith('kustomization.yaml'));
  expect(named.filter((path) => path.endsWith('.yaml')).toSorted()).toEqual(manifests);
});

describe.each(workloads.map((workload) => [workload.metadata.name, workload] as const))(
  '%s',
  (_name, workload) => {
    const { metadata, spec } = workload.spec.template;
    const [container] = spec.containers;

    test('runs a command of the server with settings that it takes', () => {
      expect(findCommand(container?.command[1] ?? '')?.name).toBe(container?.command[1]);
      const own = Object.fromEntries(container?.env.map(({ name, value }) => [name, value]) ?? []);
      const environment = { ...configMap, ...own };
      expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([]);
      const config = readConfig({
        ...environment,
        SECRETS_FILE: '',
        DATABASE_URL: 'postgres://omnis:x@db.example/omnis',
      });
      expect(config.mode).toBe('production');
      const { shutdownDelay, shutdownTimeout } = config.lifecycle;
      if (workload.kind === 'Deployment')
        expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
          shutdownDelay + shutdownTimeout + 10,
        );
      const ports = new Map(container?.ports.map(({ name, containerPort }) => [name, containerPort]));
      if (ports.has('http')) expect(ports.get('http')).toBe(config.port);
      if (ports.has('metrics')) expect(ports.get('metrics')).toBe(config.telemetry.metrics?.port);
    });

    test('is asked by its probes for what it answers', () => {
      for (const probe of [container?.startupProbe, container?.readinessProbe, container?.livenessProbe]) {
        if (!probe) continue;
        const { path, port } = probe.httpGet;
        expect([path, probePaths.has(path)]).toEqual([path, true]);
        expect(container?.ports.map(({ name }) => name)).toContain(port);
      }
      expect([workload.kind, container?.livenessProbe === undefined]).toEqual([
        workload.kind,
        workload.kind === 'Job',
      ]);
    });

    test('runs without rights, and is selected by its own labels', () => {
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 10001,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(container?.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      if (workload.kind === 'Deployment')
        expect(metadata.labels).toMatchObject(workload.spec.selector?.matchLabels ?? {});
    });
  },
);

/** The names of metrics in an expression; throws when it is none. */
function metricsIn(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${expression}`);
      if (type.name === 'Identifier' && /^\w+$/.test(expression.slice(from, to)))
        names.push(expression.slice(from, to));
    },
  });
  return names;
}

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string().min(10), description: z.string().min(20) }),
        }),
      ),
    }),
  ),
});
const alerts = rulesSchema.parse(deployDocuments('prometheus/alerts.yaml')[0]);

test('the alerts are rules as Prometheus reads them', async () => {
  const rule = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'omnis' },
    spec: alerts,
  };
  expect(await unknownFields(rule)).toEqual([]);
});

test('alerts and autoscalers ask for figures that a process gives', async () => {
  const known = new Set([...(await knownMetrics()), 'up']);
  const triggers = z.object({
    spec: z.looseObject({
      triggers: z.array(z.looseObject({ metadata: z.looseObject({ query: z.string().optional() }) })),
    }),
  });
  const queries = resources.flatMap(([, resource]) =>
    resource.kind === 'ScaledObject'
      ? triggers.parse(resource).spec.triggers.flatMap(({ metadata }) => metadata.query ?? [])
      : [],
  );
  const expressions = [...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)), ...queries];
  expect(queries.length).toBe(2);
  for (const expression of expressions) {
    const names = metricsIn(expression);
    expect([expression, names.length > 0, names.filter((name) => !known.has(name))]).toEqual([
      expression,
      true,
      [],
    ]);
  }
});

test('monitoring deletes each autoscaler of the base, and one of KEDA scales the same workload between the same bounds', () => {
  const component = z
    .object({
      patches: z.array(z.object({ target: z.record(z.string(), z.string()), patch: z.string() })),
    })
    .parse(kustomizations.find(([, { kind }]) => kind === 'Component')?.[1]);
  // Without a name in the target, the patch is for every one of that kind.
  expect(component.patches).toEqual([
    {
      target: { kind: 'HorizontalPodAutoscaler' },
      patch: expect.stringMatching(
        /^\$patch: delete\napiVersion: autoscaling\/v2\nkind: HorizontalPodAutoscaler\n/,
      ),
    },
  ]);
  const target = z.looseObject({ name: z.string() });
  const base = z
    .object({ scaleTargetRef: target, minReplicas: z.number(), maxReplicas: z.number() })
    .transform((spec) => [spec.scaleTargetRef.name, spec.minReplicas, spec.maxReplicas]);
  const keda = z
    .object({ scaleTargetRef: target, minReplicaCount: z.number(), maxReplicaCount: z.number() })
    .transform((spec) => [spec.scaleTargetRef.name, spec.minReplicaCount, spec.maxReplicaCount]);
  const specsOf = (kind: string): unknown[] =>
    resources.flatMap(([, resource]) => (resource.kind === kind ? [resource['spec']] : []));
  const replaced = specsOf('HorizontalPodAutoscaler').map((spec) => base.parse(spec));
  expect(replaced.length).toBe(2);
  expect(specsOf('ScaledObject').map((spec) => keda.parse(spec))).toEqual(replaced);
});

test('a text that is no expression is found', () => {
  expect(() => metricsIn('sum(rate(up[5m])')).toThrow('Not PromQL');
});
