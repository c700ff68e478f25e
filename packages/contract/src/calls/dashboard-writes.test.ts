import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls, type Call, type CallName, type CallShape } from '../index.ts';
import { dashboard } from '../prefixes.ts';

const ofDashboard = Object.values<Call>(calls).filter(({ path }) => path.startsWith(`${dashboard}/`));
const shapeOf = (name: CallName): CallShape => calls[name];

const namesWhere = (test: (call: Call) => boolean): CallName[] =>
  ofDashboard.filter(test).map(({ name }) => name);

/** Fields of an object schema; empty for anything else. */
const shapeFields = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject ? z.record(z.string(), z.instanceof(z.ZodType)).parse(schema.shape) : {};

/** POST calls that write nothing: there is nothing to be made once. */
const writesNothing: Partial<Record<CallName, string>> = {
  'dashboard.previewCollection': 'answers a question; a POST because rules are too long for an address',
  'dashboard.priceDraft': 'answers a question; a POST because lines are too long for an address',
  'settings.pass': 'signs a pass and stores nothing; a repeated one would be older for nothing',
};

/** PATCH calls that set one state and read nothing that may have changed. */
const nothingToBeStale: Partial<Record<CallName, string>> = {
  'dashboard.blockGiftCard': 'blocks a card or opens it: the last word counts, whatever it was before',
  'dashboard.moderateReview': 'publishes a review or takes it off: the last word counts',
};

/** Lists of rows that come whole, because a store cannot have more. */
const comesWhole: Partial<Record<CallName, string>> = {
  'dashboard.customerSegments': 'a store has at most 100',
  'dashboard.orderViews': 'a store has at most 50',
  'dashboard.ownThemes': 'a store has at most 30',
  'dashboard.policies': 'the platform has four',
  'dashboard.searchRedirects': 'edited as a whole, at most 500',
  'dashboard.searchTerms': 'the 50 most frequent',
  'dashboard.splitTests': 'a store has at most 50',
  'dashboard.synonyms': 'edited as a whole, at most 500',
  'dashboard.themeFonts': 'a store has at most 12',
};

describe('writes and lists of the dashboard', () => {
  it.each(namesWhere(({ method, name }) => method !== 'GET' && !(name in writesNothing)))(
    'CT28 %s takes an Idempotency-Key',
    (name) => expect(shapeOf(name).idempotent).toBeDefined(),
  );

  it.each(namesWhere(({ method, name }) => method === 'PATCH' && !(name in nothingToBeStale)))(
    'CT29 %s needs the version that was read',
    (name) => {
      const { version } = shapeFields(shapeOf(name).body);
      expect(version?.safeParse(undefined).success).toBe(false);
      expect(version?.safeParse(3).success).toBe(true);
    },
  );

  /** An order has lines by that name, which are parts of it and no list of rows. */
  const isList = ({ method, name, response }: Call): boolean =>
    method === 'GET' && 'items' in shapeFields(response) && name !== 'dashboard.order';

  it.each(namesWhere((call) => isList(call) && !(call.name in comesWhole)))(
    'CT30 %s pages by cursor, with a limit up to 250',
    (name) => {
      const { cursor, limit } = shapeFields(shapeOf(name).query);
      expect(cursor?.safeParse(undefined).success).toBe(true);
      expect([1, 250].map((rows) => limit?.safeParse(String(rows)).success)).toEqual([true, true]);
      expect([0, 251].map((rows) => limit?.safeParse(String(rows)).success)).toEqual([false, false]);
      const { next } = shapeFields(shapeOf(name).response);
      expect([null, 'next'].map((value) => next?.safeParse(value).success)).toEqual([true, true]);
    },
  );

  it('CT31 exceptions name calls that are there and break the rule', () => {
    const kept = [
      ...Object.keys(writesNothing),
      ...Object.keys(nothingToBeStale),
      ...Object.keys(comesWhole),
    ];
    expect(kept.filter((name) => !ofDashboard.some((call) => call.name === name))).toEqual([]);
    expect(namesWhere(({ name }) => name in writesNothing && shapeOf(name).idempotent !== undefined)).toEqual(
      [],
    );
    expect(
      namesWhere(({ name }) => name in nothingToBeStale && 'version' in shapeFields(shapeOf(name).body)),
    ).toEqual([]);
    expect(
      namesWhere(({ name }) => name in comesWhole && 'cursor' in shapeFields(shapeOf(name).query)),
    ).toEqual([]);
  });
});
