import type { Core } from '../core.ts';
import { createCatalogue } from '../domains/catalogue/create-catalogue.ts';
import { createChat } from '../domains/chat/create-chat.ts';
import { createContact } from '../domains/content/contact/create-contact.ts';
import { createContent } from '../domains/content/create-content.ts';
import { createDelivery } from '../domains/delivery/create-delivery.ts';
import { designPictures } from '../domains/designs/design-picture.ts';
import { createEvents } from '../domains/events/create-events.ts';
import { createFace } from '../domains/face/create-face.ts';
import { createFiles } from '../domains/files/index.ts';
import { createMarketing } from '../domains/marketing/create-marketing.ts';
import { createNotifications } from '../domains/notifications/create-notifications.ts';
import { orderOfHash } from '../domains/orders/order-of-hash.ts';
import { createPages } from '../domains/pages/create-pages.ts';
import { createPayments } from '../domains/payments/create-payments.ts';
import { createSeasonalBanner } from '../domains/seasonal-banner/create-seasonal-banner.ts';
import { createSocial } from '../domains/social/create-social.ts';
import { createSplitTests, createSplitTestsDesk } from '../domains/split-tests/create-split-tests.ts';
import { createThemes } from '../domains/themes/create-themes.ts';
import { createStockNotices } from '../domains/marketing/stock-notices/create-stock-notices.ts';
import type { Outside } from '../outside.ts';

/** The domains of what a store shows, and of whom it tells. */
export function createStore(core: Core, { instagramPictures: pictures, push, smsCarrier }: Outside) {
  const files = createFiles(core, (fileStore) => designPictures(core.database, fileStore));
  const notifications = createNotifications(core, { orderOf: orderOfHash, push, smsCarrier });
  const payments = createPayments(core);
  const delivery = createDelivery(core);
  const splitTests = createSplitTests(core);
  const events = createEvents(core, { splitTests });
  const seasonalBanner = createSeasonalBanner(core);
  const pages = createPages(core, { files, payments, seasonalBanner, splitTests });
  const catalogue = createCatalogue(core, { events, files, pages });
  return {
    files,
    notifications,
    payments,
    delivery,
    splitTests,
    events,
    seasonalBanner,
    pages,
    face: createFace(core, { files }),
    catalogue,
    splitTestsDesk: createSplitTestsDesk(core, { pages, splitTests }),
    content: createContent(core, { catalogue, delivery, files, pages, payments }),
    chat: createChat(core, { notifications }),
    contact: createContact(core, { notifications, pages }),
    marketing: createMarketing(core, { notifications }),
    social: createSocial(core, { files, pictures }),
    stockNotices: createStockNotices(core, { catalogue, notifications }),
    themes: createThemes(core, { files }),
  };
}

/** The domains of what a store shows. */
export type Store = ReturnType<typeof createStore>;
