import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { percentageComplete } from '../order-state.ts';
import { pluginCodes } from '../store.ts';
import { isWithinDepth } from './depth.ts';
import { fieldNames, platformEntities, pluginLines, storefrontEntities } from './entities.fixture.ts';
import { orderSchema } from './order.ts';
import { blockSchema, pageSchema } from './page.ts';
import { parseEntity } from './parse-entity.ts';
import { pluginsSchema } from './subdomain.ts';

const nested = (depth: number) => {
  let text = '{"type":"row"}';
  for (let level = 0; level < depth; level += 1) text = `{"type":"row","items":[${text}]}`;
  return text;
};

const entities = Object.entries({ ...platformEntities, ...storefrontEntities });
const asRecord = (value: unknown) => z.looseObject({}).parse(value);

// Values that no field takes: a list within a list, a flag, a text.
const wrongs: unknown[] = [[[]], true, 'no such value'];

describe('entities', () => {
  it.each(entities)(
    'ENT1 %s has the fields of the spec’s line and keeps others',
    (_, { line, schema, least }) => {
      const parsed = parseEntity(schema, { ...least, somethingNew: { a: 1 } });
      expect(parsed.ok ? Object.keys(asRecord(parsed.value)) : parsed.errors).toEqual([
        ...fieldNames(line),
        'somethingNew',
      ]);
      expect(parsed).toMatchObject({ value: { somethingNew: { a: 1 } } });
    },
  );

  it.each(entities)(
    'ENT1 %s is filled in with the defaults of the spec',
    (_, { schema, least, defaults = {} }) => {
      expect(schema.parse(least)).toMatchObject({ ...least, ...defaults });
    },
  );

  it.each(entities)('ENT2 %s parsed again is the same', (_, { schema, least }) => {
    const once = schema.parse(least);
    expect(schema.parse(once)).toEqual(once);
  });

  it.each(entities)(
    'ENT3 %s: a wrong type in any field is named by its path',
    (_, { line, schema, least }) => {
      for (const field of fieldNames(line)) {
        const places = wrongs.flatMap((wrong) => {
          const parsed = parseEntity(schema, { ...least, [field]: wrong });
          return parsed.ok ? [] : parsed.errors.map((error) => error.field.split('.')[0]);
        });
        // A list of anything takes everything but what is no list.
        expect([field, [...new Set(places)]]).toEqual([field, [field]]);
      }
    },
  );

  it.each(entities)('ENT3 %s is no text, list or null', (_, { schema }) => {
    for (const wrong of ['x', 7, null, [[]]]) {
      const parsed = parseEntity(schema, wrong);
      expect(parsed.ok ? parsed : parsed.errors[0]?.field).toBe('');
    }
  });

  it('ENT3 names wrong types by path', () => {
    const page = {
      url: 7,
      blocks: [{ type: 'row', items: [{ type: 'text', size: 2 }, {}] }],
      properties: { ySpacing: 'x' },
    };
    const parsed = parseEntity(pageSchema, page);
    expect(parsed.ok ? [] : parsed.errors).toEqual([
      { field: 'url', message: 'Must be text' },
      { field: 'blocks.0.items.0.size', message: 'Block size is a whole number from 3 to 12' },
      { field: 'blocks.0.items.1.type', message: 'Unable to make block, no type was defined' },
      { field: 'properties.ySpacing', message: expect.stringContaining('number') },
    ]);
  });

  it('ENT3 names what is wrong within one of several forms', () => {
    const parsed = parseEntity(orderSchema, {
      id: 1,
      status: 'new',
      customer: { id: true },
      childOrders: [7, { id: {} }, { name: 'x' }, true],
    });
    expect(parsed.ok ? [] : parsed.errors.map(({ field }) => field)).toEqual([
      'customer.id',
      'childOrders.1.id',
      'childOrders.2.id',
      'childOrders.3',
    ]);
  });

  it.each(entities)('ENT1 %s keeps unknown fields at every depth', (_, { schema }) => {
    expect(JSON.stringify(z.toJSONSchema(schema))).not.toContain('"additionalProperties":false');
  });

  it('ENT4 every schema can be written as JSON Schema, the same each time', () => {
    for (const [, { schema }] of entities) {
      const written = [z.toJSONSchema(schema), z.toJSONSchema(schema, { io: 'input' })];
      expect(written).toEqual([z.toJSONSchema(schema), z.toJSONSchema(schema, { io: 'input' })]);
    }
  });

  it('ENT5 an order answers the questions of its flow', () => {
    const order = orderSchema.parse({ id: 1, status: 'complete', fulfillmentFactory: { code: 'newport' } });
    expect(percentageComplete(order)).toBe(1);
  });

  it('ENT5 a status may come whole; its code is kept', () => {
    const status = { id: 2, name: 'Paid', code: 'paid', color: '#123456' };
    const time = '2026-01-02T03:04:05Z';
    const order = orderSchema.parse({ id: 1, status, statusLogRecords: [{ status, time }] });
    expect(order).toMatchObject({ status: 'paid', statusLogRecords: [{ status: 'paid' }] });
    expect(parseEntity(orderSchema, { id: 1, status: { ...status, code: 'gone' } })).toMatchObject({
      errors: [{ field: 'status' }],
    });
  });

  it.each(Object.entries(pluginLines))('ENT6 the plugin %s has the settings of the spec', (code, line) => {
    const plugins = asRecord(pluginsSchema.parse({ [code]: {} }));
    expect(Object.keys(asRecord(plugins[code]))).toEqual(fieldNames(line));
    expect(parseEntity(pluginsSchema, { [code]: 7 })).toMatchObject({ errors: [{ field: code }] });
  });

  it('ENT6 plugins are keyed by their codes', () => {
    expect(pluginCodes).toEqual(Object.keys(pluginLines));
    expect(pluginsSchema.parse({})).toEqual({});
    expect(pluginsSchema.parse({ currency: {} }).currency).toEqual({
      enabled: false,
      currency: 'GBP',
      currencies: '',
    });
    expect(pluginsSchema.safeParse({ currency: { currency: 'QQQ' } }).success).toBe(false);
  });
});

describe('pageSchema', () => {
  it('PAGE7 fills in the defaults of the spec', () => {
    const page = pageSchema.parse({ url: '/about/', blocks: [{ type: 'text' }] });
    expect(page).toMatchObject({
      layout: 'standard',
      published: true,
      sitemap: true,
      mode: 'unknown',
      flags: [],
      properties: { loginState: 'everyone', ySpacing: 24 },
      blocks: [{ size: 12, properties: {}, items: [] }],
    });
    expect(page.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(page.blocks[0]?.uid).toHaveLength(36);
  });

  it('PAGE8 sets the homepage flag exactly when the url is /', () => {
    expect(pageSchema.parse({ url: '/', flags: ['seasonal', 'homepage'] }).flags).toEqual([
      'homepage',
      'seasonal',
    ]);
    expect(pageSchema.parse({ url: '/about/', flags: ['homepage'] }).flags).toEqual([]);
  });

  it.each([2, 13, 3.5, '12', null])('BLOCK5 refuses the size %j', (size) => {
    expect(blockSchema.safeParse({ type: 'text', size }).success).toBe(false);
  });

  it.each([3, 12])('BLOCK5 takes the size %d', (size) => {
    expect(blockSchema.parse({ type: 'text', size }).size).toBe(size);
  });

  it('BLOCK6 hostile depth is refused, not thrown', () => {
    const page = { url: '/', blocks: [JSON.parse(nested(20))] };
    expect(pageSchema.safeParse(page).success).toBe(true);
    const parsed = parseEntity(pageSchema, { url: '/', blocks: [JSON.parse(nested(5000))] });
    expect(parsed).toEqual({
      ok: false,
      errors: [{ field: '', message: 'Nested more than 64 levels deep' }],
    });
    expect(parseEntity(blockSchema, JSON.parse(nested(5000))).ok).toBe(false);
  });

  it('BLOCK6 counts levels exactly', () => {
    expect(isWithinDepth([[1]], 2)).toBe(true);
    expect(isWithinDepth([[[]]], 2)).toBe(false);
    expect(isWithinDepth(1, 0)).toBe(true);
    expect(isWithinDepth({}, 0)).toBe(false);
  });

  it.each(entities)('ENT8 %s: hostile keys change no prototype', (_, { schema, least }) => {
    const hostile: unknown = JSON.parse(
      `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},${JSON.stringify(least).slice(1)}`.replace(
        ',}',
        '}',
      ),
    );
    const parsed = asRecord(schema.parse(hostile));
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect([parsed['polluted'], Reflect.get({}, 'polluted')]).toEqual([undefined, undefined]);
  });

  it('ENT7 never throws, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const [, { schema }] of entities) parseEntity(schema, value);
        parseEntity(pageSchema, { blocks: value, properties: value, flags: value });
      }),
    );
  });
});
