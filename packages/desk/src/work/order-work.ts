import type { CallArg } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { createContext, useContext } from 'react';
import type { OrderDesk, Outcome } from '../orders/order-desk.tsx';

/** Parts of the work on an order, each of which may take a right of its own. */
export type WorkRight = 'print' | 'note' | 'mail' | 'cancel' | 'fulfil';

/** A right that the person who is signed in does not have. */
export interface MissingRight {
  /** Says in words which permission is needed. */
  readonly title: string;
  /** Opens the dialog that asks for it. */
  readonly ask: () => void;
}

/** An order, with the key by which a repeat of what is done to it is known. */
export interface WorkAt {
  readonly id: number;
  readonly key: string;
}

/** A parcel of an order, with the key by which a repeat of what is done to it is known. */
export interface ParcelAt extends WorkAt {
  readonly fulfilment: string;
}

type Done = Promise<Outcome<ManagedOrder>>;

/**
 * The calls by which a team works on an order that was placed. Owners and staff make different ones, under rights of their own; the
 * screens are the same.
 */
export interface OrderWork extends Pick<OrderDesk, 'tell'> {
  /** The right that is missing for a part of the work; null for one that may be done. */
  readonly missing: (right: WorkRight) => MissingRight | null;
  readonly addNote: (at: WorkAt, body: CallArg<'dashboard.addOrderNote'>['body']) => Done;
  readonly sendMail: (at: WorkAt, body: CallArg<'dashboard.sendOrderMail'>['body']) => Done;
  readonly cancel: (at: WorkAt, body: CallArg<'dashboard.cancelOrder'>['body']) => Done;
  readonly fulfil: (at: WorkAt, body: CallArg<'dashboard.fulfilOrder'>['body']) => Done;
  readonly complete: (at: WorkAt) => Done;
  readonly callReady: (at: WorkAt) => Done;
  readonly changeParcel: (at: ParcelAt, body: CallArg<'dashboard.updateFulfilment'>['body']) => Done;
  readonly cancelParcel: (at: ParcelAt, body: CallArg<'dashboard.cancelFulfilment'>['body']) => Done;
  /** Address of the packing slip of an order, or of one of its parcels, as a PDF. */
  readonly slipPath: (id: number, parcel?: number) => string;
}

/** Hands the calls of the work on orders down to the cards of an order. */
export const OrderWorkContext = createContext<OrderWork | null>(null);

/** The calls by which the person who is signed in works on orders. */
export function useOrderWork(): OrderWork {
  const work = useContext(OrderWorkContext);
  if (work === null) throw new Error('useOrderWork needs an <OrderWorkContext> around it');
  return work;
}
