import type { CallAnswer } from '@omnis/api-client';
import type { FormChoices } from '@omnis/editor';
import { isThemeName, themes } from '@omnis/theme';
import { inOrder, pageName } from '../pages/page-order.ts';

/** What the shop has that blocks can show or lead to. */
export interface ShopContents {
  readonly collections: readonly Pick<CallAnswer<'collections.list'>['items'][number], 'urlName' | 'name'>[];
  readonly pages: CallAnswer<'pages.list'>['items'];
  readonly products: readonly Pick<CallAnswer<'dashboard.products'>['items'][number], 'urlName' | 'name'>[];
  /** Name of the shop's theme. */
  readonly theme: string;
}

/** Choices of the editor's fields: pages first among the links, then collections, then products. */
export function choicesOf({
  collections,
  pages,
  products,
  theme,
}: ShopContents): Required<Pick<FormChoices, 'collections' | 'links' | 'fonts'>> {
  const { fonts } = themes[isThemeName(theme) ? theme : 'base'];
  const families = [...new Set(fonts.map(({ family }) => family))];
  return {
    collections: collections.map(({ urlName, name }) => ({ value: urlName, label: name })),
    links: [
      ...inOrder(pages).map((page) => ({ value: page.url, label: `${pageName(page)} · page` })),
      ...collections.map(({ urlName, name }) => ({
        value: `/collection/${urlName}/`,
        label: `${name} · collection`,
      })),
      ...products.map(({ urlName, name }) => ({ value: `/product/${urlName}/`, label: `${name} · product` })),
    ],
    fonts: families.map((family) => ({ value: family, label: family.replace(/ Variable$/, '') })),
  };
}
