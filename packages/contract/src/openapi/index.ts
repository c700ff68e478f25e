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
  staff: 'A signed-in member of staff, on the atlas host.',
  account: 'Anyone; the answer depends on who is signed in.',
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
    // OpenAPI has no optional path parameters: the longest form stands for both.
    const path = call.path.replace(/:(\w+)\??/g, '{$1}');
    const operation: Json = {
      operationId: call.name,
      summary: shape.summary,
      description: accessTexts[shape.access],
      parameters: [
        ...parameters(shape.params, 'path'),
        ...parameters(shape.query, 'query'),
        ...(call.method === 'GET'
          ? []
          : [{ name: 'X-XSRF-TOKEN', in: 'header', required: true, schema: { type: 'string' } }]),
        ...(shape.idempotent
          ? [
              {
                name: 'Idempotency-Key',
                in: 'header',
                required: true,
                schema: { type: 'string', maxLength: 200 },
              },
            ]
          : []),
      ],
      responses: {
        200: {
          description: 'Success',
          content: {
            'application/json': {
              schema: jsonSchema(shape.response, 'output', { name: `${call.name}.answer`, components }),
            },
          },
        },
        default: {
          description: 'Error',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
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
    documentPaths[path] = { ...documentPaths[path], [call.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Omnis', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths: documentPaths,
    components: { schemas: components },
  };
}
