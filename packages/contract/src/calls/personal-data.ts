import { z } from 'zod';
import { defineCall, done } from '../call.ts';
import { timestamp } from './common.ts';
import { secure } from '../prefixes.ts';

/** A copy of all that is kept of an account, as it is downloaded. */
const personalCopy = z.object({
  about: z.object({
    /** Name of the store, or of the platform. */
    store: z.string(),
    account: z.enum(['customer', 'owner', 'staff']),
    madeAt: timestamp,
    /** Description, in words. */
    note: z.string(),
  }),
  parts: z.array(
    z.object({
      title: z.string(),
      table: z.string(),
      rows: z.array(z.record(z.string(), z.unknown())),
      /** Columns that are left out, with the reason. */
      withheld: z.record(z.string(), z.string()),
    }),
  ),
});

export const accountsPersonalData = defineCall('accounts.personalData', {
  method: 'GET',
  path: `${secure}/personal-data/`,
  access: 'signed-in',
  summary: 'The requests under way for the data of one’s own account: a copy of it, its deletion.',
  response: z.object({
    /** The newest copy; null when there is none. */
    copy: z
      .object({
        id: z.string(),
        requestedAt: timestamp,
        /** null while it is being made. */
        readyAt: timestamp.nullable(),
        expiresAt: timestamp,
        bytes: z.number().int(),
      })
      .nullable(),
    /** The deletion that the account waits for; null when it waits for none. */
    deletion: z.object({ requestedAt: timestamp, dueAt: timestamp }).nullable(),
    /** How a deletion would go: at once, after some days of grace, or not, and why not. */
    mode: z.enum(['at-once', 'after-grace', 'refused']),
    /** Days of grace. */
    graceDays: z.number().int(),
    /** Why it would be refused; '' when it would not. */
    obstacle: z.string(),
  }),
});

export const accountsRequestCopy = defineCall('accounts.requestCopy', {
  method: 'POST',
  path: `${secure}/personal-data/copies/`,
  access: 'signed-in',
  summary:
    'Make a copy of all that is kept of the account; a mail tells when it can be fetched, for 7 days. Needs a confirmed password.',
  response: done,
});

export const accountsDownloadCopy = defineCall('accounts.downloadCopy', {
  method: 'GET',
  path: `${secure}/personal-data/copies/:id/`,
  access: 'signed-in',
  summary: 'Fetch the copy that was made of the own account, as a file of JSON.',
  params: z.object({ id: z.uuid('This is not one of your copies') }),
  response: personalCopy,
});

export const accountsRequestDeletion = defineCall('accounts.requestDeletion', {
  method: 'POST',
  path: `${secure}/personal-data/deletion/`,
  access: 'signed-in',
  summary:
    'Delete the account: at once for a customer who never ordered, else after 14 days in which it can be taken back. Needs a confirmed password.',
  response: z.object({
    message: z.string(),
    /** When it will be done; null when it is done already, and nobody is signed in any more. */
    dueAt: timestamp.nullable(),
  }),
});

export const accountsCancelDeletion = defineCall('accounts.cancelDeletion', {
  method: 'DELETE',
  path: `${secure}/personal-data/deletion/`,
  access: 'signed-in',
  summary: 'Keep the account after all.',
  response: done,
});
