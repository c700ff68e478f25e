import { ownProfileSchema, staffMemberSchema } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { objectFileStore } from '../../files/index.ts';
import { testHosts } from '../../../testing/test-divisions.ts';
import { pixel, sendPicture } from '../../../testing/send-picture.ts';
import { testClient } from '../../../testing/test-client.ts';
import { atlas, openStaff, type StaffFixture, type TestColleague } from '../../../testing/test-staff.ts';

const own = `${atlas}/profile/`;
const photo = `${atlas}/profile/photo/`;
const fetchModels = '/omnis/v3/models/fetch/';

let world: StaffFixture;
let manager: TestColleague;
beforeAll(async () => {
  world = await openStaff();
  manager = await world.colleague({ permissions: ['staff.view', 'staff.manage'] });
});
afterAll(() => world.platform.close());

const workOf = (id: string): string => `${atlas}/users/${id}/profile/`;

describe('the profile of staff', () => {
  test('is theirs to change, whatever else they may do; the number is sealed', async () => {
    const somebody = await world.colleague();
    const answer = await somebody.client.patch(own, {
      mission: 'Parcels that arrive',
      bio: 'Packs since 2019.',
      mobile: '07700 900123',
    });
    expect(answer).toMatchObject({
      status: 200,
      json: { id: somebody.id, profile: { mission: 'Parcels that arrive', mobile: '07700 900123' } },
    });
    const kept = await world.platform.core.database.platform(({ query }) =>
      query.selectFrom('staff').selectAll().where('id', '=', somebody.id).executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(kept)).not.toContain('900123');
    expect(kept.mobile_number).toMatch(/^[a-z0-9]+\./);
    expect(await somebody.client.patch(own, { mobile: '' })).toMatchObject({
      json: { profile: { mobile: '', bio: 'Packs since 2019.' } },
    });
    expect(await somebody.client.patch(own, { mobile: '12' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'mobile' }] },
    });
    expect(await world.audited(somebody.id)).toEqual(['staff.profile-changed', 'staff.profile-changed']);
    expect(await world.visitor().get(own)).toMatchObject({ status: 401 });
  });

  test('platform.md §3 User: first name, last name – are changed by oneself, and colleagues read them', async () => {
    const somebody = await world.colleague();
    expect(await somebody.client.patch(own, { firstName: ' Grace ', lastName: 'Hopper' })).toMatchObject({
      status: 200,
      json: { firstName: 'Grace', lastName: 'Hopper' },
    });
    const { json } = await manager.client.get(`${atlas}/users/${somebody.id}/`);
    expect(json).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
    expect((await somebody.client.get('/omnis/v3/dashboard/secure/get/')).json).toMatchObject({
      user: { firstName: 'Grace', lastName: 'Hopper' },
    });
    expect(await somebody.client.patch(own, { firstName: '  ' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'firstName', message: 'This field is required' }] },
    });
  });

  test('is read by colleagues, the number by those who manage staff and by nobody else', async () => {
    const somebody = await world.colleague();
    await somebody.client.patch(own, { bio: 'Hello.', mobile: '07700 900456' });
    const viewer = await world.colleague({ permissions: ['staff.view'] });
    const seen = async ({ client }: TestColleague) =>
      staffMemberSchema.parse((await client.get(`${atlas}/users/${somebody.id}/`)).json).profile;
    expect(await seen(viewer)).toMatchObject({ bio: 'Hello.', mobile: null });
    expect(await seen(manager)).toMatchObject({ mobile: '07700 900456' });
    // The work of others is for who manages it, also one's own.
    for (const id of [somebody.id, viewer.id])
      expect(await viewer.client.patch(workOf(id), { team: 'X' })).toMatchObject({ status: 403 });
  });

  test('has a picture, that is taken in like any other and leaves nothing behind', async () => {
    const somebody = await world.colleague();
    const upload = (name: string, bytes: Buffer) => sendPicture(somebody.client, photo, { name, bytes });
    expect(await upload('me.svg', Buffer.from('<svg/>'))).toMatchObject({
      status: 415,
      json: { errors: [{ field: 'file' }] },
    });
    const taken = ownProfileSchema.parse((await upload('me.png', pixel)).json);
    expect(taken.profile.photo).toMatchObject({ mime: 'image/png', width: 1, height: 1 });
    const picture = (): Promise<number> =>
      somebody.client.get(taken.avatar ?? '').then(({ status }) => status);
    expect(await picture()).toBe(200);
    expect((await somebody.client.get('/omnis/v3/dashboard/secure/get/')).json).toMatchObject({
      user: { avatar: taken.avatar },
    });
    expect(await somebody.client.delete(photo)).toMatchObject({
      status: 200,
      json: { avatar: null, profile: { photo: null } },
    });
    const left = await objectFileStore(world.platform.core.storage).list(0);
    expect(left).toEqual([]);
  });
});

describe('platform.md §3 User: email', () => {
  const email = `${own}email/`;
  /** The token of the link that went to an address last. */
  const linkTo = async (to: string): Promise<string> => {
    const texts = (await world.mailsTo(to)).map(({ body }) => body).join(' ');
    return [...texts.matchAll(/profile\/email\/\?token=([\w-]+)/g)].at(-1)?.[1] ?? '';
  };
  const addressOf = async ({ client }: TestColleague): Promise<string> =>
    ownProfileSchema.parse((await client.get(own)).json).email;

  test('is changed by the link that goes to the new address, and the old one is told', async () => {
    const somebody = await world.colleague();
    const old = await addressOf(somebody);
    const fresh = `moved-${somebody.id}@omnis.example`;
    const asked = await somebody.client.post(email, { email: fresh.toUpperCase() });
    expect(asked, asked.text).toMatchObject({ status: 200, json: { email: old, newEmail: fresh } });
    const token = await linkTo(fresh);
    const another = await world.colleague();
    expect(await another.client.post(`${email}confirm/`, { token })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'token' }] },
    });
    const taken = await somebody.client.post(`${email}confirm/`, { token });
    expect(taken, taken.text).toMatchObject({ status: 200, json: { email: fresh, newEmail: null } });
    expect((await somebody.client.post(`${email}confirm/`, { token })).status).toBe(422);
    expect((await world.mailsTo(old)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^A new email address/),
        expect.stringMatching(/email address was changed$/),
      ]),
    );
  });

  test('is not taken from a colleague, nor after its owner has decided to keep the old one', async () => {
    const [somebody, colleague] = [await world.colleague(), await world.colleague()];
    const theirs = await addressOf(colleague);
    // Only the link tells whether an address is taken.
    expect((await somebody.client.post(email, { email: theirs })).status).toBe(200);
    const first = await linkTo(theirs);
    expect(await somebody.client.post(`${email}confirm/`, { token: first })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'email' }] },
    });
    const fresh = `kept-${somebody.id}@omnis.example`;
    await somebody.client.post(email, { email: fresh });
    const token = await linkTo(fresh);
    expect(await somebody.client.delete(email)).toMatchObject({ status: 200, json: { newEmail: null } });
    expect((await somebody.client.post(`${email}confirm/`, { token })).status).toBe(422);
    expect(await somebody.client.post(email, { email: 'no address' })).toMatchObject({ status: 422 });
    expect(await world.visitor().post(email, { email: fresh })).toMatchObject({ status: 401 });
  });
});

test('platform.md §3 User: storeControlRole – follows from what somebody may do about stores', async () => {
  const roleOf = async (permissions: readonly string[]): Promise<unknown> => {
    const { id } = await world.colleague({ permissions: [...permissions] });
    return staffMemberSchema.parse((await manager.client.get(`${atlas}/users/${id}/`)).json).profile
      .storeControlRole;
  };
  expect(await roleOf(['orders.view'])).toBeNull();
  expect(await roleOf(['stores.review'])).toBe('reviewer');
  expect(await roleOf(['stores.review', 'stores.manage'])).toBe('manager');
});

describe('the work details of staff', () => {
  const work = {
    username: 'Ada_B',
    team: 'Packing',
    colour: '#0AF',
    channel: '#packing',
    size: 'M',
    isLeadership: true,
    okrs: ['Returns under 2 %'],
  };

  test('is changed by who manages staff, and what is left out stays', async () => {
    const somebody = await world.colleague();
    const answer = await manager.client.patch(workOf(somebody.id), { ...work, reportsTo: manager.id });
    expect(answer).toMatchObject({
      status: 200,
      json: { profile: { ...work, username: 'ada_b', colour: '#00aaff', reportsTo: { id: manager.id } } },
    });
    expect(await manager.client.patch(workOf(somebody.id), { reportsTo: '' })).toMatchObject({
      json: { profile: { team: 'Packing', reportsTo: null } },
    });
    expect(await world.audited(somebody.id)).toHaveLength(2);
  });

  test.each([
    ['username', 'a b'],
    ['colour', 'blue'],
    ['size', 'huge'],
    ['reportsTo', '00000000-0000-4000-8000-000000000000'],
    ['reportsTo', 'x'],
  ])('refuses %s %s, and writes nothing', async (field, value) => {
    const somebody = await world.colleague();
    expect(await manager.client.patch(workOf(somebody.id), { team: 'X', [field]: value })).toMatchObject({
      status: 422,
      json: { errors: [{ field }] },
    });
    expect((await somebody.client.get(own)).json).toMatchObject({ profile: { team: '' } });
  });

  test('has a user name that nobody else has, and no ring of those who report to each other', async () => {
    const [chief, middle, last] = await Promise.all([1, 2, 3].map(() => world.colleague()));
    if (!chief || !middle || !last) throw new Error('Nobody is there');
    const set = (id: string, body: unknown) => manager.client.patch(workOf(id), body);
    expect(await set(chief.id, { username: 'chief' })).toMatchObject({ status: 200 });
    expect(await set(chief.id, { username: 'chief' })).toMatchObject({ status: 200 });
    expect(await set(middle.id, { username: 'CHIEF' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'username' }] },
    });
    expect(await set(middle.id, { reportsTo: chief.id })).toMatchObject({ status: 200 });
    expect(await set(last.id, { reportsTo: middle.id })).toMatchObject({ status: 200 });
    for (const to of [chief.id, middle.id, last.id])
      expect(await set(chief.id, { reportsTo: to })).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'reportsTo' }] },
      });
  });
});

describe('models/fetch', () => {
  test('answers users in atlas, with what may be seen of them and nothing personal', async () => {
    const somebody = await world.colleague({ roles: ['picker'], permissions: ['chat.view'] });
    await somebody.client.patch(own, { bio: 'Hello.', mobile: '07700 900789' });
    await manager.client.patch(workOf(somebody.id), { reportsTo: manager.id, team: 'Picking' });
    const viewer = await world.colleague({ permissions: ['staff.view'] });
    const ask = ({ client }: TestColleague, body: object) =>
      client.post(fetchModels, { type: 'user', ids: somebody.id, ...body });
    const answer = await ask(viewer, {});
    expect(answer).toMatchObject({
      status: 200,
      json: {
        data: {
          id: somebody.id,
          fullName: expect.stringMatching(/^Ada Number/),
          bio: 'Hello.',
          team: 'Picking',
          reportsTo: manager.id,
          status: 0,
          permissions: ['orders.view', 'orders.advance', 'chat.view'],
        },
      },
    });
    for (const word of ['mobile', 'sortCode', 'rfids', 'password', 'secret'])
      expect(answer.text.includes(`"${word}`), word).toBe(false);
    expect((await ask(manager, {})).json).toMatchObject({ data: { mobile: '07700 900789' } });
    expect((await ask(viewer, { attributes: ['team'] })).json).toEqual({
      data: { id: somebody.id, team: 'Picking' },
    });
    expect((await ask(viewer, { ids: [manager.id, somebody.id], attributes: ['email'] })).json).toEqual({
      data: [
        { id: manager.id, email: manager.email },
        { id: somebody.id, email: somebody.email },
      ],
    });
    expect(await ask(viewer, { ids: '00000000-0000-4000-8000-000000000000' })).toMatchObject({ status: 404 });
    expect(await ask(viewer, { type: 'product', ids: 1 })).toMatchObject({ status: 422 });
  });

  test('tells nobody else of them', async () => {
    const picker = await world.colleague({ roles: ['picker'] });
    const body = { type: 'user', ids: picker.id };
    expect(await picker.client.post(fetchModels, body)).toMatchObject({ status: 403 });
    expect(await world.visitor().post(fetchModels, body)).toMatchObject({ status: 401 });
    const shopper = testClient(world.platform.app, testHosts.demo);
    for (const ids of [picker.id, [picker.id], 1])
      expect(await shopper.post(fetchModels, { type: 'user', ids })).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'type' }] },
      });
  });
});
