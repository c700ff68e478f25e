import type { Check } from '../check.ts';
import { clock } from './clock.ts';
import { database } from './database.ts';
import { dns } from './dns.ts';
import { jobs } from './jobs.ts';
import { mail } from './mail.ts';
import { payments } from './payments.ts';
import { redis } from './redis.ts';
import { replica } from './replica.ts';
import { secrets } from './secrets.ts';
import { settings } from './settings.ts';
import { storage } from './storage.ts';
import { tls } from './tls.ts';

/** All checks, in the order of the report: a check is a file here and a line below. */
export const checks: readonly Check[] = [
  settings,
  database,
  replica,
  secrets,
  storage,
  redis,
  clock,
  dns,
  tls,
  mail,
  payments,
  jobs,
];
