import { z } from 'zod';
import { defineCall } from '../call.ts';
import { v3 } from '../prefixes.ts';

const titleSchema = z.object({ name: z.string(), title: z.string() });
const groupSchema = z.object({ code: z.string(), title: z.string() });

/** A question with its answer, filled with the facts of the store. */
export const helpQuestionSchema = titleSchema.extend({
  /** HTML. */
  answer: z.string(),
  group: groupSchema,
});
/** A question with its answer. */
export type HelpQuestion = z.output<typeof helpQuestionSchema>;

const reasonSchema = titleSchema.extend({ text: z.string() });

export const helpList = defineCall('help.list', {
  method: 'GET',
  path: `${v3}/help/`,
  access: 'store',
  summary: 'The help of a store: groups of questions, reasons to write, and what a search finds.',
  query: z.object({ search: z.string().max(120).optional() }),
  response: z.object({
    groups: z.array(groupSchema.extend({ text: z.string(), questions: z.array(titleSchema) })),
    reasons: z.array(reasonSchema),
    /** Names of the questions that are asked most. */
    popular: z.array(titleSchema),
    /** Best first; null when nothing was searched for. */
    found: z.array(helpQuestionSchema).nullable(),
  }),
});

export const helpGroup = defineCall('help.group', {
  method: 'GET',
  path: `${v3}/help/groups/:group/`,
  access: 'store',
  summary: 'A group of questions with their answers.',
  params: z.object({ group: z.string().min(1).max(80) }),
  response: groupSchema.extend({ text: z.string(), questions: z.array(helpQuestionSchema) }),
});

export const helpQuestion = defineCall('help.question', {
  method: 'GET',
  path: `${v3}/help/questions/:question/`,
  access: 'store',
  summary: 'A question with its answer and the others of its group.',
  params: z.object({ question: z.string().min(1).max(80) }),
  response: helpQuestionSchema.extend({ related: z.array(titleSchema) }),
});

export const helpReason = defineCall('help.reason', {
  method: 'GET',
  path: `${v3}/help/reasons/:reason/`,
  access: 'store',
  summary: 'A reason to write to the store: the questions that may answer it, and the page where it is done.',
  params: z.object({ reason: z.string().min(1).max(80) }),
  response: reasonSchema.extend({
    actions: z.array(z.object({ text: z.string(), href: z.string() })),
    questions: z.array(helpQuestionSchema),
  }),
});
