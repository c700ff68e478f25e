import { calls } from '@omnis/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { testClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { testShopper } from '../../../testing/test-shopper.ts';
import { openTill, placed } from '../../../testing/test-till.ts';
import { nextOrderNumber } from '../order-number.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo } = testDivisions;
const { platform, teeItem } = await openTill();
const owner = await testOwner(platform, [demo]);
const at = `/omnis/v3/dashboard/divisions/${demo}/settings/`;

afterAll(() => platform.close());

const delivery = async () => calls['settings.get'].response.parse((await owner.get(at)).json).delivery;

describe('delivery times', () => {
  test('are those of the store’s methods, by the clock of the store', async () => {
    const { timeZone, cutoffs } = await delivery();
    expect(timeZone).toBe('Europe/London');
    expect(cutoffs.length).toBeGreaterThan(0);
    expect(cutoffs[0]).toMatchObject({ code: 'standard', cutoff: '14:00' });
    const changed = { timeZone: 'America/New_York', cutoffs: [{ code: 'standard', cutoff: '09:30' }] };
    expect(await patchNow(owner, at, { delivery: changed })).toMatchObject({
      status: 200,
      json: { delivery: { timeZone: 'America/New_York' } },
    });
    const after = await delivery();
    expect(after.cutoffs.find(({ code }) => code === 'standard')?.cutoff).toBe('09:30');
    expect((await platform.core.divisions.byId(demo))?.timeZone).toBe('America/New_York');
    // Fields that the change does not name stay, and so does everything else.
    const others = (list: typeof cutoffs) => list.filter(({ code }) => code !== 'standard');
    expect(others(after.cutoffs)).toEqual(others(cutoffs));
    await patchNow(owner, at, { languages: ['en'] });
    expect(await delivery()).toEqual(after);
  });

  test.each([
    [{ timeZone: 'Atlantis/Capital', cutoffs: [] }, 'delivery.timeZone'],
    [{ timeZone: 'UTC', cutoffs: [{ code: 'standard', cutoff: '25:00' }] }, 'delivery.cutoffs.0.cutoff'],
    [{ timeZone: 'UTC', cutoffs: [{ code: 'standard', cutoff: '' }] }, 'delivery.cutoffs.0.cutoff'],
  ])('%j is refused', async (body, field) => {
    const before = await delivery();
    expect(await patchNow(owner, at, { delivery: body })).toMatchObject({
      status: 422,
      json: { errors: [{ field }] },
    });
    expect(await delivery()).toEqual(before);
  });
});

describe('platform.md §5 site verification', () => {
  const google = '<meta name="google-site-verification" content="a1_-B">';
  const pinterest = '<meta name="p:domain_verify" content="c3">';
  const plugins = async () => (await platform.core.divisions.byId(demo))?.plugins;

  test('is kept by its name and content alone, beside the plugins, and reaches the shop', async () => {
    const before = await plugins();
    const asPasted = '  <META content=c3 name="P:domain_verify" /> ';
    expect(await patchNow(owner, at, { siteVerification: [google, asPasted] })).toMatchObject({
      status: 200,
      json: { siteVerification: [google, pinterest] },
    });
    expect(await plugins()).toMatchObject({ ...before });
    const core = async () =>
      calls['store.coreData'].response.parse(
        (await testClient(platform.app, testHosts.demo).get('/omnis/v3/frontend/getStoreCoreData/json/'))
          .json,
      ).state.subdomain;
    const { meta, plugins: told } = await core();
    expect(meta.siteVerification).toEqual([
      { name: 'google-site-verification', content: 'a1_-B' },
      { name: 'p:domain_verify', content: 'c3' },
    ]);
    expect(told).not.toHaveProperty('site-verification');
    await patchNow(owner, at, { siteVerification: [] });
    expect((await core()).meta).not.toHaveProperty('siteVerification');
  });

  test.each([
    '',
    'google-site-verification',
    '<meta name="robots" content="noindex">',
    `${google}<script>alert(1)</script>`,
    '<meta name="google-site-verification" content="a" onload="x">',
  ])('takes no %j', async (snippet) => {
    expect(await patchNow(owner, at, { siteVerification: [google, snippet] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'siteVerification.1', message: 'Invalid verification snippet' }] },
    });
  });
});

describe('general settings', () => {
  const read = async () => calls['settings.get'].response.parse((await owner.get(at)).json);

  test('platform.md §3 Division: name, Project: email – are kept, raise the version, and reach the shop', async () => {
    const before = await read();
    const general = {
      name: 'Demo Works',
      contactEmail: 'hello@works.example',
      address: '1 Mill Lane\nLeeds',
      phone: '+44 113 496 0000',
      timeZone: 'Europe/Berlin',
      units: 'imperial',
      orderPrefix: 'works-',
    };
    expect(await owner.patch(at, { version: before.version, general })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'general.orderPrefix' }] },
    });
    expect(
      await owner.patch(at, { version: before.version, general: { ...general, orderPrefix: 'wk' } }),
    ).toMatchObject({
      status: 200,
      json: { version: before.version + 1, general: { ...general, orderPrefix: 'WK' } },
    });
    const division = await platform.core.divisions.byId(demo);
    expect(division).toMatchObject({ name: 'Demo Works', orderPrefix: 'WK', units: 'imperial' });
    // The company has a name of its own.
    expect(division?.companyName).toBe('Demo Goods');
    const core = await testClient(platform.app, testHosts.demo).get(
      '/omnis/v3/frontend/getStoreCoreData/json/',
    );
    expect(core.json).toMatchObject({
      state: { store: { name: 'Demo Works', phone: '+44 113 496 0000', units: 'imperial' } },
    });
  });

  test('the country changes while nothing was sold, with delivery at home; a VAT number and an order stand against it', async () => {
    const move = (country: string) => patchNow(owner, at, { general: { country } });
    // The demo has a number of the United Kingdom.
    expect(await move('DE')).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'general.country', message: expect.stringContaining('GB123456782') }] },
    });
    expect(await move('XX')).toMatchObject({ status: 422, json: { errors: [{ field: 'general.country' }] } });
    const direct = (text: string) => platform.core.database.direct(text, []);
    await direct(`UPDATE divisions SET vat_number = '' WHERE id = ${demo}`);
    await direct(
      `UPDATE shipping_methods SET countries = '["GB"]' WHERE division_id = ${demo} AND code = 'standard'`,
    );
    await platform.core.divisions.changed(demo);
    expect(await move('DE')).toMatchObject({
      status: 200,
      json: { general: { country: 'DE', countryFixed: '' } },
    });
    const { rows } = await direct(
      `SELECT countries FROM shipping_methods WHERE division_id = ${demo} AND code = 'standard'`,
    );
    expect(rows).toEqual([{ countries: ['DE'] }]);
    expect(await move('GB')).toMatchObject({ status: 200 });
    await direct(`UPDATE divisions SET vat_number = 'GB123456782' WHERE id = ${demo}`);
    await platform.core.divisions.changed(demo);
    const shopper = testShopper(platform.app, testHosts.demo);
    await shopper.add(teeItem());
    placed(await shopper.place());
    expect((await read()).general.countryFixed).toContain('has orders');
    expect(await move('DE')).toMatchObject({
      status: 409,
      json: { errors: [{ message: expect.stringContaining('has orders') }] },
    });
  });

  test('a new prefix counts from the next order on', async () => {
    const division = await platform.core.divisions.byId(demo);
    if (!division) throw new Error('There is no store');
    const next = () => platform.core.database.tenant(demo, (db) => nextOrderNumber(db, division));
    const [, count = ''] = (await next()).split('-');
    await patchNow(owner, at, { general: { orderPrefix: 'NEW-1' } });
    expect(await next()).toBe(`NEW-1-${Number(count) + 1}`);
    await patchNow(owner, at, { general: { orderPrefix: 'DEMO' } });
    expect(await next()).toBe(`DEMO-${Number(count) + 2}`);
  });

  test('are refused with the version of before, and nothing is written', async () => {
    const { version, general } = await read();
    const answer = await owner.patch(at, { version: version - 1, general: { name: 'Stale' } });
    expect(answer).toMatchObject({ status: 409, json: { errors: [{ field: 'version' }] } });
    expect((await read()).general).toEqual(general);
  });

  test('two who save at once from one version save once', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => owner.patch(at, { version, general: { name } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test.each([
    [{ name: ' ' }, 'general.name'],
    [{ name: 'x'.repeat(81) }, 'general.name'],
    [{ contactEmail: 'nobody' }, 'general.contactEmail'],
    [{ phone: 'call me' }, 'general.phone'],
    [{ timeZone: 'Atlantis/Capital' }, 'general.timeZone'],
    [{ units: 'stones' }, 'general.units'],
    [{ orderPrefix: '' }, 'general.orderPrefix'],
    [{ orderPrefix: 'A B' }, 'general.orderPrefix'],
    [{ orderPrefix: '-A' }, 'general.orderPrefix'],
    [{ orderPrefix: 'A'.repeat(21) }, 'general.orderPrefix'],
  ])('%j is refused', async (general, field) => {
    const before = await read();
    expect(await patchNow(owner, at, { general })).toMatchObject({
      status: 422,
      json: { errors: [{ field }] },
    });
    expect(await read()).toEqual(before);
  });
});
