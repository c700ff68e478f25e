import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const read = (environment: Record<string, string>) =>
  readConfig({ NODE_ENV: 'test', ...environment }).retention;

test('retention has lawful defaults', () => {
  expect(read({})).toMatchObject({ at: 210, auditMonths: 36, mailsDays: 365, checkoutsDays: 90 });
});

test.each([
  ['RETENTION_AUDIT_MONTHS', '3', /from 6 to 240: the audit log is proof/],
  ['RETENTION_ARTWORK_DAYS', '60', /from 1 to 31: shoppers are told/],
  ['RETENTION_STOCK_NOTICES_DAYS', '366', /from 30 to 365/],
  ['RETENTION_MAILS_DAYS', '-1', /whole number/],
  ['RETENTION_MAILS_DAYS', '90d', /whole number/],
  ['RETENTION_CHECKOUTS_DAYS', '0', /from 30 to 3650/],
  ['RETENTION_AT', '24:00', /time of the day in UTC/],
  ['RETENTION_AT', '3:30', /time of the day in UTC/],
])('%s=%s is refused, with what to do', (name, value, message) => {
  expect(() => read({ [name]: value })).toThrow(message);
  expect(() => read({ [name]: value })).toThrow(name);
});
