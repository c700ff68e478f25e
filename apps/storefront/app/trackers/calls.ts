import type { Tracker } from '@omnis/validation';
import type { QueuedEvent, Sale } from '@omnis/shop-kit';

/** Arguments of a network's own call for an event; null where it has none. */
type Words = readonly unknown[] | null;

/** Money of an event, in major units. */
interface Sum {
  readonly value?: number;
  readonly currency?: string;
}

/** Names of events at those networks whose calls are alike. */
const named: Readonly<
  Record<'meta' | 'pinterest' | 'tiktok' | 'snapchat', Readonly<Record<string, string>>>
> = {
  meta: {
    page_view: 'PageView',
    view_item: 'ViewContent',
    search: 'Search',
    add_to_cart: 'AddToCart',
    begin_checkout: 'InitiateCheckout',
    add_payment_info: 'AddPaymentInfo',
    purchase: 'Purchase',
  },
  pinterest: {
    page_view: 'pagevisit',
    search: 'search',
    add_to_cart: 'addtocart',
    purchase: 'checkout',
  },
  tiktok: {
    view_item: 'ViewContent',
    search: 'Search',
    add_to_cart: 'AddToCart',
    begin_checkout: 'InitiateCheckout',
    add_payment_info: 'AddPaymentInfo',
    purchase: 'CompletePayment',
  },
  snapchat: {
    page_view: 'PAGE_VIEW',
    view_item: 'VIEW_CONTENT',
    search: 'SEARCH',
    add_to_cart: 'ADD_CART',
    begin_checkout: 'START_CHECKOUT',
    add_payment_info: 'ADD_BILLING',
    purchase: 'PURCHASE',
  },
};

/** Total of an event, which all networks understand: the one shown to the shopper, else the total of its goods. */
function sumOf({ data: { value, currency }, sale }: QueuedEvent): Sum {
  if (typeof value === 'number' && typeof currency === 'string') return { value, currency };
  if (sale === undefined) return {};
  const sum = sale.goods.reduce((all, { price, quantity }) => all + price * quantity, 0);
  // Prices have up to three decimals; binary fractions of sums have more.
  return { value: Math.round(sum * 1000) / 1000, currency: sale.currency };
}

/** Google's names for what an event is about, in Analytics and in a container's layer. */
function googleData(event: QueuedEvent): Readonly<Record<string, unknown>> {
  const { data, sale } = event;
  return {
    ...data,
    ...(typeof data['title'] === 'string' ? { page_title: data['title'] } : {}),
    ...(typeof data['term'] === 'string' ? { search_term: data['term'] } : {}),
    ...sumOf(event),
    ...(sale?.order === undefined ? {} : { transaction_id: sale.order }),
    ...(sale === undefined
      ? {}
      : {
          items: sale.goods.map(({ id, name, variant, price, quantity }) => ({
            item_id: id,
            item_name: name,
            ...(variant === '' ? {} : { item_variant: variant }),
            price,
            quantity,
          })),
        }),
  };
}

/** A container's tags read sums and goods below `ecommerce`, and would else find those of the event before. */
function layerWords(event: QueuedEvent): readonly unknown[] {
  const { sale, name, data } = event;
  if (sale === undefined) return [{ event: name, ...data }];
  const { items, value, currency, transaction_id } = googleData(event);
  const ecommerce = { currency, value, transaction_id, items };
  return [{ ecommerce: null }, { event: name, ...data, ecommerce }];
}

/** Google Ads wants purchases alone, at their conversion (storefront.md §3 marketing). */
function adsWords({ id, label }: Tracker & { readonly label: string }, event: QueuedEvent): Words {
  if (event.name !== 'purchase' || label === '') return null;
  const order = event.sale?.order;
  return [
    'event',
    'conversion',
    { send_to: `${id}/${label}`, ...sumOf(event), ...(order === undefined ? {} : { transaction_id: order }) },
  ];
}

/** Names that each network uses for the total and the goods of an event. */
const told: Readonly<Record<keyof typeof named, (event: QueuedEvent) => Readonly<Record<string, unknown>>>> =
  {
    meta: (event) => ({
      ...sumOf(event),
      ...(event.sale && {
        content_type: 'product',
        content_ids: event.sale.goods.map(({ id }) => id),
        contents: event.sale.goods.map(({ id, quantity }) => ({ id, quantity })),
      }),
    }),
    pinterest: (event) => ({
      ...sumOf(event),
      ...(event.sale?.order !== undefined && { order_id: event.sale.order }),
      ...(event.sale && {
        order_quantity: unitsOf(event.sale),
        line_items: event.sale.goods.map(({ id, name, price, quantity }) => ({
          product_id: id,
          product_name: name,
          product_price: price,
          product_quantity: quantity,
        })),
      }),
    }),
    tiktok: (event) => ({
      ...sumOf(event),
      ...(event.sale && {
        contents: event.sale.goods.map(({ id, name, price, quantity }) => ({
          content_id: id,
          content_type: 'product',
          content_name: name,
          price,
          quantity,
        })),
      }),
    }),
    snapchat: (event) => {
      const { value, ...rest } = sumOf(event);
      return {
        ...(value !== undefined && { price: value }),
        ...rest,
        ...(event.sale?.order !== undefined && { transaction_id: event.sale.order }),
        ...(event.sale && {
          item_ids: event.sale.goods.map(({ id }) => id),
          number_items: unitsOf(event.sale),
        }),
      };
    },
  };

const unitsOf = ({ goods }: Sale): number => goods.reduce((sum, { quantity }) => sum + quantity, 0);

/** The words of a network's call for an event of the shop; goods are told by the ids that the catalogue has. */
export function wordsFor(tracker: Tracker, event: QueuedEvent): Words {
  const { name } = event;
  switch (tracker.kind) {
    case 'ga4':
      // Its names are ours.
      return ['event', name, { ...googleData(event), send_to: tracker.id }];
    case 'ads':
      return adsWords(tracker, event);
    case 'gtm':
      // A container's triggers listen to the layer, not to calls.
      return layerWords(event);
    case 'tiktok':
      if (name === 'page_view') return ['page'];
      return withName('tiktok', event);
    case 'meta':
    case 'pinterest':
    case 'snapchat':
      return withName(tracker.kind, event);
    case 'script':
      // It listens by itself.
      return null;
  }
}

function withName(network: keyof typeof named, event: QueuedEvent): Words {
  const called = named[network][event.name];
  return called === undefined ? null : ['track', called, told[network](event)];
}
