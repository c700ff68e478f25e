import { z } from 'zod';
import { defineCall } from '../call.ts';
import { atlasOrderSchema } from './atlas.ts';
import { cancelOrderSchema, orderNoteRequestSchema } from './order-actions.ts';
import { cancelFulfilmentSchema, changeFulfilmentSchema, fulfilOrderSchema } from './order-fulfilments.ts';
import { sendOrderMailSchema } from './order-mails.ts';
import { v3 } from '../prefixes.ts';

const idParams = z.object({ id: z.coerce.number().int().positive() });
const fulfilmentParams = idParams.extend({ fulfilment: z.uuid() });

export const atlasAddOrderNote = defineCall('atlas.addOrderNote', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/notes/`,
  access: 'staff',
  permission: 'orders.advance',
  summary: 'Write a note on an order, or change its tags. Its store’s team sees both, its customer neither.',
  idempotent: true,
  params: idParams,
  body: orderNoteRequestSchema,
  response: atlasOrderSchema,
});

export const atlasSendOrderMail = defineCall('atlas.sendOrderMail', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/mails/`,
  access: 'staff',
  permission: 'orders.edit',
  summary: 'Send an email about an order again, to its customer or to another address.',
  idempotent: true,
  params: idParams,
  body: sendOrderMailSchema,
  response: atlasOrderSchema,
});

export const atlasCancelOrder = defineCall('atlas.cancelOrder', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/cancel/`,
  access: 'staff',
  permission: 'orders.refund',
  summary:
    'Cancel an order that is not in production: what was paid goes back, and the items go back into stock.',
  idempotent: true,
  params: idParams,
  body: cancelOrderSchema,
  response: atlasOrderSchema,
});

export const atlasFulfilOrder = defineCall('atlas.fulfilOrder', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/fulfilments/`,
  access: 'staff',
  permission: 'orders.advance',
  summary: 'Send items of an order in a parcel: all that are left, or some of them.',
  idempotent: true,
  params: idParams,
  body: fulfilOrderSchema,
  response: atlasOrderSchema,
});

export const atlasCompleteOrder = defineCall('atlas.completeOrder', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/complete/`,
  access: 'staff',
  permission: 'orders.advance',
  summary: 'Complete an order that was sent in part and whose rest was refunded.',
  idempotent: true,
  params: idParams,
  response: atlasOrderSchema,
});

export const atlasReadyOrder = defineCall('atlas.readyOrder', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/ready/`,
  access: 'staff',
  permission: 'orders.advance',
  summary: 'Say that an order lies ready where it is collected; its customer gets an email.',
  idempotent: true,
  params: idParams,
  response: atlasOrderSchema,
});

export const atlasUpdateFulfilment = defineCall('atlas.updateFulfilment', {
  method: 'PATCH',
  path: `${v3}/atlas/orders/:id/fulfilments/:fulfilment/`,
  access: 'staff',
  permission: 'orders.advance',
  summary: 'Change the carrier and tracking number of a parcel; `version` is the one that was read.',
  idempotent: true,
  params: fulfilmentParams,
  body: changeFulfilmentSchema,
  response: atlasOrderSchema,
});

export const atlasCancelFulfilment = defineCall('atlas.cancelFulfilment', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/fulfilments/:fulfilment/cancel/`,
  access: 'staff',
  permission: 'orders.advance',
  summary: 'Cancel a parcel that was noted wrongly: its items are to be sent again.',
  idempotent: true,
  params: fulfilmentParams,
  body: cancelFulfilmentSchema,
  response: atlasOrderSchema,
});
