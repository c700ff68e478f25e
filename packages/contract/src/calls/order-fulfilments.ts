import { carrierCodes, longestParcelNumber, parcelNumberPattern } from '@omnis/models';
import { z } from 'zod';
import { timestamp } from './common.ts';
import { readVersion } from './read-version.ts';

const isSecureAddress = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && text.length <= 500;

/** How a parcel is tracked; all of it may be left out. */
const trackingShape = {
  carrier: z.enum(carrierCodes, 'Choose a carrier').default('other'),
  /** The tracking number; '' for a parcel without one. */
  code: z
    .string()
    .trim()
    .max(longestParcelNumber, { error: `Use at most ${longestParcelNumber} characters`, abort: true })
    .refine((code) => code === '' || parcelNumberPattern.test(code), 'Use letters, digits, - and spaces')
    .default(''),
  /** The tracking page, for a carrier whose page is not known here; '' to work it out. */
  url: z
    .string()
    .trim()
    .refine((url) => url === '' || isSecureAddress(url), 'Enter an address that begins with https://')
    .default(''),
};

/** An address needs the number that its link shows. */
const numberNeeded = { error: 'Enter the tracking number too', path: ['code'] };
const isNumbered = ({ code, url }: { code: string; url: string }): boolean => url === '' || code !== '';

/** The wanted sending of items of an order, in one parcel. */
export const fulfilOrderSchema = z
  .object({
    /** The items in the parcel; all that are left to send unless told. */
    lines: z
      .array(
        z.object({
          id: z.string().max(64),
          quantity: z
            .number('Enter a number')
            .int('Enter a whole number')
            .min(1, 'Enter at least 1')
            .max(100_000, 'Enter a smaller number'),
        }),
      )
      .min(1, 'Choose the items in this parcel')
      .max(250, 'A parcel has at most 250 lines')
      .optional(),
    ...trackingShape,
    /** True when the customer gets an email about the parcel. */
    notify: z.boolean().default(true),
  })
  .refine(isNumbered, numberNeeded);
/** The wanted sending of items of an order, in one parcel. */
export type FulfilOrder = z.output<typeof fulfilOrderSchema>;

/** The wanted tracking of a parcel: all of it, as it is from now on. */
export const changeFulfilmentSchema = z
  .object({ version: readVersion, ...trackingShape })
  .refine(isNumbered, numberNeeded);
/** The wanted tracking of a parcel. */
export type ChangeFulfilment = z.output<typeof changeFulfilmentSchema>;

/** Which version of a parcel is cancelled. */
export const cancelFulfilmentSchema = z.object({ version: readVersion });

/** A parcel of an order: some of its items that were sent together. */
export const fulfilmentSchema = z.object({
  id: z.string(),
  /** Counted within the order, from 1. */
  number: z.number().int(),
  lines: z.array(z.object({ id: z.string(), quantity: z.number().int() })),
  carrier: z.enum(carrierCodes),
  /** '' where no number is known. */
  code: z.string(),
  url: z.string().nullable(),
  /** True when the customer was told by a separate email. */
  notified: z.boolean(),
  /** Name of the person who sent it. */
  by: z.string(),
  time: timestamp,
  version: z.number().int(),
  /** Person who cancelled it, and the time; null while it is active. */
  cancelled: z.object({ by: z.string(), time: timestamp }).nullable(),
  /** Why the store's team cannot change it; null when it can. */
  editRefusal: z.string().nullable(),
  /** Why the store's team cannot cancel it; null when it can. */
  cancelRefusal: z.string().nullable(),
});

/** How far an order is sent, as its store's team sees it. */
export const orderFulfilmentSchema = z.object({
  state: z.enum(['unsent', 'part', 'sent']),
  /** Why nothing can be sent now; null when something can. */
  refusal: z.string().nullable(),
  /** True when it can be completed as it is: a part was sent, and the rest refunded. */
  canComplete: z.boolean(),
  /** Items that are still to be sent. */
  left: z.array(z.object({ id: z.string(), quantity: z.number().int() })),
  /** Oldest first, with those that were cancelled. */
  parcels: z.array(fulfilmentSchema),
});
