import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './lib/root.ts';
import { builtSentences, templateTexts, writtenTexts, type Allowed } from './lib/written-texts.ts';

/** Where shoppers are spoken to, and what of it is not for them. */
interface Room extends Allowed {
  readonly folder: string;
  readonly isOthers: RegExp;
}

/** English texts by which tables find their translations. */
function keysOf(...tables: readonly string[]): string[] {
  return tables.flatMap((table) => {
    return [
      ...readFileSync(join(ROOT, table), 'utf8').matchAll(/^ {2}(?:'((?:[^'\\]|\\.)+)'|"([^"]+)"|(\w+)):/gm),
    ].map(([, quoted, double, word]) => quoted ?? double ?? word ?? '');
  });
}

const rooms: readonly Room[] = [
  {
    folder: 'apps/storefront/app',
    // Server-only texts: fonts' names and failures for its log.
    isOthers: /\.server\.tsx?$|^texts\/|\/testing\//,
    // A size's name in the data, and a failure that the error page words by its status.
    apart: ['One size', 'Page not found'],
  },
  ...['live-chat', 'orders', 'shop-account', 'shop-kit', 'shopping', 'studio'].map((name) => ({
    folder: `packages/${name}/src`,
    isOthers: /^texts\/|(?:^|\/)testing\//,
    // A size's name in the data, and a failure that the error page words by its status.
    apart: ['One size', 'Page not found'],
  })),
  { folder: 'packages/account/src', isOthers: /^testing\// },
  {
    folder: 'packages/ui/src',
    // Parts that owners and staff work with.
    isOthers:
      /^(?:testing|chart|colour|combobox|crop|edit-grid|flow|format|order-money|order-signals|table|react-router)\/|^frame\/(?:account-menu|frame|not-found)|^field\/(?:date-range-field|rule-inputs)/,
    keys: keysOf(
      'packages/shop-kit/src/texts/controls/de.ts',
      'packages/shop-account/src/texts/security/de.ts',
    ),
    // A form says the messages of its fields.
    apart: ['The passwords are not the same'],
  },
  {
    folder: 'packages/blocks/src',
    // Texts for the editor about blocks, and for an owner where one is not shown.
    isOthers:
      /^(?:testing|canvas|editing|scheme|tree|sources)\/|\.data\.ts$|^page\/|^registry\/property-faults|^types\/(?:store-hidden|split-test)\/|^parts\/(?:badge-fields|icon|medal|ratio|shadow|block-link)/,
    keys: keysOf('packages/shop-kit/src/texts/controls/de.ts'),
    apart: [
      // The subject of a letter, which the store reads.
      'Message from …',
      // A form says what it is told.
      'That is not the password',
      'Your message is ready in your mail program. Send it there.',
      // Where the block gives no other.
      'Everything else',
    ],
  },
  {
    folder: 'apps/server/src/plain/shop',
    isOthers: /^$/,
    // Failures are said where they leave.
    apart: keysOf('apps/server/src/texts/german.ts'),
  },
  {
    folder: 'apps/server/src/domains/divisions/gate',
    isOthers: /^gate\.service/,
    keys: keysOf('apps/server/src/texts/pages/german.ts'),
    // A preview is opened from the dashboard.
    apart: [
      'This preview is for the team',
      'The store is not open yet. Open its pages from the dashboard to see them here.',
    ],
  },
  { folder: 'apps/server/src/domains/divisions/install', isOthers: /^$/ },
  // Help and policies have words in each language, which a test beside them compares.
  { folder: 'apps/server/src/domains/content/help', isOthers: /^words\// },
  { folder: 'apps/server/src/domains/content/policies', isOthers: /^words\// },
  {
    folder: 'apps/server/src/domains/content/sitemap',
    // Texts that programs read.
    isOthers: /^robots/,
    keys: keysOf('apps/server/src/texts/pages/german.ts'),
  },
  {
    folder: 'apps/server/src/domains/notifications/mail',
    // Texts for staff.
    isOthers: /^staff-mails|\.fixture\.ts$/,
    keys: keysOf('apps/server/src/texts/mails/german.ts', 'apps/server/src/texts/mails/german-teams.ts'),
  },
  {
    folder: 'apps/server/src/domains/accounts/personal',
    isOthers: /^(?!personal-mails)/,
    keys: keysOf('apps/server/src/texts/mails/german.ts'),
  },
  {
    folder: 'apps/server/src/domains/orders',
    isOthers: /^(?!invoice\/invoice-pdf|returns\/return-label-pdf)/,
    keys: keysOf('apps/server/src/texts/papers/german.ts'),
  },
];

function filesOf({ folder, isOthers }: Room): { file: string; code: string }[] {
  const path = join(ROOT, folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file) && !isOthers.test(file))
    .map((file) => ({ file, code: readFileSync(join(path, file), 'utf8') }));
}

it.each([
  ['a text', '<p>Add to basket</p>'],
  ['an attribute', '<a aria-label="Basket" />'],
  ['a choice', '<p>{many ? t("items") : "One item"}</p>'],
  ['a template', '<a title={`Remove ${name}`} />'],
])('finds %s that is written into an element', (_, code) => {
  expect(writtenTexts('a.tsx', code)).toHaveLength(1);
});

it('leaves alone what is no text, and what is said by the catalogue', () => {
  const code =
    '<a className="tool" href="/basket/" aria-label={t("basket")} data-x="yes">{t("basket")} · 24</a>';
  expect(writtenTexts('a.tsx', code)).toEqual([]);
});

it.each([
  ['a constant', "const hint = 'Try again in a moment';"],
  ['a function', 'const by = (day) => `Order within ${span} to get it by ${day}`;'],
  ['a property', "routeHead({ title: 'Orders' });"],
  ['a value of what is said', "say('{name} is gone', { name: 'Your thing' });"],
])('finds a sentence in %s', (_, code) => {
  expect(builtSentences('a.ts', code)).toHaveLength(1);
});

it('finds a key in what runs, where it is not said', () => {
  const allowed = { keys: ['Your order is on its way'] };
  const key = "'Your order is on its way'";
  expect(builtSentences('a.ts', `const texts = [${key}] as const;`, allowed)).toEqual([]);
  expect(builtSentences('a.ts', `function mail() { return { heading: ${key} }; }`, allowed)).toHaveLength(1);
});

it('leaves alone the English text by which another language is found', () => {
  expect(builtSentences('a.ts', "const text = brand.say('Your order is on its way');")).toEqual([]);
});

it.each([
  ['a text', 'html`<p>Your basket: ${count}</p>`'],
  ['an attribute', 'html`<nav aria-label="Shop"></nav>`'],
])('finds %s in a template of the server', (_, code) => {
  expect(templateTexts('a.ts', code)).toHaveLength(1);
});

it('leaves alone what a template fills in', () => {
  expect(
    templateTexts('a.ts', 'html`<p class="sum">${say("Basket")}: ${html`<b>${count}</b>`}</p>`'),
  ).toEqual([]);
});

describe.each(rooms)('in $folder', (room) => {
  it('every text that a shopper reads stands in the catalogue', () => {
    const found = filesOf(room).flatMap(({ file, code }) =>
      file.endsWith('.tsx') ? writtenTexts(file, code) : templateTexts(file, code),
    );
    expect(found).toEqual([]);
  });

  it('no code builds sentences of its own', () => {
    const found = filesOf(room).flatMap(({ file, code }) => builtSentences(file, code, room));
    expect(found).toEqual([]);
  });
});
