import { z } from 'zod';
import { defineCall, done } from '../call.ts';
import { currencyCode } from './common.ts';
import { v3 } from '../prefixes.ts';

/** Name of an event: `page_view`. */
const eventName = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, 'Use small letters, digits and underscores');

/** Data of an event: a few single values, never nested. */
const eventData = z
  .record(
    z.string().regex(/^[a-z][A-Za-z0-9_]{0,39}$/, 'Use letters, digits and underscores'),
    z.union([z.string().max(200), z.number(), z.boolean()]),
  )
  .refine((data) => Object.keys(data).length <= 20, 'An event has at most 20 values')
  .default({});

/** An event with where it happened (platform.md §7 event-collector). */
const collectedEvent = z.object({
  event: eventName,
  payload: eventData,
  metadata: z.object({
    environment: z.string().max(40).default(''),
    /** Address of the page; its path alone is kept. */
    location: z.string().max(2000).default(''),
    userAgent: z.string().max(1000).default(''),
    currency: currencyCode.optional(),
    divisionId: z.number().int(),
    divisionName: z.string().max(200).default(''),
  }),
});

/** Most events that are sent at once. */
const mostEvents = 50;

export const eventsCollect = defineCall('events.collect', {
  method: 'POST',
  path: '/event-collector/',
  access: 'store',
  anonymous: true,
  summary: 'Tell of an event in the shop with where it happened, or of several; sent without cookies.',
  body: z.union([collectedEvent, z.array(collectedEvent).min(1).max(mostEvents)]),
  response: done,
});

export const eventsLog = defineCall('events.log', {
  method: 'POST',
  path: `${v3}/events/logEvent/`,
  access: 'store',
  summary: 'Tell of events in the shop by name.',
  body: z.object({
    events: z
      .array(z.object({ name: eventName, data: eventData }))
      .min(1)
      .max(mostEvents),
  }),
  response: done,
});
