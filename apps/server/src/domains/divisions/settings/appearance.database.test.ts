import { offeredThemes, themeNames } from '@omnis/theme';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pixel, sendPicture } from '../../../testing/send-picture.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo } = testDivisions;
const at = `/omnis/v3/dashboard/divisions/${demo}/appearance/`;
const logoAt = (ground: 'light' | 'dark'): string => `${at}logo/${ground}/`;
const badgesSchema = z.object({
  store: z.object({
    active: z.object({ badges: z.array(z.object({ code: z.string(), unlocked: z.boolean() })) }),
  }),
});

let platform: TestPlatform;
let owner: TestClient;
let shopper: TestClient;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.core.database.platform(({ query }) =>
    query
      .updateTable('divisions')
      .set({
        theme: 'base',
        theme_properties: '{"primary.background": "#123456"}',
        logo: null,
        logo_dark: null,
      })
      .where('id', '=', demo)
      .execute(),
  );
  await platform.core.divisions.changed(demo);
  owner = await testOwner(platform, [demo]);
  shopper = testClient(platform.app, testHosts.demo);
});
afterAll(() => platform.close());

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#336699' } })
    .png()
    .toBuffer();
const shown = async (): Promise<unknown> =>
  (await shopper.get(`/omnis/v3/frontend/${demo}/getStoreCoreData/json/`)).json;
const audited = async (): Promise<string[]> =>
  (
    await platform.core.database.platform(({ query }) =>
      query
        .selectFrom('audit_log')
        .select('action')
        .where('division_id', '=', demo)
        .where('action', 'like', 'store.%')
        .orderBy('id')
        .execute(),
    )
  ).map(({ action }) => action);
const won = async (): Promise<string[]> =>
  badgesSchema
    .parse((await owner.get('/omnis/v3/dashboard/secure/get/')).json)
    .store.active.badges.filter(({ unlocked }) => unlocked)
    .map(({ code }) => code);

describe('the theme of a store', () => {
  test('is chosen among those that are offered, and the shop has it on the next load', async () => {
    expect((await owner.get(at)).json).toEqual({
      version: expect.any(Number),
      theme: 'base',
      ownValues: 1,
      logo: null,
      logoDark: null,
      logoOnDark: null,
    });
    expect(await shown()).toMatchObject({ state: { theme: { name: 'base' } } });
    expect(await patchNow(owner, at, { theme: 'nordic' })).toMatchObject({
      status: 200,
      json: { theme: 'nordic', ownValues: 1 },
    });
    expect(await shown()).toMatchObject({
      state: { theme: { name: 'nordic', properties: { 'primary.background': '#123456' } } },
    });
    expect(await owner.patch(at, { version: 0, theme: 'lux' })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
    expect(await patchNow(owner, at, { theme: 'lux', dropOwnValues: true })).toMatchObject({
      json: { theme: 'lux', ownValues: 0 },
    });
    expect(await audited()).toEqual(['store.theme_changed', 'store.theme_changed']);
    expect(await won()).toContain('theme');
  });

  test('is none that there is not, and none of the platform’s own', async () => {
    const hidden = themeNames.find((name) => !offeredThemes.includes(name));
    for (const theme of ['nothing', '__proto__', hidden])
      expect(await patchNow(owner, at, { theme })).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'theme' }] },
      });
    expect(await shown()).toMatchObject({ state: { theme: { name: 'lux' } } });
  });
});

describe('the logo of a store', () => {
  test('is uploaded, replaced and removed; the shop shows it with its place kept', async () => {
    expect(await won()).not.toContain('profile');
    const first = await sendPicture(owner, logoAt('light'), { bytes: await picture(880, 192) });
    expect(first).toMatchObject({ status: 200, json: { logoDark: null } });
    const { logo } = z.object({ logo: z.string() }).parse(first.json);
    expect(await shopper.get(logo)).toMatchObject({ status: 200 });
    expect(await shown()).toMatchObject({
      state: { store: { logo, logoSize: { width: 220, height: 48 } }, subdomain: { logo } },
    });
    expect(await won()).toContain('profile');

    await sendPicture(owner, logoAt('dark'), { bytes: await picture(300, 100) });
    expect(await shown()).toMatchObject({
      state: { store: { logo, logoDark: expect.stringMatching(/uploads/) } },
    });
    expect((await owner.get(at)).json).toMatchObject({ logoOnDark: expect.stringMatching(/uploads/) });
    // The one for dark grounds belonged to the one before.
    const second = await sendPicture(owner, logoAt('light'), { bytes: await picture(100, 100) });
    expect(second).toMatchObject({ json: { logoDark: null } });
    expect(await shown()).toMatchObject({ state: { store: { logoSize: { width: 48, height: 48 } } } });
    expect(await owner.delete(logoAt('light'))).toMatchObject({ json: { logo: null } });
    expect(await shown()).toMatchObject({ state: { store: { logo: null, logoSize: null } } });
    expect((await audited()).slice(2)).toEqual([
      'store.logo_changed',
      'store.logo_changed',
      'store.logo_changed',
      'store.logo_removed',
    ]);
    // Done once is done.
    expect(await won()).toContain('profile');
  });

  test.each([
    ['one pixel', () => pixel, 'a.png', 422],
    ['a line', () => picture(1300, 20), 'a.png', 422],
    ['a text', () => Buffer.from('Our logo'), 'a.png', 415],
    [
      'a drawing that can hold scripts',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.png',
      415,
    ],
    ['a program', () => picture(100, 100), 'a.exe', 415],
  ])('is not %s: the field says why, and nothing changes', async (_, make, name, status) => {
    const before = (await owner.get(at)).json;
    expect(await sendPicture(owner, logoAt('light'), { bytes: await make(), name })).toMatchObject({
      status,
      json: { errors: [{ field: 'file', message: expect.stringMatching(/\w{3,}/) }] },
    });
    expect((await owner.get(at)).json).toEqual(before);
  });
});

test('both are for members of the team who may change settings', async () => {
  const other = await testOwner(platform, [testDivisions.other]);
  expect(await other.get(at)).toMatchObject({ status: 403 });
  expect(await patchNow(other, at, { theme: 'nordic' })).toMatchObject({ status: 403 });
  expect(await sendPicture(other, logoAt('light'))).toMatchObject({ status: 403 });
  expect(await other.delete(logoAt('light'))).toMatchObject({ status: 403 });
});
