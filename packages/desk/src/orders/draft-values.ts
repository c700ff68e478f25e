import type { DraftContent, DraftLine, DraftCustomer, ManagedOrder, VatClass } from '@omnis/contract';
import { randomUuid } from '@omnis/models';

interface RowBase {
  /** Keeps the row while others come and go. */
  readonly key: string;
  readonly quantity: number | null;
}

/** A product on a draft. */
export interface ProductRow extends RowBase {
  readonly kind: 'product';
  readonly variantId: string;
  readonly name: string;
  readonly variant: string;
  readonly image: string | null;
}

/** A line that is no product. */
export interface CustomRow extends RowBase {
  readonly kind: 'custom';
  readonly title: string;
  readonly price: number | null;
  readonly vat: VatClass;
}

/** A line of a draft. */
export type DraftRow = ProductRow | CustomRow;

/** Fields of an address that is being written. */
export type DraftAddress = DraftContent['address'];

/** The values in the form of a draft. */
export interface DraftValues {
  readonly rows: readonly DraftRow[];
  readonly discount: {
    readonly kind: 'none' | 'percent' | 'amount';
    readonly value: number | null;
    readonly reason: string;
  };
  readonly delivery: {
    readonly kind: 'none' | 'method' | 'own';
    readonly method: string;
    readonly name: string;
    readonly price: number | null;
  };
  readonly email: string;
  readonly phone: string;
  readonly address: DraftAddress;
  readonly note: string;
}

const noAddress: DraftAddress = {
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  street2: '',
  city: '',
  state: '',
  country: '',
  zip: '',
  eori: '',
};

/** A draft without anything in it. */
export const newDraft: DraftValues = {
  rows: [],
  discount: { kind: 'none', value: null, reason: '' },
  delivery: { kind: 'none', method: '', name: '', price: null },
  email: '',
  phone: '',
  address: noAddress,
  note: '',
};

/** A row for a product. */
export const productRow = (product: Omit<ProductRow, 'key' | 'kind' | 'quantity'>): ProductRow => ({
  key: randomUuid(),
  kind: 'product',
  quantity: 1,
  ...product,
});

/** A row for something that is no product. */
export const customRow = (): CustomRow => ({
  key: randomUuid(),
  kind: 'custom',
  title: '',
  price: null,
  vat: 'standard',
  quantity: 1,
});

/** Fills in what is known of a customer: their latest address, else their name. */
export function withCustomer(values: DraftValues, customer: Omit<DraftCustomer, 'id'>): DraftValues {
  const { firstName, lastName, company, email, phone } = customer;
  const [latest] = customer.addresses;
  return {
    ...values,
    email,
    phone: phone || values.phone,
    address: latest ?? { ...noAddress, firstName, lastName, company },
  };
}

function rowOf(line: DraftLine, item: ManagedOrder['items'][number] | undefined): DraftRow {
  const key = randomUuid();
  if (!('variantId' in line)) return { key, kind: 'custom', ...line };
  const { Colour: colour = '', Size: size = '' } = item?.options ?? {};
  return {
    key,
    kind: 'product',
    variantId: line.variantId,
    quantity: line.quantity,
    name: item?.name ?? '',
    variant: [colour, size].filter(Boolean).join(', '),
    image: item?.image ?? null,
  };
}

/** The values of a saved draft. */
export function valuesOf(order: ManagedOrder): DraftValues {
  const { draft, items, email, phone, shippingAddress: address, note } = order;
  if (!draft) return newDraft;
  const { lines, discount, delivery } = draft;
  return {
    rows: lines.map((line, index) => rowOf(line, items[index])),
    discount: discount ?? newDraft.discount,
    delivery:
      delivery === null
        ? newDraft.delivery
        : 'method' in delivery
          ? { ...newDraft.delivery, kind: 'method', method: delivery.method }
          : { ...newDraft.delivery, kind: 'own', name: delivery.name, price: delivery.price },
    email,
    phone,
    address,
    note,
  };
}

const lineOf = (row: DraftRow): DraftLine =>
  row.kind === 'product'
    ? { variantId: row.variantId, quantity: row.quantity ?? 0 }
    : { title: row.title, price: row.price ?? 0, vat: row.vat, quantity: row.quantity ?? 0 };

function deliveryOf({ kind, method, name, price }: DraftValues['delivery']): DraftContent['delivery'] {
  if (kind === 'none') return null;
  return kind === 'method' ? { method } : { name, price: price ?? 0 };
}

/** The values as the call takes them. */
export function contentOf(values: DraftValues): DraftContent {
  const { rows, discount, delivery, ...rest } = values;
  const { kind, value, reason } = discount;
  return {
    ...rest,
    lines: rows.map(lineOf),
    discount: kind === 'none' ? null : { kind, value: value ?? 0, reason },
    delivery: deliveryOf(delivery),
  };
}

/** Tells whether a row is complete enough to be priced. */
export const isPriced = (row: DraftRow): boolean =>
  (row.quantity ?? 0) > 0 && (row.kind === 'product' || (row.title.trim() !== '' && row.price !== null));

/** The values without parts that cannot be priced yet: rows that are being written, and an empty discount. */
export function pricedContent(values: DraftValues): DraftContent {
  const { discount, delivery } = values;
  return contentOf({
    ...values,
    rows: values.rows.filter(isPriced),
    discount: discount.value === null || discount.value <= 0 ? newDraft.discount : discount,
    delivery:
      (delivery.kind === 'method' && delivery.method === '') ||
      (delivery.kind === 'own' && delivery.name.trim() === '')
        ? newDraft.delivery
        : delivery,
    // Checked when it is saved; the price does not depend on it.
    email: '',
    note: '',
  });
}
