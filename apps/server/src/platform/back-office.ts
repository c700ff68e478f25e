import type { Core } from '../core.ts';
import { createAlertMails } from '../domains/alert-mails/create-alert-mails.ts';
import { createSegmentUpkeep } from '../domains/discounts/segment-upkeep.ts';
import { createCampaigns } from '../domains/campaigns/create-campaigns.ts';
import { createFactory } from '../domains/factory/create-factory.ts';
import { createImports } from '../domains/imports/create-imports.ts';
import { createStaffJobs } from '../domains/jobs/create-staff-jobs.ts';
import { createListEdits } from '../domains/list-edits/create-list-edits.ts';
import { createModels } from '../domains/models/create-models.ts';
import { createPlugins } from '../domains/plugins/create-plugins.ts';
import { createRetention } from '../domains/retention/create-retention.ts';
import { createSearch } from '../domains/search/create-search.ts';
import { createShopSearch } from '../domains/shop-search/create-shop-search.ts';
import { createShopify } from '../domains/shopify/create-shopify.ts';
import { createStock } from '../domains/stock/create-stock.ts';
import { createWebhooks } from '../domains/webhooks/create-webhooks.ts';
import type { Outside } from '../outside.ts';
import type { People } from './people.ts';
import type { Selling } from './selling.ts';
import type { Store } from './store.ts';

/** The domains of the back office, where teams of stores and staff work over what the other domains keep. */
export function createBackOffice(
  core: Core,
  { accounts, customers, ...others }: Store & Selling & People,
  { fetchImage, plugins, webhooks: outlet }: Outside,
) {
  const { catalogue, discounts, events, files, notifications, orders, pages, payments } = others;
  const alertMails = createAlertMails(core, { notifications, orders });
  const stock = createStock(core, { accounts, alertMails, catalogue, notifications });
  createSegmentUpkeep(core, {
    countCustomers: (division) => customers.counting.catchUp(division),
  });
  return {
    alertMails,
    stock,
    campaigns: createCampaigns(core, { customers, notifications }),
    factory: createFactory(core, { customers, notifications, orders, stock }),
    imports: createImports(core, { catalogue, fetchImage, files }),
    listEdits: createListEdits(core, { customers, discounts, orders, pages, stock }),
    models: createModels(core, { accounts, catalogue, customers, discounts, orders }),
    plugins: createPlugins(core, { discounts, outside: plugins }),
    retention: createRetention(core, { files, payments }),
    search: createSearch({ catalogue, customers, discounts, orders, pages }),
    shopSearch: createShopSearch(core, { catalogue, events }),
    shopify: createShopify(core, { catalogue, notifications }),
    staffJobs: createStaffJobs(core),
    webhooks: createWebhooks(core, { catalogue, customers, notifications, orders, outlet, stock }),
  };
}
