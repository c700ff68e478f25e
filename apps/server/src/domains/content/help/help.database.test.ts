import { calls } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offerLanguages } from '../../../testing/offer-languages.ts';
import { responseOf } from '../../../testing/response-of.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { writeShipping } from '../../../testing/test-shop.ts';
import { helpGroups } from './help.service.ts';
import { popular, reasons } from './reasons.ts';

let platform: TestPlatform;
let shopper: TestClient;
/** A store without delivery methods, without an address to write to, with one currency. */
let bare: TestClient;

beforeAll(async () => {
  platform = await createTestPlatform();
  await writeShipping(platform, testDivisions.demo);
  shopper = testClient(platform.app, testHosts.demo);
  bare = testClient(platform.app, testHosts.other);
});
afterAll(() => platform.close());

const help = '/omnis/v3/help';
const questions = helpGroups.flatMap((group) => group.questions);
const names = new Set(questions.map(({ name }) => name));

describe('the questions of the platform', () => {
  test('have names of their own, and every name that is listed is one', () => {
    expect(names.size).toBe(questions.length);
    const listed = [...popular, ...reasons.flatMap((reason) => reason.questions)];
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
  });

  test.each([...names])('%s says no more than a store has', async (name) => {
    for (const store of [shopper, bare]) {
      const answer = await store.get(`${help}/questions/${name}/`);
      if (store === bare && answer.status === 404) {
        expect(questions.find((question) => question.name === name)?.needs).toBeDefined();
        continue;
      }
      const { answer: html } = responseOf('help.question', answer);
      expect(html.replace(/>\s+</g, '><')).not.toMatch(/\{\{|\}\}|undefined| {2}/);
    }
  });
});

describe('a store’s help', () => {
  test('has the store’s own delivery in its answers', async () => {
    const { answer } = responseOf(
      'help.question',
      await shopper.get(`${help}/questions/how-long-does-delivery-take/`),
    );
    expect(answer).toMatch(/Within United Kingdom|Within the United Kingdom/);
    expect(answer).toMatch(/working days/);
    expect(answer).toContain('<table>');
  });

  test('leaves out what the store does not offer', async () => {
    for (const name of ['is-delivery-free', 'which-currencies-can-i-pay-in', 'what-does-delivery-cost'])
      expect((await bare.get(`${help}/questions/${name}/`)).status, name).toBe(404);
  });

  test('finds answers by words of titles, of texts, and by others that mean the same', async () => {
    const found = async (search: string) =>
      responseOf('help.list', await shopper.get(`${help}/?search=${encodeURIComponent(search)}`)).found?.map(
        ({ name }) => name,
      );
    expect((await found('wash'))?.[0]).toBe('how-should-i-wash-it');
    expect(await found('unsubscribe')).toEqual(['how-do-i-stop-your-newsletter']);
    expect(await found('How do I return something?')).toContain('how-do-i-return-something');
    expect(await found('Gebühr')).toEqual([]);
    expect(await found('???')).toEqual([]);
    expect(responseOf('help.list', await shopper.get(`${help}/?search=%20`)).found).toBeNull();
  });

  test('has groups and reasons, and knows no others', async () => {
    const { groups, reasons: listed } = responseOf('help.list', await shopper.get(`${help}/`));
    for (const { code } of groups)
      calls['help.group'].response.parse((await shopper.get(`${help}/groups/${code}/`)).json);
    for (const { name } of listed)
      expect(
        responseOf('help.reason', await shopper.get(`${help}/reasons/${name}/`)).questions.length,
      ).toBeGreaterThan(0);
    for (const path of ['groups/x/', 'questions/x/', 'reasons/x/', 'reasons/__proto__/'])
      expect((await shopper.get(`${help}/${path}`)).status).toBe(404);
  });

  test('tells why people write in the language of who asks', async () => {
    await offerLanguages(platform.core, testDivisions.demo, ['en', 'de', 'fr']);
    const german = { 'accept-language': 'de' };
    const told = responseOf(
      'help.list',
      await testClient(platform.app, testHosts.demo).get(`${help}/`, german),
    );
    expect(told.reasons.map(({ title }) => title)).toContain('Rückgabe oder Umtausch');
    const english = new Set<string>(reasons.flatMap(({ title, text }) => [title, text]));
    expect(told.reasons.filter(({ title, text }) => english.has(title) || english.has(text))).toEqual([]);
  });

  test('escapes what a store calls itself', async () => {
    await platform.core.database.platform(({ query }) =>
      query
        .updateTable('divisions')
        .set({ company_name: 'A <b> & Co' })
        .where('id', '=', testDivisions.other)
        .execute(),
    );
    await platform.core.divisions.reload();
    const division = platform.core.divisions.byId(testDivisions.other);
    if (!division) throw new Error('The store is gone');
    platform.core.cache.drop([`division:${division.id}`]);
    const facts = await platform.services.content.help.facts(division);
    expect(facts['store.name']).toBe('A &lt;b&gt; &amp; Co');
  });
});
