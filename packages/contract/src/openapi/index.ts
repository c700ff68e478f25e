import { z } from 'zod';
import type { CallShape } from '../call.ts';
import { calls } from '../calls/index.ts';
import { errorSchema } from '../errors.ts';

type Json = Record<string, unknown>;

const accessTexts = {
  store: 'Any visitor of a store host.',
  customer: 'A signed-in customer of the store.',
  owner: 'A member of the division, on the platform host.',
  'visitor-or-owner': 'Any visitor of that store, or its owner on the platform host.',
  'store-or-staff': 'Any visitor of a store host, or staff with the permission on the atlas host.',
  staff: 'A signed-in member of staff, on the atlas host.',
  account: 'Anyone; the answer depends on who is signed in.',
  'signed-in': 'Whoever is signed in on the host, for the own account.',
} as const;

/** Collects the schemas that others refer to; OpenAPI has one place for them. */
type Components = Record<string, unknown>;

/** A schema's JSON form. What it refers to within itself goes to `components`, under the name of its user. */
function jsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  place: { name: string; components: Components },
): Json {
  const { $schema: _dialect, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const named = (key: string) => `${place.name}.${key.replace(/^_+/, '')}`;
  const relink = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(relink);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string'
          ? inner.replace(/^#\/\$defs\/(.+)$/, (_match, def: string) => `#/components/schemas/${named(def)}`)
          : relink(inner),
      ]),
    );
  };
  for (const [key, definition] of Object.entries($defs)) place.components[named(key)] = relink(definition);
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, relink(value)]));
}

const errorTexts = {
  400: 'The request cannot be read, or lacks its Idempotency-Key',
  401: 'Nobody is signed in',
  402: 'The pro plan is needed',
  403: 'Permission denied, or the XSRF token is missing or foreign',
  404: 'Not found',
  409: 'Conflict with what is stored now',
  422: 'Validation failed; `errors` names the fields',
} as const;

/** The failures that a call is expected to have; `default` stands for the rest. */
function errorResponses(call: CallShape & { name: string; method: string }): Json {
  const guarded = call.access !== 'store' && call.access !== 'account';
  const changes = call.method !== 'GET';
  const input = call.params ?? call.query ?? call.body ?? call.upload;
  const holds: Record<keyof typeof errorTexts, boolean> = {
    400: changes,
    401: guarded,
    402: call.name === 'pages.create' || call.name === 'pages.update',
    403: changes || guarded || call.params !== undefined,
    404: call.params !== undefined || call.body !== undefined,
    409: changes,
    422: input !== undefined,
  };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  const known = Object.entries(errorTexts).filter(([status]) =>
    Object.entries(holds).some(([key, on]) => on && key === status),
  );
  return {
    ...Object.fromEntries(known.map(([status, description]) => [status, { description, content }])),
    default: { description: 'Error', content },
  };
}

/** Both forms of a path whose parameter may be left out; OpenAPI has no optional path parameters. */
function pathForms(path: string): { path: string; short: boolean }[] {
  const long = path.replace(/:(\w+)\??/g, '{$1}');
  return path.includes('?')
    ? [
        { path: long, short: false },
        { path: path.replace(/\/:\w+\?/g, '').replace(/:(\w+)/g, '{$1}'), short: true },
      ]
    : [{ path: long, short: false }];
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/**
 * The OpenAPI 3.1 document of the platform, made from the contract.
 *
 * @param version - version of the platform that the document names
 */
export function openApiDocument(version: string): Json {
  const documentPaths: Record<string, Json> = {};
  const components: Components = {};
  components['Error'] = jsonSchema(errorSchema, 'output', { name: 'Error', components });
  for (const call of Object.values(calls)) {
    const shape: CallShape = call;
    const anywhere = [
      ...parameters(shape.query, 'query'),
      ...(call.method === 'GET' || shape.anonymous
        ? []
        : [{ name: 'X-XSRF-TOKEN', in: 'header', required: true, schema: { type: 'string' } }]),
      ...(shape.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: shape.idempotent === true,
              schema: { type: 'string', minLength: 8, maxLength: 200 },
            },
          ]
        : []),
    ];
    const operation: Json = {
      operationId: call.name,
      summary: shape.summary,
      description: accessTexts[shape.access],
      ...(shape.access === 'store' || shape.access === 'account' ? {} : { security: [{ session: [] }] }),
      ...(shape.bearer ? { security: [{}, { trustedDevice: [] }] } : {}),
      parameters: [...parameters(shape.params, 'path'), ...anywhere],
      responses: {
        [shape.status ?? 200]: {
          description: 'Success',
          content: {
            'application/json': {
              schema: jsonSchema(shape.response, 'output', { name: `${call.name}.answer`, components }),
            },
          },
        },
        ...errorResponses({ ...shape, name: call.name, method: call.method }),
      },
    };
    if (shape.upload) {
      const file = {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      };
      operation['requestBody'] = { required: true, content: { 'multipart/form-data': { schema: file } } };
    } else if (shape.body) {
      operation['requestBody'] = {
        required: true,
        content: {
          'application/json': {
            schema: jsonSchema(shape.body, 'input', { name: `${call.name}.body`, components }),
          },
        },
      };
    }
    for (const { path, short } of pathForms(call.path)) {
      const form = short
        ? { ...operation, operationId: `${call.name}.here`, parameters: anywhere }
        : operation;
      documentPaths[path] = { ...documentPaths[path], [call.method.toLowerCase()]: form };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Omnis', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The host decides the store' }],
    paths: documentPaths,
    components: {
      schemas: components,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-omnis' },
        trustedDevice: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Secret of a trusted device, as the cookie __Host-omnis-device holds it: no code is asked for',
        },
      },
    },
  };
}
