/** A shopper whose browser asks for German buys in German, and changes to French and back. */
import { cards, newBuyer } from './support/checkout.ts';
import { logins, storeUrl } from './support/places.ts';
import { savePage } from './support/save-page.ts';
import { expect, expectMail, expectNoSidewaysScroll, test } from './support/test.ts';

test.use({ locale: 'de-DE' });

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'L' };

test('buys in German, with German dates and prices', async ({ page }) => {
  test.setTimeout(120_000);
  const buyer = newBuyer();
  const main = page.getByRole('main');
  const field = (name: string | RegExp) => main.getByRole('textbox', { name }).first();

  await test.step('a list and a product', async () => {
    const answer = await page.goto(storeUrl('/collection/all/'));
    expect(answer?.headers()).toMatchObject({ 'content-language': 'de' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page).toHaveTitle(/^Alle Produkte – /);
    await expect(main.getByText(/^\d+ Produkte$/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto(storeUrl(fox.url));
    await expect(main.getByText('24,00 £').first()).toBeVisible();
    await main.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await expect(main.getByText('Bitte Größe wählen')).toBeVisible();
    await main.getByText(fox.size, { exact: true }).click();
    await main.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await expectNoSidewaysScroll(page);
  });

  await test.step('the basket', async () => {
    const drawer = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
    await expect(drawer).toContainText('In den Warenkorb gelegt');
    await expect(drawer).toContainText('Zwischensumme (1 Artikel)');
    await drawer.getByRole('link', { name: 'Warenkorb ansehen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Warenkorb');
    await expectNoSidewaysScroll(page);
    await main.getByRole('link', { name: 'Zur Kasse' }).click();
  });

  await test.step('the checkout and its messages', async () => {
    await field(/^E-Mail/).fill('nobody');
    await field(/^E-Mail/).blur();
    await expect(main.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeVisible();
    await field(/^E-Mail/).fill(buyer.email);
    await field(/^Vorname/).fill(buyer.firstName);
    await field(/^Nachname/).fill(buyer.lastName);
    await field(/^Straße/).fill(buyer.street);
    // The first answer took the country from the language, and the address begins with it.
    await expect(main.getByRole('combobox', { name: 'Land' }).first()).toHaveValue('DE');
    await field(/^Ort/).fill('Berlin');
    await field(/^Postleitzahl/).fill('10115');
    await field(/^Kartennummer/).fill(cards.good);
    await field(/^Gültig bis/).fill('12 / 34');
    await field(/^Prüfnummer/).fill('123');
    await expectNoSidewaysScroll(page);
    await main.getByRole('button', { name: /^Jetzt kaufen – \d+,\d\d £$/ }).click();
  });

  await test.step('the receipt', async () => {
    await expect(page).toHaveURL(/\/receipt\/[\w-]{22,}/, { timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Vielen Dank, ${buyer.firstName}`);
    await expect(main.getByText(/^Bestellung \S*\d/).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('the mail and the invoice', async () => {
    await expectMail(page.request, {
      to: buyer.email,
      saying: `Vielen Dank, ${buyer.firstName}. Ihre Bestellung`,
    });
    const hash = new URL(page.url()).pathname.split('/')[2] ?? '';
    const invoice = await page.evaluate(async (path) => {
      const answer = await fetch(path);
      return { name: answer.headers.get('content-disposition'), file: await answer.text() };
    }, `/invoice/${hash}.pdf`);
    expect(invoice.name).toContain('Rechnung-');
    expect(invoice.file).toContain('/Lang (de-DE)');
  });
});

test('finds an answer in German in spite of a slip, and reads on @long', async ({ page }) => {
  const main = page.getByRole('main');
  const answer = await page.goto(storeUrl('/help/'));
  expect(answer?.headers()).toMatchObject({ 'content-language': 'de' });
  await expect(page).toHaveTitle(/^Hilfe – /);
  await main.getByRole('searchbox', { name: 'Hilfe durchsuchen' }).fill('Rueckgabbe');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: /„Rueckgabbe“/ })).toBeVisible();
  await main.getByText('Wie gebe ich etwas zurück?').click();
  await expect(main.getByText('Einlieferungsbeleg')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await main.getByRole('link', { name: /^Lieferung/ }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lieferung');
  await page.goto(storeUrl('/help/question/how-long-does-delivery-take/'));
  await expect(page).toHaveTitle(/^Wie lange dauert die Lieferung\? – /);
  await expect(main).toContainText('Innerhalb des Vereinigten Königreichs');
  await expect(main.getByText(/Werktage$/).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Mehr zum Thema: Lieferung' })).toBeVisible();
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(data).toContain('"name":"Wie lange dauert die Lieferung?"');
  await expectNoSidewaysScroll(page);
});

test('reads on a page of blocks when something was written, in German @long', async ({ page, owner }, {
  project,
}) => {
  const url = `/lately-${project.name}/`;
  const words = {
    type: 'textBlock',
    uid: 'words',
    properties: { title: 'What we wrote', html: '<p>Lately.</p>' },
  };
  const blocks = [words, { type: 'feed', uid: 'feed', properties: { limit: 2 } }];
  await owner.signsIn(logins.owner);
  await savePage(owner, { url, properties: { title: 'Lately' }, blocks, sitemap: false });
  await page.goto(storeUrl(url));
  await expect(page.getByRole('main').locator('time').first()).toHaveText(/^\d{1,2}\. \p{L}+ 20\d\d$/u);
});

test('the visitor’s choice of language stays, over the browser’s languages', async ({ page }) => {
  await page.goto(storeUrl());
  await page.waitForLoadState('networkidle');
  const choice = page.getByRole('combobox', { name: 'Sprache' }).filter({ visible: true }).first();
  await choice.selectOption({ label: 'Français' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await page.goto(storeUrl('/collection/all/'));
  await expect(page).toHaveTitle(/^Tous les produits – /);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('reads what holds for buying, and about cookies @long', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto(storeUrl('/terms-of-sale/'));
    await expect(page).toHaveTitle(/^Conditions générales de vente – /);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Conditions générales de vente');
    await expect(main.getByRole('heading', { name: 'Droit de rétractation' })).toBeVisible();
    await expect(main).toContainText('Le droit applicable est celui du Royaume-Uni');
    await expectNoSidewaysScroll(page);
    await main.getByRole('link', { name: /^Utilisation des cookies/ }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Utilisation des cookies/);
    await expect(main.getByRole('cell', { name: 'Se souvenir de la devise et de la langue' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('signs up, and the mail is in French; so is what keeps the account safe', async ({ page }) => {
    const { email, firstName } = newBuyer();
    const main = page.getByRole('main');
    await page.goto(storeUrl('/login/?new=1'));
    // The form is the page's own from then on.
    await page.waitForLoadState('networkidle');
    await main.getByLabel(/^Prénom/).fill(firstName);
    await main.getByRole('textbox', { name: /^E-mail/ }).fill(email);
    await main.locator('input[type=password]').fill('une bonne phrase secrète');
    await expectNoSidewaysScroll(page);
    await main.getByRole('button', { name: 'Créer un compte' }).click();
    await expect(page).toHaveURL(/\/account\//, { timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour, ${firstName}`);
    await expectMail(page.request, { to: email, saying: `Bienvenue, ${firstName}` });
    await page.goto(storeUrl('/account/security/'));
    await expect(
      main.getByRole('heading', { name: 'Double authentification par application' }),
    ).toBeVisible();
    await expect(main.getByText('Cet appareil')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form changes the language, and leads back', async ({ page }) => {
    await page.goto(storeUrl('/collection/all/'));
    const form = page.locator('form[action="/language/"]').filter({ visible: true }).first();
    await form.getByRole('combobox').selectOption('fr');
    await form.getByRole('button').click();
    await expect(page).toHaveURL(storeUrl('/collection/all/'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  });
});

test('reads a list on the smallest screen, whose signs and badges keep their shape @long', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(storeUrl('/collection/all/?gender=women&priceMax=30'));
  await expect(main.getByRole('link', { name: /Damen/ })).toBeVisible();
  await expect(main.locator('button.filter svg')).toHaveCSS('width', '18px');
  const badge = await main
    .getByText('Bestseller', { exact: true })
    .locator('visible=true')
    .last()
    .boundingBox();
  // One line.
  expect(badge?.height).toBeLessThan(28);
  await expectNoSidewaysScroll(page);
});

test('asks for a quote, whose fields of sizes stand in line under the long words of German @long', async ({
  page,
}) => {
  await page.goto(storeUrl('/get-a-quote/'));
  const bottomOf = async (name: string): Promise<number> => {
    const box = await page.getByRole('textbox', { name, exact: true }).boundingBox();
    if (!box) throw new Error(`There is no field ${name}`);
    return Math.round(box.y + box.height);
  };
  expect(await bottomOf('Einheits\u00adgröße')).toBe(await bottomOf('3XL'));
  await expectNoSidewaysScroll(page);
});
