import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pixel, sendPicture } from '../../testing/send-picture.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

const { demo } = testDivisions;
const base = `/omnis/v3/dashboard/divisions/${demo}/`;
const at = `${base}theme/`;
const look = z.object({
  theme: z.string(),
  values: z.record(z.string(), z.string()),
  dark: z.record(z.string(), z.string()),
});
const stateSchema = z.object({
  live: look,
  draft: look.nullable(),
  version: z.number(),
  publishAt: z.string().nullable(),
  preview: z.object({ url: z.string(), token: z.string() }),
});

let platform: TestPlatform;
let owner: TestClient;
let shopper: TestClient;
beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await testOwner(platform, [demo]);
  shopper = testClient(platform.app, testHosts.demo);
});
afterAll(() => platform.close());

const state = async () => stateSchema.parse((await owner.get(at)).json);
const shown = async (): Promise<unknown> =>
  z
    .object({ state: z.object({ theme: z.unknown() }) })
    .parse((await shopper.get(`/omnis/v3/frontend/${demo}/getStoreCoreData/json/`)).json).state.theme;
/** Changes the draft from the version that there is. */
const change = async (changes: Readonly<Record<string, unknown>>) =>
  owner.patch(at, { version: (await state()).version, ...changes });
beforeEach(async () => {
  await owner.delete(`${at}draft/`);
});

describe('storefront.md §1 Owners edit themes', () => {
  test('a draft is seen by nobody until it is published, and then from the next page on', async () => {
    const { live } = await state();
    const before = await shown();
    expect(
      await change({
        theme: 'nordic',
        values: { 'primary.color': '#7a1f3d' },
        dark: { 'primary.color': '#e88aa6' },
      }),
    ).toMatchObject({ status: 200, json: { live, draft: { theme: 'nordic' } } });
    expect(await shown()).toEqual(before);
    const { version } = await state();
    expect(await owner.post(`${at}publish/`, { version })).toMatchObject({
      status: 200,
      json: { draft: null, live: { theme: 'nordic', values: { 'primary.color': '#7a1f3d' } } },
    });
    expect(await shown()).toEqual({
      name: 'nordic',
      properties: { 'primary.color': '#7a1f3d' },
      dark: { 'primary.color': '#e88aa6' },
    });
  });

  test('what is left out of a change stays; discarding drops it all', async () => {
    await change({ values: { 'button.radius': '999px' } });
    await change({ theme: 'salt' });
    expect(await state()).toMatchObject({
      draft: { theme: 'salt', values: { 'button.radius': '999px' } },
    });
    expect(await owner.delete(`${at}draft/`)).toMatchObject({ status: 200, json: { draft: null } });
    expect(await owner.post(`${at}publish/`, { version: (await state()).version })).toMatchObject({
      status: 409,
      json: { message: 'There are no changes to publish. Change the theme first.' },
    });
  });

  test('a change from an older version is refused, and the newer one stays', async () => {
    const { version } = await state();
    await change({ values: { 'button.radius': '999px' } });
    for (const send of [owner.patch(at, { version, values: {} }), owner.post(`${at}publish/`, { version })])
      expect(await send).toMatchObject({ status: 409, json: { errors: [{ field: 'version' }] } });
    expect(await state()).toMatchObject({ draft: { values: { 'button.radius': '999px' } } });
  });

  test.each([
    ['an unknown token', { 'primary.colour': '#123456' }, 'values.primary.colour', /no token named/],
    ['a value of another type', { 'primary.color': '12px' }, 'values.primary.color', /not valid/],
    [
      'a style sheet that would break out',
      { 'primary.color': 'red;}</style><script>alert(1)</script>' },
      'values.primary.color',
      /not valid/,
    ],
    ['an address that runs', { 'image.default': 'javascript:alert(1)' }, 'values.image.default', /not valid/],
    ['a reference to nothing', { 'primary.color': '{no.such}' }, 'values.primary.color', /does not exist/],
    [
      'references in a circle, with the chain',
      { 'text.color': '{text.muted}', 'text.muted': '{text.color}' },
      'values.text.color',
      /text\.color → text\.muted → text\.color|text\.muted → text\.color → text\.muted/,
    ],
    [
      'a name that reaches a prototype',
      { 'constructor.prototype': '#fff' },
      'values.constructor.prototype',
      /cannot/,
    ],
  ])('refuses %s at its token, and writes nothing', async (_, values, field, message) => {
    const answer = await change({ values });
    expect(answer).toMatchObject({ status: 422 });
    const { errors } = z
      .object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) })
      .parse(answer.json);
    expect(errors.some((each) => each.field === field || field.startsWith('values.text'))).toBe(true);
    expect(errors.map((each) => each.message).join('\n')).toMatch(message);
    expect(await state()).toMatchObject({ draft: null });
  });

  test('a theme that is not offered is refused', async () => {
    for (const theme of ['nothing', 'atlas', '__proto__'])
      expect(await change({ theme })).toMatchObject({ status: 422, json: { errors: [{ field: 'theme' }] } });
  });

  test('a write that is sent twice with its key is made once', async () => {
    const { version } = await state();
    const send = () =>
      owner.send({
        method: 'PATCH',
        url: at,
        headers: {
          'idempotency-key': 'theme-once',
          'content-type': 'application/json',
          'x-xsrf-token': owner.cookies.get('XSRF-TOKEN') ?? '',
        },
        payload: JSON.stringify({ version, values: { 'border.radius': '8px' } }),
      });
    expect(await send()).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ status: 200 });
    expect((await state()).version).toBe(version + 1);
  });

  test('a draft is published by itself at its time, once, and not when the schedule was cancelled', async () => {
    await change({ theme: 'lux', values: {}, dark: {} });
    const at2 = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
    expect(
      await owner.post(`${at}publish/`, { version: (await state()).version, at: at2(90 * 24 * 3600) }),
    ).toMatchObject({ status: 422, json: { errors: [{ field: 'at' }] } });
    expect(
      await owner.post(`${at}publish/`, { version: (await state()).version, at: at2(3600) }),
    ).toMatchObject({ status: 200, json: { publishAt: expect.any(String), draft: { theme: 'lux' } } });
    expect(await change({ publishAt: null })).toMatchObject({ json: { publishAt: null } });
    expect(await shown()).not.toMatchObject({ name: 'lux' });
    await owner.post(`${at}publish/`, { version: (await state()).version, at: at2(1) });
    await expect
      .poll(
        async () => {
          await platform.core.jobs.idle();
          return shown();
        },
        { timeout: 20_000, interval: 500 },
      )
      .toMatchObject({ name: 'lux' });
    expect(await state()).toMatchObject({ draft: null, publishAt: null });
  });
});

describe('files of themes', () => {
  test.each(['omnis', 'design-tokens'])('an exported %s file brings the same look back', async (format) => {
    await change({
      theme: 'nordic',
      values: { 'primary.color': '#7a1f3d', 'button.background': '{accent.color}' },
      dark: {},
    });
    const { json: document } = await owner.get(`${at}export/?format=${format}`);
    await owner.delete(`${at}draft/`);
    const { version } = await state();
    expect(await owner.post(`${at}import/`, { version, document })).toMatchObject({
      status: 200,
      json: {
        leftOut: [],
        draft: {
          theme: 'nordic',
          values: { 'primary.color': '#7a1f3d', 'button.background': '{accent.color}' },
        },
      },
    });
  });

  test('each fault of a file is named with its path, and nothing of it is written', async () => {
    const { version } = await state();
    const ours = { format: 'omnis-theme', version: 1, theme: 'base', values: { 'a.b': '1', 'c.d': '2' } };
    expect(await owner.post(`${at}import/`, { version, document: ours })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'values.a.b' }, { field: 'values.c.d' }] },
    });
    const tokens = { primary: { color: { $type: 'color', $value: 7 }, font: { $value: 'x' } } };
    expect(await owner.post(`${at}import/`, { version, document: tokens })).toMatchObject({
      status: 422,
      json: {
        errors: [{ field: 'document.primary.color' }, { field: 'document.primary.font' }],
      },
    });
    expect(await owner.post(`${at}import/`, { version, document: { hello: {} } })).toMatchObject({
      status: 422,
    });
    expect(await state()).toMatchObject({ draft: null, version });
  });

  test('tokens of another system are left out and named', async () => {
    const { version } = await state();
    const document = {
      primary: { color: { $type: 'color', $value: '#0a7f5a' } },
      acme: { spark: { $type: 'color', $value: '#ff0000' } },
    };
    expect(await owner.post(`${at}import/`, { version, document })).toMatchObject({
      status: 200,
      json: { leftOut: ['acme.spark'], draft: { values: { 'primary.color': '#0a7f5a' } } },
    });
  });
});

describe('themes that a store keeps', () => {
  const themes = `${base}themes/`;
  const keep = (name: string, key: string) =>
    owner.send({
      method: 'POST',
      url: themes,
      headers: {
        'idempotency-key': key,
        'content-type': 'application/json',
        'x-xsrf-token': owner.cookies.get('XSRF-TOKEN') ?? '',
      },
      payload: JSON.stringify({ name, theme: 'salt', values: { 'border.radius': '2px' }, dark: {} }),
    });

  test('are kept under a name that no other has, renamed from their version, and deleted', async () => {
    const { json, status } = await keep('Summer', 'keep-theme-1');
    expect(status).toBe(201);
    const { id, version } = z.object({ id: z.string(), version: z.number() }).parse(json);
    expect(await keep('summer', 'keep-theme-2')).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'name' }] },
    });
    expect(await owner.patch(`${themes}${id}/`, { version, name: 'High summer' })).toMatchObject({
      json: { name: 'High summer', version: version + 1 },
    });
    expect(await owner.patch(`${themes}${id}/`, { version, name: 'Late' })).toMatchObject({ status: 409 });
    expect((await owner.get(themes)).json).toMatchObject({ items: [{ name: 'High summer', theme: 'salt' }] });
    expect(await owner.delete(`${themes}${id}/`)).toMatchObject({ status: 200 });
    expect(await owner.delete(`${themes}${id}/`)).toMatchObject({ status: 404 });
  });
});

describe('fonts of a store', () => {
  const fonts = `${base}fonts/`;
  const { resolve } = createRequire(import.meta.url);
  const readFont = (): Promise<Buffer> =>
    readFile(resolve('@fontsource/biz-udpgothic/files/biz-udpgothic-latin-400-normal.woff2'));
  const send = (bytes: Buffer, name = 'brand.woff2') => sendPicture(owner, fonts, { bytes, name });

  test('a font is read, split, served for a year, named by the shop, and deleted with its files', async () => {
    const bytes = await readFont();
    const { status, json } = await send(bytes);
    expect(status).toBe(201);
    const font = z
      .object({ id: z.string(), family: z.string(), bytes: z.object({ latin: z.number() }) })
      .parse(json);
    expect(font.family).toMatch(/BIZ UDPGothic/);
    const { fonts: named } = z
      .object({ fonts: z.array(z.object({ latin: z.string(), whole: z.string() })) })
      .parse(await shown());
    const [{ latin, whole } = { latin: '', whole: '' }] = named;
    for (const path of [latin, whole]) {
      const file = await shopper.get(path);
      expect(file).toMatchObject({ status: 200 });
      expect(file.headers).toMatchObject({
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    expect(await send(bytes)).toMatchObject({ status: 422, json: { errors: [{ field: 'file' }] } });
    expect(await owner.delete(`${fonts}${font.id}/`)).toMatchObject({ status: 200 });
    expect(await shopper.get(latin)).toMatchObject({ status: 404 });
    expect((await owner.get(fonts)).json).toEqual({ items: [] });
  });

  test('of another store it is not served', async () => {
    const { json } = await send(await readFont());
    const { id } = z.object({ id: z.string() }).parse(json);
    const other = testClient(platform.app, testHosts.other);
    expect(await other.get(`/fonts/${id}/latin.woff2`)).toMatchObject({ status: 404 });
    await owner.delete(`${fonts}${id}/`);
  });

  test.each([
    ['a picture', async () => pixel, 415, /no WOFF2 font/],
    [
      'a text',
      async () => Buffer.from('wOF2 is not enough, this is a text and nothing else at all'),
      422,
      /damaged/,
    ],
    ['a font of 30 MB', async () => Buffer.alloc(30 * 1024 * 1024), 413, /2 MB/],
    ['a font cut short', async () => (await readFont()).subarray(0, 2000), 422, /damaged/],
    [
      'a font whose letters were changed',
      async () => {
        const bytes = await readFont();
        bytes.fill(0, 300, 1200);
        return bytes;
      },
      422,
      /damaged/,
    ],
    [
      'a font that unpacks to gigabytes',
      async () => {
        const bytes = await readFont();
        bytes.writeUInt32BE(0xf0000000, 16);
        return bytes;
      },
      422,
      /unpacked/,
    ],
  ])('refuses %s with words, and keeps nothing', async (_, make, status, message) => {
    expect(await send(await make())).toMatchObject({
      status,
      json: { errors: [{ field: 'file', message: expect.stringMatching(message) }] },
    });
    expect((await owner.get(fonts)).json).toEqual({ items: [] });
  });
});

test('all of it is for members of the team who may change settings, each of their own store', async () => {
  const other = await testOwner(platform, [testDivisions.other]);
  const { version } = await state();
  for (const answer of [
    other.get(at),
    other.patch(at, { version, values: {} }),
    other.post(`${at}publish/`, { version }),
    other.delete(`${at}draft/`),
    other.get(`${at}export/`),
    other.get(`${base}fonts/`),
    sendPicture(other, `${base}fonts/`),
    other.get(`${base}themes/`),
  ])
    expect(await answer).toMatchObject({ status: 403 });
});
