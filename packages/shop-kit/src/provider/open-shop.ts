import { shopApi } from '@omnis/api-client';
import type { OmnisStore } from '@omnis/store';
import { createBrowserStore } from '../data/browser-store.ts';
import { failedRead } from '../data/failure.ts';
import type { ReadSource } from '../data/read-source.ts';
import { browserSource } from '../data/reads.ts';
import type { ThemeOptions } from '../data/theme-options.ts';
import type { View } from '../data/view.ts';
import { controlsTexts } from '../texts/controls/index.ts';
import { shellTexts } from '../texts/shell/index.ts';

/** Options of {@link openShop}. */
export interface ShopOptions {
  /** The language and country of texts, dates and numbers, such as `de-DE`. */
  readonly locale: string;
  /** Choices that are no CSS, such as where a description stands. */
  readonly options?: ThemeOptions;
}

/** A shop in a browser: its store, its view and where its loaders read from. */
export interface Shop {
  readonly store: OmnisStore;
  readonly view: View;
  /** For a router’s loaders: `context.set(readSource, shop.source)`. */
  readonly source: ReadSource;
}

/**
 * Opens the shop that answers under the page’s own host: reads what every page starts from, and the texts that every page
 * has. Sets the language of the document.
 *
 * @returns The shop, for a {@link ShopProvider}.
 * @throws ReadFailure if the shop cannot be read.
 * @example
 * ```ts
 * import { openShop } from '@omnis/shop-kit';
 *
 * const shop = await openShop({ locale: 'de-DE' });
 * console.log(shop.view.host);
 * ```
 */
export async function openShop({ locale, options = {} }: ShopOptions): Promise<Shop> {
  document.documentElement.lang = locale;
  const store = createBrowserStore();
  // Never let go: the store's facts are read all the time.
  const core = store.dispatch(shopApi.endpoints.storeCoreData.initiate(undefined));
  const [{ data, error }] = await Promise.all([core, shellTexts.load(locale), controlsTexts.load(locale)]);
  if (data === undefined) throw failedRead(error);
  const { origin, host } = location;
  return {
    store,
    source: browserSource(store),
    view: {
      origin,
      host,
      mode: 'native',
      operator: 'default',
      editorOrigin: '',
      locale,
      themeColors: { light: '#ffffff', dark: null },
      options,
      sectionStyles: '',
      today: new Date().toISOString().slice(0, 10),
    },
  };
}
