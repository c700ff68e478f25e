import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '@omnis/models';
import { offerLanguages } from '../../../testing/offer-languages.ts';
import { responseOf } from '../../../testing/response-of.ts';
import { testClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { policyOutlines } from './outlines.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.core.database.platform(({ query }) =>
    query
      .updateTable('divisions')
      .set({ payment_processor: 'direct' })
      .where('id', '=', testDivisions.other)
      .execute(),
  );
  await offerLanguages(platform.core, testDivisions.demo, languages);
});
afterAll(() => platform.close());

const names = policyOutlines.map(({ name }) => name);

const titles = {
  en: ['Terms of use', 'Terms of sale', 'Use of cookies and disclaimer', 'Privacy policy'],
  de: [
    'Nutzungsbedingungen',
    'Allgemeine Geschäftsbedingungen',
    'Verwendung von Cookies und Haftungsausschluss',
    'Datenschutzerklärung',
  ],
  fr: [
    'Conditions d’utilisation',
    'Conditions générales de vente',
    'Utilisation des cookies et limites de responsabilité',
    'Politique de confidentialité',
  ],
};

describe('the policies', () => {
  test('are the four of the spec (storefront.md §2 Route list)', () => {
    expect(names).toEqual([
      'terms-of-use',
      'terms-of-sale',
      'use-of-cookies-and-disclaimer',
      'privacy-policy',
    ]);
  });

  test.each(languages.flatMap((language) => names.map((name) => [language, name] as const)))(
    'in “%s” %s speaks of the store, and of nothing that it has not',
    async (language, name) => {
      const shopper = testClient(platform.app, testHosts.demo);
      const asked = { 'accept-language': language };
      const policy = responseOf('policies.get', await shopper.get(`/omnis/v3/policies/${name}/`, asked));
      expect(policy).toMatchObject({ name, title: titles[language][names.indexOf(name)] });
      const words = policy.sections.map(({ html }) => html).join(' ');
      expect(words).toContain('Demo Goods');
      expect(words).toContain('hello@demo.example');
      expect(words).not.toMatch(/\{\{|\}\}|undefined| {2}/);
      // Its payments are those of the test processor.
      expect(words).not.toContain('Stripe');
      // The test store delivers nowhere.
      expect(policy.sections.map(({ title }) => title)).not.toContain(
        { en: 'Making and delivery', de: 'Fertigung und Lieferung', fr: 'Fabrication et livraison' }[
          language
        ],
      );
      expect(policy.others.map((other) => other.name)).toEqual(names.filter((other) => other !== name));
    },
  );

  test.each([
    ['de', 'Widerrufsrecht', 'Es gilt das Recht des Vereinigten Königreichs'],
    ['fr', 'Droit de rétractation', 'Le droit applicable est celui du Royaume-Uni'],
  ] as const)('in “%s” name rights and law by their terms there', async (language, right, law) => {
    const shopper = testClient(platform.app, testHosts.demo);
    const asked = { 'accept-language': language };
    const { sections } = responseOf(
      'policies.get',
      await shopper.get('/omnis/v3/policies/terms-of-sale/', asked),
    );
    expect(sections.map(({ title }) => title)).toContain(right);
    expect(sections.map(({ html }) => html).join(' ')).toContain(law);
  });

  test('are not there for a store that takes its own payments', async () => {
    const shopper = testClient(platform.app, testHosts.other);
    for (const name of names) expect((await shopper.get(`/omnis/v3/policies/${name}/`)).status).toBe(404);
  });

  test('are no others', async () => {
    const shopper = testClient(platform.app, testHosts.demo);
    expect((await shopper.get('/omnis/v3/policies/constructor/')).status).toBe(404);
  });
});
