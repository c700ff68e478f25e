import { platformDivision } from '@omnis/models';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const actions = async (): Promise<string[]> => {
  const { rows } = await platform.core.database.direct('SELECT action FROM audit_log ORDER BY at, id', []);
  return z
    .array(z.object({ action: z.string() }))
    .parse(rows)
    .map(({ action }) => action);
};

test('an owner is added with an account of their own, listed, let in again, and all of it is in the log', async () => {
  const { operator } = platform.services.accounts;
  expect(await operator.addOwner('New@Owner.example', 'demo')).toMatchObject({
    ok: true,
    value: { email: 'new@owner.example', store: 'Demo', added: true, link: { hours: 168, sent: false } },
  });
  expect(await operator.addOwner('new@owner.example', 'demo')).toMatchObject({
    value: { added: false, link: null },
  });
  expect(await operator.listOwners('demo')).toMatchObject({
    value: { members: [{ email: 'new@owner.example', role: 'owner', twoFactor: false }] },
  });
  const [row] = await platform.core.database.platform(({ query }) =>
    query
      .updateTable('customers')
      .set({ sms_number: 'k1.aaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaa.aaaa' })
      .where('email', '=', 'new@owner.example')
      .returning('id')
      .execute(),
  );
  expect(row).toBeDefined();
  expect(await operator.removeTwoFactor('owner', 'new@owner.example')).toMatchObject({
    value: { had: true },
  });
  expect(await operator.removeTwoFactor('owner', 'new@owner.example')).toMatchObject({
    value: { had: false },
  });
  expect(await operator.resetPassword('owner', 'new@owner.example')).toMatchObject({
    value: { link: expect.stringMatching(/^http:\/\/localhost:3000\/login\/reset\/\?token=/), hours: 1 },
  });
  expect(await actions()).toEqual(['team.owner-added', 'account.two-factor-removed', 'account.reset-link']);
});

test('nobody is helped who is not there, and the platform itself has no owner', async () => {
  const { operator } = platform.services.accounts;
  expect(await operator.resetPassword('owner', 'no@body.example')).toMatchObject({ code: 'not_found' });
  expect(await operator.removeTwoFactor('staff', 'no@body.example')).toMatchObject({ code: 'not_found' });
  expect(await operator.addOwner('new@owner.example', 'omnis')).toMatchObject({ code: 'not_found' });
  expect((await platform.core.divisions.byId(platformDivision))?.code).toBe('omnis');
});
