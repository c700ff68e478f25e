import type {
  DraftContent,
  DraftCustomer,
  ManagedOrder,
  PricedDraft,
  StockRow,
  UpdateOrder,
} from '@omnis/contract';
import type { ComboboxOption } from '@omnis/ui';
import { createContext, useContext } from 'react';

/** Result of a call: its answer, or the reason why not. */
export interface Outcome<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
}

/** An order as it was read, with the key of what is done to it. */
export interface OrderAt {
  readonly id: number;
  readonly version: number;
  readonly key: string;
}

/**
 * The calls by which orders of one store are built and changed. Owners and staff make different ones, under rights of their own;
 * the screens are the same.
 */
export interface OrderDesk {
  readonly price: (content: DraftContent) => Promise<Outcome<PricedDraft>>;
  readonly create: (content: DraftContent, key: string) => Promise<Outcome<ManagedOrder>>;
  readonly update: (at: Omit<OrderAt, 'version'>, body: UpdateOrder) => Promise<Outcome<ManagedOrder>>;
  readonly remove: (at: OrderAt) => Promise<Outcome<unknown>>;
  readonly sendLink: (at: OrderAt) => Promise<Outcome<ManagedOrder>>;
  /** Variants by words; null for somebody who may not see products. Fails as its call does. */
  readonly findVariants: ((words: string) => Promise<readonly StockRow[]>) | null;
  /** Customers by words, as options by their id. Fails as its call does. */
  readonly findCustomers: (words: string) => Promise<ComboboxOption[]>;
  readonly customer: (id: string) => Promise<Outcome<Omit<DraftCustomer, 'id'>>>;
  /** Addresses of the list of drafts, and of an order. */
  readonly listPath: string;
  readonly orderPath: (id: number) => string;
  readonly tell: (message: { readonly text: string; readonly tone: 'success' | 'error' }) => void;
}

/** Hands the calls of a store down to the screens of its orders. */
export const OrderDeskContext = createContext<OrderDesk | null>(null);

/** The calls by which orders of the store are built and changed. */
export function useOrderDesk(): OrderDesk {
  const desk = useContext(OrderDeskContext);
  if (desk === null) throw new Error('useOrderDesk needs an <OrderDeskContext> around it');
  return desk;
}
