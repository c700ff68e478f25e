import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const guide = join(root, 'docs/guides/operations.md');

const constant = (name: string): RegExp =>
  new RegExp(String.raw`\b${name}(?:: \w+)? ?[=:] ?\{?[^\d\n]*(\d[\d_]*)`);
const kilobytes = /bodyLimit = ([\d_]+) \* 1024;/;
const upload = /maxUpload = ([\d_]+) \* 1024 \* 1024/;

/** The number that each of a row has in the files that the row links, in the order of the row; a number stands for itself. */
const limits: Readonly<Record<string, readonly (RegExp | number)[]>> = {
  // 1024 kB.
  'A request’s body; an upload': [1, upload],
  'An image': [/maxBytes = (\d+) \* MEGABYTE/, /MAX_INPUT_PIXELS = (\d+)_000_000/],
  'Images for pages of a store': [constant('mostFileBytes')],
  'Pictures that an account uploads of itself': [/pictureLimit: RateLimit = \{ max: (\d+)/],
  'Artwork that nobody has bought, in a store': [
    constant('mostLoose'),
    constant('perVisitor'),
    constant('perStore'),
  ],
  'Products of a store': [constant('mostProducts')],
  'Images of a product': [/mostImages = (100);/, /mostImages = (250);/],
  'Options of a product; values of one; variants': ['options', 'values', 'variants'].map(constant),
  'Variants of a product in one change': [/variantChange\)\.max\((\d+)\)/],
  'Name, description, tags of a product': [
    /name: z\.string\(\)\.trim\(\)\.min\(1, '[\w ]+'\)\.max\((\d+)\)/,
    /description: z\.string\(\)\.max\(([\d_]+)\)/,
    /tags: z\.array\([^\n]+\)\.max\((\d+)\)\.optional/,
    /tags: z\.array\(z\.string\(\)\.trim\(\)\.min\(1\)\.max\((\d+)\)\)/,
  ],
  'Personalisation fields; choices of one': [
    constant('mostPersonalisationFields'),
    /\.max\((\d+), 'At most \d+ choices'/,
  ],
  'Parts of a bundle; of each': [constant('mostBundleItems'), constant('mostOfBundleItem')],
  'Prices by quantity of a product': [constant('mostQuantityPrices')],
  'Values that a gift card is sold in': [constant('mostGiftCardValues')],
  'Products of one edit in bulk': [constant('mostNamedProducts')],
  'Rows of a list changed at once': [constant('mostNamedRows')],
  'Selected customers of a file': [constant('mostExportedRows')],
  'Webhooks of a store': [constant('mostWebhooks')],
  'Imports that wait; files of imports an hour': [constant('mostOpen'), constant('perStore'), upload],
  'Creators of a store': [constant('inStore')],
  'Collections of a store; rules of one; products in an order by hand': ['inStore', 'rules', 'products'].map(
    constant,
  ),
  'Posts of a store; title, text, excerpt, tags of one; days ahead': [
    'inStore',
    'title',
    'content',
    'excerpt',
    'tags',
    'aheadDays',
  ].map(constant),
  'Own words of a policy': [constant('policyTextLimit')],
  'Pages of a store; title, description of one': [
    constant('mostPages'),
    constant('title'),
    /description: (1000) \}/,
  ],
  'Themes that a store keeps; fonts that it has uploaded': [
    constant('mostOwnThemes'),
    constant('mostThemeFonts'),
  ],
  'A page with its blocks': [1, constant('maxJsonDepth')],
  'Split tests of a store; that run at once': [constant('mostTests'), constant('running')],
  'Lines of a draft order': [/mostDraftLines = (\d+)/],
  'Countries where a store is registered for tax': [/mostTaxRegistrations = (\d+)/],
  'Discounts of a store; those that apply by themselves': ['inStore', 'automatic'].map(constant),
  'Codes of a discount; goods, customers that it names': ['codes', 'goods', 'customers'].map(constant),
  'Delivery zones of a store; methods of one': ['zones', 'methods'].map(constant),
  'Domains of a store': [constant('mostDomains')],
  'Lines of a basket; pieces of a line': [constant('maxLines'), constant('maxQuantity')],
  'Gift cards on a checkout': [constant('mostGiftCards')],
  'Addresses of a customer': [constant('maxAddresses')],
  'Customer segments of a store': [constant('segments')],
  'Tags of a customer; characters of a note': [constant('tags'), constant('note')],
  'Saved views of a store’s orders': [constant('mostOrderViews')],
  'Tags of an order': [constant('mostTags')],
  'Passkeys of an account': [constant('mostPasskeys')],
  'Browsers that are told of one order or customer': [constant('mostBrowsers')],
  'Stores of an owner': [constant('mostStores')],
  'People in a store’s team, invitations included': [constant('mostPeople'), constant('inviteLimit')],
  'Guests of a closed store': [/guests: z\.array\(emailField\)\.max\((\d+)/],
  'Events of shops': [constant('mostEvents'), constant('perStore')],
  'Chats; messages of one visitor': [constant('startsAtStore'), constant('messagesOfVisitor')],
  'A message in a chat': [constant('message')],
  'A review; its images': [/body: [^\n]+\.max\((\d+)\)/, /\.max\((\d+), 'Four pictures at most'\)/],
  'Posts of Instagram in a store': [constant('mostInstagramPosts')],
  'Sizes of images that are kept ready': [/maxCacheBytes = (\d+) \* MEGABYTE/],
  'Parcels of an order': [constant('mostParcels')],
  'Roles of staff': [constant('most')],
};

/** Files with a constant that bounds an amount, and whose bound is none of what a store may hold. */
const others: Readonly<Record<string, string>> = {
  'packages/models/src/price-rounding.ts': 'bounds a rate and a margin',
  'packages/models/src/bespoke.ts': 'bounds what one quote asks for',
  'packages/models/src/dashboard-notification.ts': 'bounds the number that is shown',
  'packages/contract/src/calls/common.ts': 'bounds an amount of money',
  'packages/contract/src/calls/stock.ts': 'bounds the stock of one variant',
  'packages/contract/src/calls/atlas-jobs.ts': 'bounds what staff choose at once',
  'packages/contract/src/calls/figures.ts': 'bounds the days that one question asks of',
  'packages/contract/src/calls/alert-mails.ts': 'bounds the addresses of one kind of email',
  'packages/contract/src/calls/shop-search.ts': 'bounds two lists that a store has once',
  'packages/models/src/footer.ts': 'bounds one footer',
  'packages/models/src/menu.ts': 'bounds one menu',
};

interface Row {
  readonly what: string;
  readonly numbers: readonly number[];
  readonly files: readonly string[];
}

/** The rows of the table of limits; “the same” stands for the files of the row above. */
function rowsOf(text: string): Row[] {
  const table = /^## Limits\n[^]*?\n((?:\|.*\n)+)/m.exec(text)?.[1] ?? '';
  const rows: Row[] = [];
  for (const line of table.trim().split('\n').slice(2)) {
    const [, what = '', limit = '', where = ''] = line.split('|').map((cell) => cell.trim());
    const linked = [...where.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => join(dirname(guide), href));
    rows.push({
      what,
      numbers: (limit.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(',', ''))),
      files: where === 'the same' ? (rows.at(-1)?.files ?? []) : linked,
    });
  }
  return rows;
}

const rows = rowsOf(readFileSync(guide, 'utf8'));

test('the guide has a row for each limit that is compared here', () => {
  expect(rows.map(({ what }) => what)).toEqual(Object.keys(limits));
});

test.each(rows)('$what', ({ what, numbers, files }) => {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const found = (limits[what] ?? []).map((place) => {
    if (typeof place === 'number') return kilobytes.exec(text)?.[1] === '1024' ? place : null;
    const number = place.exec(text)?.[1];
    return number === undefined ? `nothing matches ${place}` : Number(number.replaceAll('_', ''));
  });
  expect(numbers).toEqual(found);
});

test('each constant of the models and the contract that bounds an amount has a row', () => {
  const linked = new Set(rows.flatMap(({ files }) => files.map((file) => relative(root, file))));
  const bounding = globSync('packages/{models/src,contract/src/calls}/**/*.ts', { cwd: root }).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /^(?:export )?const (?:most|max)[A-Z]\w* = |^export const \w+Limits = /m.test(
        readFileSync(join(root, file), 'utf8'),
      ),
  );
  expect(bounding.filter((file) => !linked.has(file) && !Object.hasOwn(others, file))).toEqual([]);
  expect(Object.keys(others).filter((file) => !bounding.includes(file))).toEqual([]);
});
