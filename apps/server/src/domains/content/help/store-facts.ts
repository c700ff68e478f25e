import { formatMoney } from '@omnis/models';
import { escapeHtml, html, type Markup } from '../../../markup/html.ts';
import { methodsFor, type ShippingMethod } from '../../checkout/shipping.ts';
import type { Division } from '../../divisions/division.ts';

/** Facts of a store that texts of the platform may name, as `{{ store.name }}`; '' for what a store has not. */
export const factNames = [
  'store.name',
  'store.email',
  'store.country',
  'platform.name',
  'delivery.home',
  'delivery.free',
  'delivery.table',
  'currency.list',
] as const;

/** Name of a fact. */
export type FactName = (typeof factNames)[number];

/** The facts of a store as HTML, by their names. */
export type StoreFacts = Readonly<Record<FactName, string>>;

const countries = new Intl.DisplayNames('en-GB', { type: 'region' });
const currencyNames = new Intl.DisplayNames('en-GB', { type: 'currency' });
const list = new Intl.ListFormat('en-GB');

const countryName = (code: string): string => countries.of(code) ?? code;

/** A country within a sentence: `the United Kingdom`. */
function countryPhrase(code: string): string {
  const name = countryName(code);
  return /^(?:United|Netherlands|Philippines|Czech Republic|Dominican Republic)|Islands$/.test(name)
    ? `the ${name}`
    : name;
}

/** Working days as people say them: `2–4 working days`. */
export function daysText({ minDays, maxDays }: Pick<ShippingMethod, 'minDays' | 'maxDays'>): string {
  if (minDays === maxDays) return minDays === 1 ? '1 working day' : `${minDays} working days`;
  return `${minDays}–${maxDays} working days`;
}

/** Most countries that a line of the table names. */
const named = 3;

function placesText({ countries: codes }: ShippingMethod, own: string): string {
  if (codes.includes('*')) return 'Everywhere else';
  const names = [...codes.filter((code) => code === own), ...codes.filter((code) => code !== own)].map(
    countryName,
  );
  return names.length <= named + 1
    ? list.format(names)
    : `${names.slice(0, named).join(', ')} and ${names.length - named} more`;
}

function priceText({ priceMinor, freeOverMinor }: ShippingMethod, money: (minor: number) => string): string {
  if (priceMinor === 0) return 'Free';
  return freeOverMinor === null
    ? money(priceMinor)
    : `${money(priceMinor)}, free from ${money(freeOverMinor)}`;
}

function table(
  methods: readonly ShippingMethod[],
  division: Division,
  money: (minor: number) => string,
): Markup {
  return html`<table>
    <thead>
      <tr>
        <th>Delivery</th>
        <th>Where to</th>
        <th>How long</th>
        <th>Price</th>
      </tr>
    </thead>
    <tbody>
      ${methods.map(
        (method) =>
          html`<tr>
            <td>${method.name}</td>
            <td>${placesText(method, division.country)}</td>
            <td>${daysText(method)}</td>
            <td>${priceText(method, money)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What a store's settings say, for its help and its policies. */
export function storeFacts(
  division: Division,
  { methods, platform }: { methods: readonly ShippingMethod[]; platform: string },
): StoreFacts {
  const money = (minor: number): string => formatMoney(minor, division.currency);
  const home = methodsFor(methods, division.country);
  const [usual] = home;
  const free = home.flatMap(({ freeOverMinor }) => freeOverMinor ?? []);
  return {
    'store.name': escapeHtml(division.companyName || division.name),
    'store.email': escapeHtml(division.contactEmail),
    'store.country': escapeHtml(countryPhrase(division.country)),
    'platform.name': escapeHtml(platform),
    'delivery.home': usual ? daysText(usual) : '',
    'delivery.free': free.length > 0 ? escapeHtml(money(Math.min(...free))) : '',
    'delivery.table': methods.length > 0 ? table(methods, division, money).text : '',
    'currency.list':
      division.currencies.length > 1
        ? escapeHtml(list.format(division.currencies.map((code) => currencyNames.of(code) ?? code)))
        : '',
  };
}
