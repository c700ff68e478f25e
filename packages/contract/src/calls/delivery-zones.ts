import { deliveryLimits, deliveryMeasures, everywhere, worldCountries } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { currencyCode } from './common.ts';
import { pickupPlaceField } from './pickup.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

const required = 'This field is required';
const { days: mostDays, measure: mostMeasure } = deliveryLimits;

const name = (most: number) => z.string().trim().min(1, required).max(most, `At most ${most} characters`);

const amount = z
  .number('Enter an amount')
  .min(0, 'Enter an amount from 0')
  .max(deliveryLimits.price, `Enter at most ${deliveryLimits.price}`);

const days = z
  .number('Enter a whole number')
  .int('Enter a whole number')
  .min(0, 'Enter a whole number from 0')
  .max(mostDays, `Enter at most ${mostDays}`);

const bound = z
  .number('Enter a number')
  .min(0, 'Enter a number from 0')
  .max(mostMeasure, `Enter at most ${mostMeasure}`)
  .nullable();

/** A way to have goods delivered, as an owner enters it. Money in major units of the store's currency, tax included. */
export const deliveryMethodSchema = z.object({
  /** Given by the store; left out for a new method. */
  code: z.string().max(80).optional(),
  name: name(deliveryLimits.methodName),
  description: z
    .string()
    .trim()
    .max(deliveryLimits.description, `At most ${deliveryLimits.description} characters`)
    .default(''),
  price: amount,
  /** Goods worth this much after discounts are delivered free; null: never. */
  freeOver: amount.nullable().default(null),
  /** Working days. */
  minDays: days,
  maxDays: days,
  /** The measure of an order by which the method is offered. */
  measure: z.enum(deliveryMeasures).default('none'),
  /** From this much on, and below that much: an amount after discounts, grams, or items. null: without bound. */
  from: bound.default(null),
  below: bound.default(null),
  /** The place where shoppers collect it, for a method that delivers nothing: its days are those until it lies ready. */
  pickup: pickupPlaceField.nullable().default(null),
});

/** A way to have goods delivered, as an owner enters it. */
export type DeliveryMethod = z.output<typeof deliveryMethodSchema>;

const country = z
  .string()
  .refine((code) => code === everywhere || worldCountries.includes(code), 'There is no such country');

const zoneFields = z.object({
  name: name(deliveryLimits.zoneName),
  /** ISO 3166 codes; `*` alone: every country that no other zone names. */
  countries: z
    .array(country)
    .min(1, 'Choose at least one country')
    .max(worldCountries.length, 'Name each country once')
    .refine((codes) => new Set(codes).size === codes.length, 'Name each country once')
    .refine(
      (codes) => codes.length === 1 || !codes.includes(everywhere),
      'The rest of the world is a zone of its own',
    ),
  methods: z
    .array(deliveryMethodSchema)
    .min(1, 'Add at least one delivery method')
    .max(deliveryLimits.methods, `At most ${deliveryLimits.methods} delivery methods`),
});

/** Countries with the ways to have goods delivered there. */
export const deliveryZoneSchema = zoneFields.extend({
  id: z.uuid(),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
  methods: z.array(deliveryMethodSchema.required()),
});

/** Countries with the ways to have goods delivered there. */
export type DeliveryZone = z.output<typeof deliveryZoneSchema>;

const one = divisionParams.extend({ id: z.uuid() });

export const dashboardDeliveryZones = defineCall('dashboard.deliveryZones', {
  method: 'GET',
  path: `${dashboard}/delivery-zones/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Delivery zones of a store with their methods, in their order.',
  params: divisionParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(250).default(250),
    /** `next` of the page before. */
    cursor: z.uuid().optional(),
  }),
  response: z.object({
    items: z.array(deliveryZoneSchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
    currency: currencyCode,
    /** ISO 3166 code of the store's own country. */
    country: z.string(),
  }),
});

export const dashboardCreateDeliveryZone = defineCall('dashboard.createDeliveryZone', {
  method: 'POST',
  path: `${dashboard}/delivery-zones/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Create a delivery zone with its methods.',
  status: 201,
  idempotent: 'optional',
  params: divisionParams,
  body: zoneFields,
  response: deliveryZoneSchema,
});

export const dashboardUpdateDeliveryZone = defineCall('dashboard.updateDeliveryZone', {
  method: 'PATCH',
  path: `${dashboard}/delivery-zones/:id/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Change a delivery zone. What is left out stays; `methods` are all that it has from now on, and `version` is the one that was read.',
  idempotent: 'optional',
  params: one,
  body: zoneFields.partial().extend({
    version: readVersion,
  }),
  response: deliveryZoneSchema,
});

export const dashboardDeleteDeliveryZone = defineCall('dashboard.deleteDeliveryZone', {
  method: 'DELETE',
  path: `${dashboard}/delivery-zones/:id/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Delete a delivery zone with its methods. Orders keep the delivery that was chosen.',
  idempotent: 'optional',
  params: one,
  response: done,
});
