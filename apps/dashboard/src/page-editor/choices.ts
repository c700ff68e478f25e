import type { CallAnswer } from '@omnis/api-client';
import type { FieldOption } from '@omnis/blocks';
import type { FormChoices } from '@omnis/editor';
import { isThemeName, resolveTheme, themes, type TokenName } from '@omnis/theme';
import { inOrder, pageName } from '../pages/page-order.ts';
import type en from '../texts/page-editor/en.ts';
import type { PlainKey } from '../texts/plain-key.ts';
import type { PageEditorTexts } from '../texts/page-editor/index.ts';
import type { PagesTexts } from '../texts/pages/index.ts';

/** Contents of the shop that blocks can show or link to. */
export interface ShopContents {
  readonly collections: readonly Pick<CallAnswer<'collections.list'>['items'][number], 'urlName' | 'name'>[];
  readonly pages: CallAnswer<'pages.list'>['items'];
  readonly products: readonly Pick<CallAnswer<'dashboard.products'>['items'][number], 'urlName' | 'name'>[];
  readonly splitTests: readonly Pick<
    CallAnswer<'dashboard.splitTests'>['items'][number],
    'name' | 'variations'
  >[];
  /** Name of the shop's theme. */
  readonly theme: string;
  /** Values of the theme that the shop has changed, by token. */
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Colours of a theme that a block may be given, by what they are for there; a colour that two share is offered once. */
const offered = [
  ['primary.color', 'brand'],
  ['accent.color', 'accent'],
  ['primary.soft', 'softBrand'],
  ['page.background', 'page'],
  ['box.background', 'softGround'],
  ['footer.background', 'footer'],
  ['text.color', 'text'],
] as const satisfies readonly (readonly [TokenName, PlainKey<typeof en>])[];

function coloursOf(t: PageEditorTexts, { theme, properties }: ShopContents): FieldOption[] {
  const { values } = resolveTheme(theme, { overrides: properties });
  const colours = offered.map(([token, label]) => ({ value: values[token], label: t(label) }));
  return colours.filter(
    ({ value }, at) => value.startsWith('#') && colours.findIndex((other) => other.value === value) === at,
  );
}

/** A name that several tests give is offered once, with all of them. */
function variationsOf({ splitTests }: ShopContents): FieldOption[] {
  const tests = new Map<string, string[]>();
  for (const { name, variations } of splitTests)
    for (const variation of variations)
      tests.set(variation.name, [...(tests.get(variation.name) ?? []), name]);
  return [...tests].map(([value, names]) => ({ value, label: `${value} · ${names.join(', ')}` }));
}

/** Choices of the editor's fields: pages first among the links, then collections, then products. */
export function choicesOf(
  t: PageEditorTexts,
  tPages: PagesTexts,
  contents: ShopContents,
): Required<Omit<FormChoices, 'onPickImage'>> {
  const { collections, pages, products, splitTests, theme } = contents;
  const { fonts } = themes[isThemeName(theme) ? theme : 'base'];
  const families = [...new Set(fonts.map(({ family }) => family))];
  return {
    collections: collections.map(({ urlName, name }) => ({ value: urlName, label: name })),
    links: [
      ...inOrder(pages).map((page) => ({
        value: page.url,
        label: t('namedPage', { name: pageName(tPages, page) }),
      })),
      ...collections.map(({ urlName, name }) => ({
        value: `/collection/${urlName}/`,
        label: t('namedCollection', { name }),
      })),
      ...products.map(({ urlName, name }) => ({
        value: `/product/${urlName}/`,
        label: t('namedProduct', { name }),
      })),
    ],
    fonts: families.map((family) => ({ value: family, label: family.replace(/ Variable$/, '') })),
    splitTests: splitTests.map(({ name }) => ({ value: name, label: name })),
    splitTestVariations: variationsOf(contents),
    colours: coloursOf(t, contents),
  };
}
