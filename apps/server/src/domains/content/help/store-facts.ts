import { localeIn, type Language } from '@omnis/models';
import { escapeHtml, html, type Markup } from '../../../markup/html.ts';
import { minorMoneyText } from '../../../texts/money-format.ts';
import { freeFromOf, methodsFor } from '../../delivery/shipping.ts';
import type { ShippingMethod } from '../../delivery/shipping-method.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { StoreFacts } from './fact-names.ts';
import type { FactWords } from './help.types.ts';
import { helpWords } from './words/help-words.ts';

/** How facts are written in a language. */
interface Writing {
  readonly say: FactWords;
  readonly country: (code: string) => string;
  readonly currency: (code: string) => string;
  readonly list: (names: readonly string[]) => string;
  readonly money: (minor: number) => string;
  /** A weight in grams. */
  readonly weight: (grams: number) => string;
}

function writingIn(language: Language, { locale: own, currency }: Division): Writing {
  const locale = localeIn(language, own);
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const currencies = new Intl.DisplayNames(locale, { type: 'currency' });
  const list = new Intl.ListFormat(locale);
  return {
    say: helpWords[language].facts,
    country: (code) => countries.of(code) ?? code,
    currency: (code) => currencies.of(code) ?? code,
    list: (names) => list.format(names),
    money: (minor) => minorMoneyText(locale, minor, currency),
    weight: (grams) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram' }).format(grams / 1000),
  };
}

/** Most countries that a line of the table names. */
const named = 3;

function placesText({ countries: codes }: ShippingMethod, own: string, writing: Writing): string {
  const { say, country, list } = writing;
  if (codes.includes('*')) return say.elsewhere;
  const names = [...codes.filter((code) => code === own), ...codes.filter((code) => code !== own)].map(
    country,
  );
  return names.length <= named + 1
    ? list(names)
    : say.andMore(names.slice(0, named).join(', '), names.length - named);
}

function priceText({ priceMinor, freeOverMinor }: ShippingMethod, { say, money }: Writing): string {
  if (priceMinor === 0) return say.free;
  return freeOverMinor === null ? money(priceMinor) : say.freeFrom(money(priceMinor), money(freeOverMinor));
}

/** For which orders a method is; '' for all. */
function ordersText({ measure, from, below }: ShippingMethod, { say, money, weight }: Writing): string {
  if (measure === 'none') return '';
  const text = { price: money, weight, quantity: say.items }[measure];
  return say.orders(from === null ? null : text(from), below === null ? null : text(below));
}

const underneath = html`<br />`;

/** Where it goes stands under its name: four columns left each a word's width on phones. */
function table(methods: readonly ShippingMethod[], own: string, writing: Writing): Markup {
  const { say } = writing;
  const textsOf = (method: ShippingMethod): Markup => {
    const places = placesText(method, own, writing);
    const orders = ordersText(method, writing);
    return orders === '' ? html`${places}` : html`${places}${underneath}${orders}`;
  };
  return html`<table>
    <thead>
      <tr>
        <th>${say.delivery}</th>
        <th>${say.time}</th>
        <th>${say.price}</th>
      </tr>
    </thead>
    <tbody>
      ${methods.map(
        (method) =>
          html`<tr>
            <td><strong>${method.name}</strong>${underneath}${textsOf(method)}</td>
            <td>${say.days(method.minDays, method.maxDays)}</td>
            <td>${priceText(method, writing)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Data that the facts are made from. */
interface Told {
  readonly methods: readonly ShippingMethod[];
  /** Name of the company that runs the platform. */
  readonly platform: string;
  readonly language: Language;
}

/** Facts from a store's settings, for its help and its policies. */
export function storeFacts(division: Division, { methods, platform, language }: Told): StoreFacts {
  const writing = writingIn(language, division);
  const { say, country, currency, list, money } = writing;
  const home = methodsFor(methods, division.country);
  const [usual] = home;
  const free = home.flatMap((method) => freeFromOf(method) ?? []);
  return {
    'store.name': escapeHtml(division.companyName || division.name),
    'store.email': escapeHtml(division.contactEmail),
    'store.country': escapeHtml(say.country(division.country, country(division.country))),
    'platform.name': escapeHtml(platform),
    'delivery.home': usual ? say.days(usual.minDays, usual.maxDays) : '',
    'delivery.free': free.length > 0 ? escapeHtml(money(Math.min(...free))) : '',
    'delivery.table': methods.length > 0 ? table(methods, division.country, writing).text : '',
    'currency.list':
      division.currencies.length > 1 ? escapeHtml(list(division.currencies.map(currency))) : '',
  };
}
