import type { Core } from '../../core.ts';
import type { Route } from '../../http/route.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import type { Delivery } from '../delivery/create-delivery.ts';
import type { Figures } from '../figures/figures.ts';
import type { GiftCards } from '../gift-cards/create-gift-cards.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import type { Payments } from '../payments/create-payments.ts';
import { createCancelling } from './cancel/cancelling.ts';
import { createOwnerCancels } from './cancel/owner-cancel.service.ts';
import { createAmountRefunds } from './change/amount-refunds.ts';
import { orderChangesRoutes } from './change/changes.routes.ts';
import { createOrderChanges } from './change/changes.service.ts';
import { createOrderLinks } from './change/order-links.ts';
import { createOrderEditing } from './edit/create-order-edits.ts';
import { createFulfilments } from './fulfilments/fulfilments.service.ts';
import { createPackingSlips } from './fulfilments/packing-slips.service.ts';
import { createHandRefunds } from './hand-refunds/hand-refunds.service.ts';
import { orderHistoryRoutes } from './history/history.routes.ts';
import { createOrderHistory } from './history/history.service.ts';
import { invoiceRoutes } from './invoice/invoice.routes.ts';
import { createInvoicesService } from './invoice/invoices.service.ts';
import { issueBoughtCards } from './issue-bought-cards.ts';
import { createOrderListRoom } from './list/create-order-list.ts';
import { createOrderMails } from './mails/order-mails.service.ts';
import { createOrderNotes } from './notes/order-notes.service.ts';
import { createOrderNews } from './order-news.ts';
import { ordersRoutes } from './orders.routes.ts';
import { createOrdersService, type OrdersNeeds } from './orders.service.ts';
import { createRecordedPayments } from './payments/record-payment.ts';
import { createRefunds } from './refunds.ts';
import { createReprints } from './reprints/reprints.service.ts';
import { createReturnBooking } from './returns/booking.service.ts';
import { returnsRoutes } from './returns/returns.routes.ts';
import { createReturnsService } from './returns/returns.service.ts';

/** The domains that orders work with. */
export interface OrdersDomains extends Pick<OrdersNeeds, 'triedPayments'> {
  readonly catalogue: Catalogue;
  readonly delivery: Delivery;
  readonly figures: Figures;
  readonly giftCards: GiftCards;
  readonly notifications: Notifications;
  readonly payments: Payments;
}

/** Orders that stand: reading, moving, changing, refunding, returning and sending them. */
export function createOrders(core: Core, domains: OrdersDomains) {
  const { mailer, pushes } = domains.notifications;
  const payments = domains.payments.service;
  const catalogue = domains.catalogue.service;
  const { shipping } = domains.delivery;
  const refunds = createRefunds(core, payments);
  const amountRefunds = createAmountRefunds(core, payments);
  const cancelling = createCancelling({ mailer, refunds });
  const service = createOrdersService(core, {
    mailer,
    pushes,
    payments,
    catalogue,
    refunds,
    figures: domains.figures.service,
    triedPayments: domains.triedPayments,
  });
  const news = createOrderNews(core, { mailer, refunds, pushes });
  const recordedPayments = createRecordedPayments(core, { mailer, catalogue, news });
  const handRefunds = createHandRefunds(core, { catalogue, mailer, amountRefunds });
  const orderNotes = createOrderNotes(core);
  const orderMails = createOrderMails(core, mailer);
  const ownerCancels = createOwnerCancels(core, { catalogue, cancelling });
  const fulfilments = createFulfilments(core, { mailer, pushes });
  const list = createOrderListRoom(core);
  const editing = createOrderEditing(core, { orders: service, catalogue, shipping, mailer, amountRefunds });
  const invoices = createInvoicesService(core);
  const returns = createReturnsService(core, { catalogue, mailer });
  const sendOrderLink = createOrderLinks(core, mailer);
  const changes = createOrderChanges(core, { catalogue, shipping, mailer, cancelling, amountRefunds });
  issueBoughtCards(core, domains.giftCards.issuing);
  const routes: Route[] = [
    ...list.routes,
    ...editing.routes,
    ...ordersRoutes(service, {
      recordedPayments,
      handRefunds,
      ownerCancels,
      orderNotes,
      fulfilments,
      orderMails,
    }),
    ...orderHistoryRoutes(createOrderHistory(core)),
    ...invoiceRoutes(invoices),
    ...returnsRoutes(returns),
    ...orderChangesRoutes(changes, sendOrderLink),
  ];
  return {
    service,
    recordedPayments,
    handRefunds,
    orderNotes,
    orderMails,
    ownerCancels,
    fulfilments,
    list,
    editing,
    invoices,
    returns,
    sendOrderLink,
    booking: createReturnBooking(core, { catalogue, mailer, pushes, amountRefunds }),
    reprints: createReprints(core, { catalogue }),
    packingSlips: createPackingSlips(core),
    routes,
  };
}

/** The domain of orders. */
export type Orders = ReturnType<typeof createOrders>;
