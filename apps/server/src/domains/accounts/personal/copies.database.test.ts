import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fullCustomer } from '../../../testing/full-customer.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { demo, openPersonal, paths, type PersonalFixture } from '../../../testing/test-personal.ts';
import type { Subject } from '../../../security/subject.ts';
import { insertExport } from './personal.repository.ts';
import { personalTables } from './register.ts';

let world: PersonalFixture;
beforeAll(async () => {
  world = await openPersonal();
});
afterAll(() => world.platform.close());
beforeEach(() => world.reset());

const notOfCustomers = [
  'staff',
  'staff_role_members',
  'permission_requests',
  'chat_agents',
  'memberships',
  'dashboard_notification_recipients',
  'team_invitations',
  'team_requests',
  // Of owners and staff alone.
  'stock_changes',
  'list_edits',
  'theme_drafts',
  'page_versions',
  'policy_texts',
  'page_editors',
  // Asked for in another test.
  'account_deletions',
];

describe('a copy', () => {
  test('holds a row of every table that knows a customer, and no secret', async () => {
    const { visitor, mark, id, email } = await fullCustomer(world);
    const { file, answer } = await world.fetchCopy(visitor);
    const ofCustomers = personalTables
      .map(({ table }) => table)
      .filter((table) => !notOfCustomers.includes(table));
    const parts = file.parts.map(({ table }) => table);
    expect(ofCustomers.filter((table) => !parts.includes(table))).toEqual([]);
    for (const word of [
      'FIRST',
      'LAST',
      'PHONE',
      'NOTE',
      'HOME',
      'AUTHOR',
      'COUPON',
      'READER',
      'CHECKOUT',
      'MAIL',
      'DEVICE',
      'INVOICENAME',
      'INVOICESTREET',
    ])
      expect(answer.text).toContain(`${mark}${word}`);
    expect(answer.text).not.toMatch(/argon2|abc-def/);
    // Of a team's own notes and tags, a copy says only that they are there.
    expect(answer.text).not.toContain(`${mark}TEAM`);
    const shown = new Set(file.parts.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row))));
    for (const column of ['token_hash', 'code_hash', 'password_hash', 'two_factor_secret'])
      expect(shown.has(column)).toBe(false);
    const copies = file.parts.find(({ table }) => table === 'personal_exports');
    expect(copies?.rows.map(({ content }) => content)).toEqual([undefined]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/),
    });
    expect(file.about).toMatchObject({ account: 'customer' });
    expect(file.parts.find(({ table }) => table === 'customers')?.rows).toMatchObject([{ id, email }]);
  });

  test('is told of by mail, read by its owner alone, sealed, and over after seven days', async () => {
    const visitor = await world.signedIn('demo', await world.newAccount('demo'));
    const { id } = await world.fetchCopy(visitor);
    const mails = await world.database.platform(({ query }) =>
      query.selectFrom('mails').select(['kind', 'body']).where('kind', '=', 'account.copy-ready').execute(),
    );
    expect(mails).toMatchObject([{ body: expect.stringContaining('/account/#personal-data') }]);
    const stranger = await world.signedIn('demo', await world.newAccount('demo'));
    expect(await stranger.get(`${paths.copies}${id}/`)).toMatchObject({ status: 404 });
    expect(await world.client('demo').get(`${paths.copies}${id}/`)).toMatchObject({ status: 401 });
    const { rows } = await world.database.direct(`SELECT content FROM personal_exports WHERE id = $1`, [id]);
    expect(JSON.stringify(rows)).not.toContain('parts');
    await world.database.direct(`UPDATE personal_exports SET expires_at = now() WHERE id = $1`, [id]);
    expect(await visitor.get(`${paths.copies}${id}/`)).toMatchObject({ status: 404 });
    await world.platform.services.accounts.personalData.copies.tidy();
    expect(await world.tablesWith(id)).not.toContain('personal_exports');
  });

  test('can be fetched while the next one is made, and for some minutes longer', async () => {
    const email = await world.newAccount('demo');
    const visitor = await world.signedIn('demo', email);
    const first = await world.fetchCopy(visitor);
    const subject: Subject = { kind: 'customer', divisionId: demo, id: await world.idOf(email) };
    const next = await world.database.platform((db) => insertExport(db, subject, 7));
    expect(await world.statusOf(visitor)).toMatchObject({ copy: { id: next, readyAt: null } });
    expect(await visitor.get(`${paths.copies}${first.id}/`)).toMatchObject({ status: 200 });
    const third = await world.fetchCopy(visitor);
    expect((await world.statusOf(visitor)).copy?.id).toBe(third.id);
    expect(await visitor.get(`${paths.copies}${first.id}/`)).toMatchObject({ status: 200 });
    expect(await visitor.get(`${paths.copies}${next}/`)).toMatchObject({ status: 404 });
    const { rows } = await world.database.direct(
      `SELECT id FROM personal_exports WHERE subject_id = $1 AND expires_at > now() + interval '15 minutes'`,
      [subject.id],
    );
    expect(rows).toEqual([{ id: third.id }]);
  });

  test('is made for owners and staff too, three a day', async () => {
    for (const host of ['platform', 'atlas'] as const) {
      const visitor = await world.signedIn(host, await world.newAccount(host));
      const { file } = await world.fetchCopy(visitor);
      expect(file.about.account).toBe(host === 'atlas' ? 'staff' : 'owner');
      await world.fetchCopy(visitor);
      await world.fetchCopy(visitor);
      expect(await visitor.post(paths.copies)).toMatchObject({ status: 429 });
    }
    const mails = await world.database.platform(({ query }) =>
      query.selectFrom('mails').select('body').where('kind', '=', 'account.copy-ready').execute(),
    );
    const links = mails.map(
      ({ body }) => /\/[/a-z]+\/#personal-data/.exec(body.replace(/https?:\/\/[^/]+/g, ''))?.[0],
    );
    expect(new Set(links)).toEqual(
      new Set(['/dashboard/security/#personal-data', '/security/#personal-data']),
    );
  });

  test('needs the password anew, as does a deletion', async () => {
    const visitor = await world.signedIn('demo', await world.newAccount('demo'));
    await world.database.direct(`UPDATE sessions SET confirmed_at = now() - interval '1 hour'`, []);
    for (const call of [paths.copies, paths.deletion])
      expect(await visitor.post(call)).toMatchObject({
        status: 403,
        json: { code: 'confirmation_required' },
      });
  });

  test('gives nothing that was sent to an address which nobody proved', async () => {
    const email = await world.newAccount('demo');
    await world.database.platform(({ query }) =>
      query
        .insertInto('subscribers')
        .values({
          division_id: demo,
          email,
          mailing_list: 'newsletter',
          first_name: 'VICTIM',
          token_hash: null,
        })
        .execute(),
    );
    await insertTestOrder(world.database, { division_id: demo, email, customer_name: 'VICTIM' });
    const visitor = await world.signedIn('demo', email);
    expect((await world.fetchCopy(visitor)).answer.text).not.toContain('VICTIM');
  });
});
