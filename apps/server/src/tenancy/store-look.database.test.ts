import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../security/passwords.ts';
import { emptyDelivery } from '../testing/empty-delivery.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({}, {}, emptyDelivery);
});
afterAll(() => platform.close());

interface Choice {
  readonly theme?: string;
  readonly appearance?: 'both' | 'light';
  readonly header?: string;
}

/** The door of a store with two logos that looks like this. */
async function door({ theme = 'lux', appearance = 'both', header }: Choice): Promise<string> {
  const { database, divisions } = platform.core;
  const values = {
    theme,
    appearance,
    logo: '/images/by-day',
    logo_dark: '/images/by-night',
    theme_properties: JSON.stringify(header ? { 'header.background': header } : {}),
    store_password_hash: await hashPassword('open sesame'),
  };
  await database.platform(({ query }) =>
    query.updateTable('divisions').set(values).where('id', '=', testDivisions.other).execute(),
  );
  await divisions.changed(testDivisions.other);
  const headers = { host: testHosts.other, accept: 'text/html' };
  return (await platform.app.inject({ url: '/login/', headers })).body;
}

test('the logo is the one for the ground of the header', async () => {
  const shown = async (header: string): Promise<string | undefined> =>
    /class="logo" src="([^"]+)"/.exec(await door({ theme: 'base', header }))?.[1];
  expect(await shown('#ffffff')).toBe('/images/by-day');
  expect(await shown('#101820')).toBe('/images/by-night');
});

test('the door is dark where the shop is, with the logo for it', async () => {
  const both = await door({});
  expect(both).toContain(
    '@media (prefers-color-scheme:dark){:root:not([data-theme-mode=light]){color-scheme:dark',
  );
  expect(both).toContain('class="logo on-light" src="/images/by-day"');
  expect(both).toContain('class="logo on-dark" src="/images/by-night"');
  expect(both).toMatch(/<meta\s+name="theme-color"\s+media="\(prefers-color-scheme:dark\)"/);
  expect(both, 'as it was chosen in the shop').toContain('localStorage.getItem("shop-theme-mode")');

  const light = await door({ appearance: 'light' });
  expect(light).not.toContain('prefers-color-scheme');
  expect(light).toContain('class="logo" src="/images/by-day"');
});
