import { z } from 'zod';
import { defineCall } from '../call.ts';
import { timestamp } from './common.ts';
import { v3 } from '../prefixes.ts';

const titleSchema = z.object({ name: z.string(), title: z.string() });

export const policiesGet = defineCall('policies.get', {
  method: 'GET',
  path: `${v3}/policies/:policy/`,
  access: 'store',
  summary:
    'A policy of a store, filled with its facts, by the name that is its address; a store that takes its own payments has none.',
  params: z.object({ policy: z.string().min(1).max(80) }),
  response: titleSchema.extend({
    text: z.string(),
    sections: z.array(
      z.object({
        title: z.string(),
        /** HTML. */
        html: z.string(),
      }),
    ),
    /** When its words were last changed. */
    updatedAt: timestamp,
    others: z.array(titleSchema),
  }),
});
