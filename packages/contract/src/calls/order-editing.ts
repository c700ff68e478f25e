import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { draftContentSchema, orderVersion, pricedDraftSchema, updateOrderSchema } from './order-drafts.ts';
import { managedOrderSchema } from './orders.ts';
import { staffQuoteSchema } from './quotes.ts';
import { dashboard } from '../prefixes.ts';

const idParams = divisionParams.extend({ id: z.coerce.number().int().positive() });

export const dashboardCreateDraft = defineCall('dashboard.createDraft', {
  method: 'POST',
  path: `${dashboard}/orders/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Build an order as a draft: it takes no stock and counts nowhere until it is paid.',
  idempotent: true,
  params: divisionParams,
  body: draftContentSchema,
  response: managedOrderSchema,
  status: 201,
});

export const dashboardPriceDraft = defineCall('dashboard.priceDraft', {
  method: 'POST',
  path: `${dashboard}/orders/price/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'The price of a draft, exactly as its customer will pay it; nothing is saved.',
  params: divisionParams,
  body: draftContentSchema,
  response: pricedDraftSchema,
});

export const dashboardUpdateOrder = defineCall('dashboard.updateOrder', {
  method: 'PATCH',
  path: `${dashboard}/orders/:id/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary:
    'Change a draft, or the address and lines of an order before its production, with the `version` that was read (409 when stale). The difference is refunded, or owed until it is paid.',
  idempotent: true,
  params: idParams,
  body: updateOrderSchema,
  response: managedOrderSchema,
});

export const dashboardDeleteDraft = defineCall('dashboard.deleteDraft', {
  method: 'DELETE',
  path: `${dashboard}/orders/:id/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary:
    'Delete a draft for good, with the `version` that was read. Orders that were placed are cancelled instead.',
  idempotent: true,
  params: idParams,
  query: z.object({ version: z.coerce.number().int().positive() }),
  response: done,
});

export const dashboardSendPayLink = defineCall('dashboard.sendPayLink', {
  method: 'POST',
  path: `${dashboard}/orders/:id/pay-link/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary:
    'Email the customer of a draft, or of an order on which money is owed, a link at which they pay it.',
  idempotent: true,
  params: idParams,
  body: z.object({ version: orderVersion }),
  response: managedOrderSchema,
});

export const dashboardCompleteOrder = defineCall('dashboard.completeOrder', {
  method: 'POST',
  path: `${dashboard}/orders/:id/complete/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Complete an order that was sent in part and whose rest was refunded.',
  idempotent: true,
  params: idParams,
  response: managedOrderSchema,
});

export const dashboardReadyOrder = defineCall('dashboard.readyOrder', {
  method: 'POST',
  path: `${dashboard}/orders/:id/ready/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Say that an order lies ready where it is collected; its customer gets an email.',
  idempotent: true,
  params: idParams,
  response: managedOrderSchema,
});

export const dashboardQuote = defineCall('dashboard.quote', {
  method: 'GET',
  path: `${dashboard}/orders/:id/quote/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary:
    'The quote of a bespoke order of the store: what is to be printed, with the artwork; null for one that began otherwise.',
  params: idParams,
  response: staffQuoteSchema.nullable(),
});
