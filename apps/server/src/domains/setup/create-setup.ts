import type { Core } from '../../core.ts';
import type { Accounts } from '../accounts/create-accounts.ts';
import type { Delivery } from '../delivery/create-delivery.ts';
import type { Pages } from '../pages/create-pages.ts';
import { createSetupService } from './setup.service.ts';

/** The setup of a platform that was just installed. */
export function createSetup(
  core: Core,
  { accounts, delivery, pages }: { accounts: Accounts; delivery: Delivery; pages: Pages },
) {
  return createSetupService(core, {
    pages: pages.service,
    writeDelivery: (db, division, home) => delivery.shipping.writeFirst(db, division, home),
    firstStaff: accounts.firstStaff,
  });
}
