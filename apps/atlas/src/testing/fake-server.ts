import type { Fetch } from '@omnis/api-client';
import type { AtlasOrder, CallInput, OrderNote, Session } from '@omnis/contract';

const permissions = ['orders.view', 'orders.advance'];

/** A session of staff. */
export const staffSession: Session = {
  user: {
    id: '1',
    kind: 'staff',
    email: 'staff@omnis.example',
    firstName: 'Mina',
    lastName: 'Holt',
    avatar: null,
    verified: true,
    signedEula: true,
    twoFactorAuthEnabled: false,
    internal: true,
    permissions,
  },
  store: { active: null, all: [] },
};

const address = {
  firstName: 'Ada',
  lastName: 'Okafor',
  company: '',
  street: '12 Harbour Street',
  street2: '',
  city: 'Leeds',
  state: '',
  country: 'GB',
  zip: 'LS1 4DY',
  eori: '',
};

/** A paid order with one line of two. */
export const paidOrder: AtlasOrder = {
  id: 7,
  orderHash: 'h'.repeat(24),
  number: '#10007',
  status: 'paid',
  flow: 'normal',
  percentComplete: 20,
  createdAt: '2026-11-06T09:00:00Z',
  currency: 'GBP',
  total: 44.5,
  itemCount: 2,
  email: 'ada@mail.example',
  items: [
    {
      id: 'l1',
      productId: 1,
      productUrl: 'tee',
      name: 'Heavyweight tee',
      sku: 'TEE-NAV-M',
      image: null,
      design: null,
      personalisation: [],
      bundleItems: [],
      giftCard: null,
      options: { Colour: 'Navy', Size: 'M' },
      quantity: 2,
      price: 16.67,
      tax: 3.33,
      priceIncTax: 20,
      discountTaxIncluded: 0,
      total: 40,
    },
  ],
  totals: {
    currency: 'GBP',
    subtotal: 40,
    discount: 0,
    goodsTax: 6.67,
    taxDiscount: 0,
    shipping: 4.5,
    shippingTax: 0.75,
    total: 44.5,
  },
  coupon: null,
  shippingAddress: address,
  billingAddress: address,
  shippingMethod: { code: 'std', name: 'Tracked 48', estimate: '' },
  payment: { method: 'Visa ending 4242', state: 'paid', giftCardAmount: 0 },
  statusLog: [
    { id: 's1', from: 'new', status: 'paid', reason: '', user: 'Payment', time: '2026-11-06T09:01:00Z' },
  ],
  trackingCodes: [],
  giftCards: [],
  refunds: [],
  payments: [],
  due: false,
  refundable: {
    amount: 44.5,
    delivery: 4.5,
    lines: [{ id: 'l1', units: 2, amount: 40 }],
    outside: false,
  },
  fulfilment: { state: 'unsent' as const, refusal: null, canComplete: false, left: [], parcels: [] },
  draft: null,
  version: 1,
  edit: { address: null, lines: null },
  owed: 0,
  signals: [],
  parent: null,
  reprintReason: null,
  children: [],
  mails: [],
  cancel: { refusal: null, refund: 44.5 },
  tags: [],
  notes: [],
  changes: [],
  returns: [],
  division: { id: 20, name: 'Fieldnotes', host: 'demo.localhost' },
  store: { isVip: false, isFraud: false },
  reprintRefusal: null,
  attempts: [],
  customerName: 'Ada Okafor',
  phone: '',
  note: '',
  nextStatuses: [
    { status: 'processing', reasonRequired: false, backwards: false },
    { status: 'refunded', reasonRequired: true, backwards: false },
  ],
};

/** A call that the fake server was sent. */
export interface SentCall {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
}

/** The fake server, which a test can set up and inspect. */
export interface FakeServer {
  session: Session;
  order: AtlasOrder;
  /** Answers the next move instead of making it. */
  refuseMove: Response | null;
  readonly sent: SentCall[];
  readonly fetch: Fetch;
}

/** The JSON of a request's body; undefined where it has none. */
export function parsed(body: RequestInit['body']): unknown {
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

/** The calls of the staff app over one order, in memory. */
export function fakeServer(): FakeServer {
  const server: FakeServer = {
    session: staffSession,
    order: paidOrder,
    refuseMove: null,
    sent: [],
    fetch: async (address_, init) => {
      const url = new URL(address_, 'http://atlas.localhost');
      const call = { method: init.method ?? 'GET', url, body: parsed(init.body) };
      server.sent.push(call);
      return answer(server, call);
    },
  };
  return server;
}

function answer(server: FakeServer, { method, url, body }: SentCall): Response {
  const { order } = server;
  if (url.pathname.endsWith('/secure/get/')) return Response.json(server.session);
  if (url.pathname.endsWith('/atlas/stores/'))
    return Response.json({ items: [], total: 0, page: 1, perPage: 24 });
  if (url.pathname.endsWith('/atlas/orders/')) {
    const row = { ...order, refunded: 0, ageHours: 30, country: 'GB', image: null };
    return Response.json({
      items: [row],
      total: 1,
      page: 1,
      perPage: 50,
      counts: { [order.status]: 1, open: 1, all: 1 },
    });
  }
  if (!url.pathname.includes(`/atlas/orders/${order.id}/`)) {
    return Response.json({ message: '404 Not found', errors: [], code: 'not_found' }, { status: 404 });
  }
  if (url.pathname.endsWith('/status/')) {
    const refusal = server.refuseMove;
    server.refuseMove = null;
    if (refusal !== null) return refusal;
    const { status } = body as { status: string };
    server.order = { ...order, status, nextStatuses: [] };
  }
  if (url.pathname.endsWith('/parcels/')) {
    const { code, carrier, sent } = body as CallInput<'atlas.addParcel'>['body'];
    const others = order.trackingCodes.filter((parcel) => parcel.code !== code);
    const parcel = { code, carrier, url: null, ...(sent && { sentAt: '2026-11-02T09:30:00Z' }) };
    server.order = { ...order, trackingCodes: [...others, parcel] };
  }
  if (url.pathname.endsWith('/notes/')) {
    const { text, addTags } = body as Required<OrderNote>;
    const note = { text, addedTags: addTags, removedTags: [], by: 'Mina Holt', time: '2026-11-07T10:00:00Z' };
    server.order = {
      ...order,
      tags: [...order.tags, ...addTags],
      notes: [...order.notes, { ...note, id: 1 }],
    };
  }
  if (method === 'DELETE') server.order = { ...order, trackingCodes: [] };
  return Response.json(server.order);
}
