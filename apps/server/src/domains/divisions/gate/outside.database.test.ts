import { calls } from '@omnis/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../security/passwords.ts';
import { testClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { html, openPages } from '../../../testing/test-pages.ts';

const { demo } = testDivisions;
const coreCall = '/omnis/v3/frontend/getStoreCoreData/json/';
const pages = await openPages();
const { platform, get } = pages;
let pass = '';

beforeAll(async () => {
  const { database, divisions } = platform.core;
  const store_password_hash = await hashPassword('open sesame');
  const main_menu = JSON.stringify([{ text: 'Members', href: '/collection/members/' }]);
  const search_redirects = JSON.stringify([{ searchTerm: 'secret', destinationUrl: '/secret/' }]);
  await database.platform(({ query }) =>
    query
      .updateTable('divisions')
      .set({ store_password_hash, main_menu, search_redirects })
      .where('id', '=', demo)
      .execute(),
  );
  await database.tenant(demo, ({ query }) =>
    query
      .insertInto('pages')
      .values({ division_id: demo, url: '/secret/', layout: 'standard', blocks: '[]', properties: '{}' })
      .execute(),
  );
  await divisions.changed(demo);
  const answer = await testClient(platform.app, testHosts.demo).post('/omnis/v3/frontend/unlock/', {
    password: 'open sesame',
  });
  const cookies = [answer.headers['set-cookie']].flat().map(String);
  pass = cookies.find((cookie) => cookie.startsWith('__Host-omnis-pass='))?.split(';')[0] ?? '';
});
afterAll(() => platform.close());

/** Facts that an answer gives away about the store's content. */
function told(json: unknown) {
  const { pages: known, state } = calls['store.coreData'].response.parse(json);
  const { mainMenu, searchRedirects, passwordProtected } = state.subdomain;
  return {
    pages: known.map(({ url }) => url),
    menu: mainMenu.map(({ text }) => text),
    terms: searchRedirects.map(({ searchTerm }) => searchTerm),
    footer: state.footer.length,
    passwordProtected,
  };
}

const nothing = { pages: [], menu: [], terms: [], footer: 0, passwordProtected: true };

test('a stranger at a closed store learns nothing of its content, whoever was told before', async () => {
  for (const round of ['first', 'again']) {
    expect(told((await get(coreCall)).json()), round).toEqual(nothing);
    expect(told((await get(coreCall, { cookie: pass })).json())).toMatchObject({
      pages: ['/secret/'],
      menu: ['Members'],
      terms: ['secret'],
    });
  }
});

test('nor from a page that stays open', async () => {
  pages.render = async (_request, { call }) => {
    const core = await call('store.coreData', {});
    return html(core.ok ? core.json : '');
  };
  for (const round of ['first', 'again']) {
    expect(told((await get('/subscription-verified')).json()), round).toEqual(nothing);
    expect(told((await get('/subscription-verified', { cookie: pass })).json())).toMatchObject({
      pages: ['/secret/'],
    });
  }
  expect(told((await get('/login/forgot/')).json())).toEqual(nothing);
});

test.each(['/start.js?v=1', '/theme.css?v=1'])(
  'the pages that stay open get %s, which is no secret',
  async (url) => {
    pages.render = () => html('made');
    expect((await get(url)).body).toBe('made');
    expect((await get(url.replace('?', 'x?'))).statusCode).toBe(302);
  },
);
