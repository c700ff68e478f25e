import { storeCoreDataSchema } from '@omnis/models';
import { createOmnisStore, seedQueries } from '@omnis/store';
import { createContext, Suspense, use, useState, type ReactElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { StoreCoreData } from '../data/core.ts';
import { browserSource } from '../data/reads.ts';
import type { Shop } from '../provider/open-shop.ts';
import { ShopProvider } from '../provider/shop-provider.tsx';

/** Answers by a part of the path of their call, the first that fits. */
export type StoryAnswers = Readonly<Record<string, unknown>>;

/** Properties of {@link StoryShop}. */
export interface StoryShopProps {
  /** Answers of the shop beside those that every page asks for. */
  readonly answers?: StoryAnswers;
  /** Facts about the store beside the usual ones. */
  readonly own?: Partial<StoreCoreData['state']['store']>;
  /** The address of the page. */
  readonly path?: string;
  readonly children: ReactNode;
}

const least = storeCoreDataSchema.parse({ pages: [], state: {} });

const core: StoreCoreData = {
  ...least,
  state: {
    ...least.state,
    currencies: [{ code: 'GBP', symbol: '£', rate: 1, rounding: 'none' }],
    footer: [],
    footerDetails: { social: [], marks: [], smallPrint: '' },
    ownCode: null,
    notifications: [],
    store: {
      division: 12,
      name: 'Fern & Field',
      companyName: 'Fern & Field Ltd',
      host: 'shop.example',
      locale: 'en-GB',
      languages: ['en'],
      logo: null,
      appearance: 'both',
      country: 'GB',
      contactEmail: 'hello@shop.example',
      phone: '',
      address: [],
      units: 'metric',
      express: null,
      promises: { returns: '', returnDays: 30, marks: ['Visa', 'Mastercard', 'PayPal'] },
      plan: 'standard',
      integrationType: null,
      hasShopifyDeliveryProfile: false,
      badges: [],
    },
  },
};

const sums = { subtotal: 0, discount: 0, goodsTax: 0, taxDiscount: 0, shipping: 0, shippingTax: 0, total: 0 };

/** Answers that every page asks for: nobody is signed in, and their baskets are empty. */
const usual: StoryAnswers = {
  '/accounts/get/': { user: null, store: { active: null, all: [] } },
  '/basket/': {
    items: [],
    currency: 'GBP',
    totalQuantity: 0,
    totals: { currency: 'GBP', ...sums },
    coupon: null,
    giftNote: '',
    freeDelivery: null,
  },
};

/** A shop whose answers are given, so that nothing leaves the browser. */
function makeShop(answers: StoryAnswers, own: StoryShopProps['own']): Shop {
  const all = [...Object.entries(answers), ...Object.entries(usual)];
  const store = createOmnisStore({
    app: 'storefront',
    baseUrl: 'https://shop.example',
    fetch: async (url) => {
      const found = all.find(([part]) => new URL(url).pathname.includes(part));
      return found
        ? Response.json(found[1])
        : Response.json({ message: `No answer to ${url}`, errors: [], code: 'not_found' }, { status: 404 });
    },
  });
  const value = { ...core, state: { ...core.state, store: { ...core.state.store, ...own } } };
  seedQueries(store, [{ endpointName: 'storeCoreData', arg: undefined, value }]);
  return {
    store,
    source: browserSource(store),
    view: {
      origin: 'https://shop.example',
      host: 'shop.example',
      mode: 'native',
      operator: 'default',
      editorOrigin: '',
      locale: 'en-GB',
      themeColors: { light: '#ffffff', dark: null },
      options: {},
      sectionStyles: '',
      today: '2026-11-25',
    },
  };
}

const Shown = createContext<ReactNode>(null);

/** Content of a story, at any address that it leads to. */
function AnyPage(): ReactNode {
  return use(Shown);
}

/** A shop for stories: its provider, an address, and answers in place of the API. */
export function StoryShop({ answers = {}, own, path = '/', children }: StoryShopProps): ReactElement {
  const [router] = useState(() => {
    const element = (
      <Suspense>
        <ShopProvider shop={makeShop(answers, own)}>
          <AnyPage />
        </ShopProvider>
      </Suspense>
    );
    return createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  });
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  );
}
