import type { Core } from '../core.ts';
import { createAccounts } from '../domains/accounts/create-accounts.ts';
import { createCustomers } from '../domains/customers/customers.ts';
import { createDivisions } from '../domains/divisions/create-divisions.ts';
import { createSetup } from '../domains/setup/create-setup.ts';
import type { Outside } from '../outside.ts';
import type { Selling } from './selling.ts';
import type { Store } from './store.ts';

/** The domains of people: those who buy, those who run stores, and those who run the platform. */
export function createPeople(
  core: Core,
  { basket, orders, ...store }: Store & Selling,
  { captchaWork, domains: lookups }: Outside,
) {
  const { catalogue, chat, delivery, files, notifications, pages } = store;
  const accounts = createAccounts(core, {
    basket,
    captchaWork,
    catalogue,
    chat,
    files,
    notifications,
    orders,
  });
  return {
    accounts,
    customers: createCustomers(core, { accounts }),
    divisions: createDivisions(core, { accounts, delivery, files, lookups, notifications, pages }),
    setup: createSetup(core, { accounts, delivery, pages }),
  };
}

/** The domains of people. */
export type People = ReturnType<typeof createPeople>;
