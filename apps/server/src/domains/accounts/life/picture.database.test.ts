import { sessionSchema } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sendPicture } from '../../../testing/send-picture.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { demo, openPersonal, paths, type PersonalFixture } from '../../../testing/test-personal.ts';
import { secure } from '../../../testing/test-safety.ts';
import { testMember } from '../../../testing/test-team.ts';
import { objectFileStore } from '../../files/index.ts';

const picture = `${secure}/profile/picture/`;
const another = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

let world: PersonalFixture;
beforeAll(async () => {
  world = await openPersonal();
});
afterAll(() => world.platform.close());
beforeEach(() => world.reset());

const files = async (division: number): Promise<string[]> =>
  (await objectFileStore(world.platform.core.storage).list(division)).map(({ id }) => id);
const avatarOf = (json: unknown): string | null => sessionSchema.parse(json).user?.avatar ?? null;
const shownTo = async (visitor: TestClient): Promise<string | null> =>
  avatarOf((await visitor.get(`${secure}/get/`)).json);

describe('platform.md §3 avatar', () => {
  test.each([
    ['platform', platformDivision],
    ['demo', demo],
  ] as const)('of an account at %s is uploaded, replaced and removed, bytes too', async (host, division) => {
    const visitor = await world.signedIn(host, await world.newAccount(host));
    const others = await files(division);
    const own = async (): Promise<string[]> => (await files(division)).filter((id) => !others.includes(id));
    const first = await sendPicture(visitor, picture);
    expect(first, first.text).toMatchObject({ status: 200 });
    const avatar = avatarOf(first.json) ?? '';
    expect(avatar).toMatch(new RegExp(`^/images/uploads/${division}/[0-9a-f]{32}\\?width=256$`));
    expect(await shownTo(visitor)).toBe(avatar);
    expect((await visitor.get(avatar)).status).toBe(200);
    // The same picture once more is the same file, which stays.
    expect(avatarOf((await sendPicture(visitor, picture)).json)).toBe(avatar);
    expect(await own()).toHaveLength(1);
    const second = avatarOf((await sendPicture(visitor, picture, { bytes: another })).json);
    expect(second).not.toBe(avatar);
    expect(await own()).toHaveLength(1);
    expect(await visitor.delete(picture)).toMatchObject({ status: 200, json: { user: { avatar: null } } });
    expect(await own()).toEqual([]);
    expect(await visitor.delete(picture)).toMatchObject({ status: 200 });
  });

  test('is refused at the field when it is no picture, and the one before stays', async () => {
    const visitor = await world.signedIn('platform', await world.newAccount('platform'));
    await sendPicture(visitor, picture);
    const avatar = await shownTo(visitor);
    expect(await sendPicture(visitor, picture, { bytes: Buffer.from('words') })).toMatchObject({
      status: 415,
      json: { errors: [{ field: 'file' }] },
    });
    expect(await shownTo(visitor)).toBe(avatar);
  });

  test('is one’s own file, though somebody else has the same picture', async () => {
    const [one, two] = [
      await world.signedIn('platform', await world.newAccount('platform')),
      await world.signedIn('platform', await world.newAccount('platform')),
    ];
    await sendPicture(one, picture);
    await sendPicture(two, picture);
    await one.delete(picture);
    expect((await two.get((await shownTo(two)) ?? '')).status).toBe(200);
  });

  test('is set by those who are signed in, 20 times an hour, and by staff in their profile', async () => {
    expect(await sendPicture(world.client('platform'), picture)).toMatchObject({ status: 401 });
    const staff = await world.signedIn('atlas', await world.newAccount('atlas'));
    expect(await sendPicture(staff, picture)).toMatchObject({ status: 403 });
    const visitor = await world.signedIn('platform', await world.newAccount('platform'));
    for (let upload = 0; upload < 20; upload += 1) await sendPicture(visitor, picture);
    expect(await sendPicture(visitor, picture)).toMatchObject({ status: 429 });
  });

  test('is shown in the team list', async () => {
    const { client } = await testMember(world.platform, [demo]);
    const avatar = avatarOf((await sendPicture(client, picture)).json);
    expect((await client.get(`/omnis/v3/dashboard/divisions/${demo}/team/`)).json).toMatchObject({
      members: expect.arrayContaining([expect.objectContaining({ you: true, avatar })]),
    });
  });

  test('is in the copy of personal data, and goes with the account', async () => {
    const visitor = await world.signedIn('demo', await world.newAccount('demo'));
    const avatar = avatarOf((await sendPicture(visitor, picture)).json) ?? '';
    const { file } = await world.fetchCopy(visitor);
    const rows = z.array(z.looseObject({ avatar: z.string().nullable() }));
    expect(rows.parse(file.parts.find(({ table }) => table === 'customers')?.rows)).toMatchObject([
      { avatar },
    ]);
    expect(await visitor.post(paths.deletion)).toMatchObject({ status: 200 });
    await world.idle();
    expect((await world.client('demo').get(avatar)).status).toBe(404);
  });
});
