import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '../index.ts';
import { openApiDocument } from './index.ts';

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: z.looseObject({}),
    }),
  ),
  requestBody: z
    .object({ content: z.record(z.string(), z.looseObject({ schema: z.looseObject({}) })) })
    .optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string() })),
});

const document = z
  .object({
    openapi: z.literal('3.1.0'),
    info: z.object({ title: z.literal('Omnis'), version: z.literal('1.2.3') }),
    paths: z.record(
      z.string(),
      z.record(z.enum(['get', 'post', 'patch', 'delete']).or(z.string()), operation),
    ),
    components: z.object({ schemas: z.record(z.string(), z.looseObject({})) }),
  })
  .parse(structuredClone(openApiDocument('1.2.3')));

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, entry]) => ({ path, method, ...entry })),
);

/** The names of properties, however deep, of which nothing is said. */
function untold(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    ...(key === 'properties' ? Object.entries(Object(inner)) : []).flatMap(([name, schema]) =>
      Object.keys(Object(schema)).length === 0 ? [name] : [],
    ),
    ...untold(inner),
  ]);
}

/** Every `$ref` of a value, however deep. */
function refs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refs(inner)));
}

describe('the OpenAPI document', () => {
  it('CT16 has each call once, under its own name', () => {
    const short = Object.values(calls)
      .filter(({ path }) => path.includes('?'))
      .map(({ name }) => `${name}.here`);
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      [...Object.keys(calls), ...short].toSorted(),
    );
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/omnis/v3/frontend/getStoreCoreData/json/',
        '/omnis/v3/frontend/{division}/getStoreCoreData/json/',
      ]),
    );
  });

  it.each(operations)(
    'CT17 $operationId declares each parameter of its path, required, and no other',
    (entry) => {
      const inPath = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
      const declared = entry.parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name).toSorted()).toEqual(inPath.toSorted());
      expect(declared.every(({ required }) => required)).toBe(true);
      expect(entry.path).not.toContain(':');
      const names = entry.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it.each(operations)(
    'CT18 $operationId names its answer, its errors and the XSRF header of a change',
    (entry) => {
      const [good, ...errors] = Object.keys(entry.responses);
      expect(good).toMatch(/^20[01]$/);
      expect(errors.at(-1)).toBe('default');
      expect(errors.slice(0, -1).every((status) => /^4\d\d$/.test(status))).toBe(true);
      if (entry.method !== 'get') expect(errors).toEqual(expect.arrayContaining(['400', '403', '409']));
      const headers = entry.parameters
        .filter((parameter) => parameter.in === 'header')
        .map(({ name }) => name);
      const isAnonymous = entry.operationId === 'events.collect';
      expect(headers.includes('X-XSRF-TOKEN')).toBe(entry.method !== 'get' && !isAnonymous);
      if (entry.method === 'get') expect(entry.requestBody).toBeUndefined();
    },
  );

  it('CT18 a call that makes something answers 201', () => {
    const made = operations
      .filter(({ responses }) => '201' in responses)
      .map(({ operationId }) => operationId);
    expect(made).toEqual(
      expect.arrayContaining(['accounts.createCustomer', 'pages.create', 'dashboard.createImport']),
    );
  });

  it('CT19 refers only to what it holds', () => {
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    const used = new Set(refs(openApiDocument('1.2.3')));
    // A page holds blocks that hold blocks: its schema refers to itself.
    expect(used).toContain('#/components/schemas/pages.get.answer.schema0');
    for (const ref of used) expect(known).toContain(ref);
    for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[\w.-]+$/);
  });

  it('CT18 the second factor of a trusted device is a bearer token, at sign-in alone and optional', () => {
    const schemes = z.object({ securitySchemes: z.record(z.string(), z.unknown()) });
    const { components } = openApiDocument('1.2.3');
    expect(schemes.parse(components).securitySchemes['trustedDevice']).toMatchObject({ scheme: 'bearer' });
    const withBearer = z.object({
      security: z.tuple([z.object({}).strict(), z.object({ trustedDevice: z.array(z.never()) })]),
    });
    expect(
      operations.filter((entry) => withBearer.safeParse(entry).success).map(({ operationId }) => operationId),
    ).toEqual(['accounts.login']);
  });

  it('CT20 takes uploads as forms with a file', () => {
    const upload = operations.find(({ operationId }) => operationId === 'dashboard.createImport');
    expect(upload?.requestBody?.content).toMatchObject({
      'multipart/form-data': { schema: { required: ['file'], properties: { file: { format: 'binary' } } } },
    });
  });

  it('says of each part of a body what it takes', () => {
    for (const { operationId, requestBody } of operations)
      expect(untold(requestBody), operationId).toEqual([]);
  });
});
