import { calls } from '@omnis/contract';
import { languages } from '@omnis/models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offerLanguages } from '../../../testing/offer-languages.ts';
import { responseOf } from '../../../testing/response-of.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { writeShipping } from '../../../testing/test-shop.ts';
import { topics } from './topics.ts';
import { helpWords } from './words/help-words.ts';

let platform: TestPlatform;
let shopper: TestClient;
/** A store without delivery methods, without an address to write to, with one currency. */
let bare: TestClient;

beforeAll(async () => {
  platform = await createTestPlatform();
  await writeShipping(platform, testDivisions.demo);
  shopper = testClient(platform.app, testHosts.demo);
  bare = testClient(platform.app, testHosts.other);
  for (const division of [testDivisions.demo, testDivisions.other])
    await offerLanguages(platform.core, division, languages);
});
afterAll(() => platform.close());

const help = '/omnis/v3/help';
const questions = topics.flatMap((group) => group.questions);
const names = new Set(questions.map(({ name }) => name));
const titlesOf = ({ questions: asked }: { questions: Readonly<Record<string, { title: string }>> }) =>
  Object.values(asked).map(({ title }) => title);
const asks = (language: string) => ({ 'accept-language': language });

describe('the questions of the platform', () => {
  test('have names of their own', () => {
    expect(names.size).toBe(questions.length);
  });

  test.each(languages.flatMap((language) => [...names].map((name) => [language, name] as const)))(
    'in “%s” %s says no more than a store has',
    async (language, name) => {
      for (const store of [shopper, bare]) {
        const answer = await store.get(`${help}/questions/${name}/`, asks(language));
        if (store === bare && answer.status === 404) {
          expect(questions.find((question) => question.name === name)?.needs).toBeDefined();
          continue;
        }
        const { title, answer: html } = responseOf('help.question', answer);
        expect(Object.values(helpWords[language].groups).flatMap(titlesOf)).toContain(title);
        expect(html.replace(/>\s+</g, '><')).not.toMatch(/\{\{|\}\}|undefined| {2}/);
      }
    },
  );
});

describe('a store’s help', () => {
  test('has the store’s own delivery in its answers', async () => {
    const { answer } = responseOf(
      'help.question',
      await shopper.get(`${help}/questions/how-long-does-delivery-take/`),
    );
    expect(answer).toMatch(/Within United Kingdom|Within the United Kingdom/);
    expect(answer).toMatch(/working days/);
    // Three columns have room on a phone.
    expect(answer.match(/<th>/g)).toHaveLength(3);
    expect(answer).toMatch(/<td><strong>[^<]+<\/strong><br \/>[^<]+<\/td>/);
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

  test.each([
    ['de', 'Rückgabe oder Umtausch', 'Bestellung ändern oder stornieren', 'Lieferung'],
    ['fr', 'Un retour ou un échange', 'Modifier ou annuler une commande', 'Livraison'],
  ])('is in “%s” where that is asked for', async (language, reason, action, group) => {
    const get = async (path: string) => shopper.get(`${help}/${path}`, asks(language));
    const list = responseOf('help.list', await get(''));
    expect(list.reasons.map(({ title }) => title)).toContain(reason);
    expect(list.groups.map(({ title }) => title)).toContain(group);
    expect(responseOf('help.reason', await get('reasons/order/')).actions[0]?.text).toBe(action);
    const { questions: inGroup, ...head } = responseOf('help.group', await get('groups/delivery/'));
    expect(head).toMatchObject({ code: 'delivery', title: group });
    expect(inGroup.map(({ title }) => title)).toEqual(
      list.groups.find(({ code }) => code === 'delivery')?.questions.map(({ title }) => title),
    );
  });

  test('says countries, days and money as the language does', async () => {
    const long = async (language: string) =>
      responseOf(
        'help.question',
        await shopper.get(`${help}/questions/how-long-does-delivery-take/`, asks(language)),
      ).answer;
    expect(await long('de')).toContain('Innerhalb des Vereinigten Königreichs');
    expect(await long('de')).toMatch(/\d Werktage<.*Gratis|\d Werktage<.*\d,\d\d\u00a0£/s);
    expect(await long('fr')).toContain('à destination du Royaume-Uni');
    expect(await long('fr')).toMatch(/\d jours ouvrés<.*\d,\d\d\u00a0£/s);
    expect(await long('en')).toMatch(/\d working days<.*£\d/s);
  });

  test('is searched in the language of who asks', async () => {
    const found = async (search: string, language: string) =>
      responseOf(
        'help.list',
        await shopper.get(`${help}/?search=${encodeURIComponent(search)}`, asks(language)),
      ).found?.map(({ title }) => title);
    expect(await found('Ruckgabe', 'de')).toContain('Wie gebe ich etwas zurück?');
    expect(await found('retuorner', 'fr')).toContain('Comment retourner un article\u00a0?');
    expect(await found('dishwasher', 'de')).toEqual([]);
    expect(await found('dishwasher', 'en')).toHaveLength(1);
  });

  test('escapes what a store calls itself', async () => {
    await platform.core.database.platform(({ query }) =>
      query
        .updateTable('divisions')
        .set({ company_name: 'A <b> & Co' })
        .where('id', '=', testDivisions.other)
        .execute(),
    );
    const division = await platform.core.divisions.changed(testDivisions.other);
    if (!division) throw new Error('The store is gone');
    platform.core.cache.drop([`division:${division.id}`]);
    const facts = await platform.services.content.help.facts(division, 'en');
    expect(facts['store.name']).toBe('A &lt;b&gt; &amp; Co');
  });
});
