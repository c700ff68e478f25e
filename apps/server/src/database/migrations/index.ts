import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { platform } from './0001-platform.ts';
import { catalogue } from './0002-catalogue.ts';
import { orders } from './0003-orders.ts';
import { imports } from './0004-imports.ts';
import { checkoutHolders } from './0005-checkout-holders.ts';
import { replyTo } from './0006-reply-to.ts';
import { appearance } from './0007-appearance.ts';
import { accountLife } from './0008-account-life.ts';
import { twoFactors } from './0009-two-factors.ts';
import { proofs } from './0010-proofs.ts';
import { staffRoles } from './0011-staff.ts';
import { teams } from './0012-teams.ts';
import { personalData } from './0013-personal-data.ts';
import { passkeys } from './0014-passkeys.ts';
import { logoSize } from './0016-logo-size.ts';
import { orderChanges } from './0021-order-changes.ts';
import { shopEvents } from './0020-shop-events.ts';
import { storeReview } from './0017-store-review.ts';
import { blog } from './0018-blog.ts';
import { afterSale } from './0019-after-sale.ts';
import { quotes } from './0023-quotes.ts';
import { shopping } from './0024-shopping.ts';
import { goods } from './0025-goods.ts';
import { orderHistory } from './0027-order-history.ts';
import { comforts } from './0028-comforts.ts';
import { languages } from './0029-languages.ts';
import { spoken } from './0030-spoken.ts';
import { giftCards } from './0031-gift-cards.ts';
import { splitTests } from './0032-split-tests.ts';
import { basketNotes } from './0034-basket-notes.ts';
import { defaultAddresses } from './0035-default-addresses.ts';
import { creditNotes } from './0036-credit-notes.ts';
import { pushMessages } from './0038-push-messages.ts';
import { creators } from './0033-creators.ts';
import { liveChat } from './0040-live-chat.ts';
import { dashboardNotifications } from './0041-dashboard-notifications.ts';
import { chatTyping } from './0043-chat-typing.ts';
import { checkoutsOfOwner } from './0044-checkouts-of-owner.ts';
import { stockNotices } from './0045-stock-notices.ts';
import { postWords } from './0046-post-words.ts';
import { orderQuantityPrices } from './0047-order-quantity-prices.ts';
import { lineTaxes } from './0048-line-taxes.ts';
import { cancelledReturns } from './0049-cancelled-returns.ts';
import { basketAdditions } from './0050-basket-additions.ts';
import { listOfStores } from './0053-list-of-stores.ts';
import { jobWorkers } from './0055-job-workers.ts';
import { monthlyLogs } from './0056-monthly-logs.ts';
import { retention } from './0057-retention.ts';
import { installationKeys } from './0060-installation-keys.ts';
import { distributed } from './0063-distributed.ts';
import { money } from './0064-money.ts';
import { productOptions } from './0066-product-options.ts';
import { discounts } from './0068-discounts.ts';
import { orderDiscounts } from './0069-order-discounts.ts';
import { ownerCollections } from './0070-collections.ts';
import { stockHistory } from './0071-stock-history.ts';
import { orderNotes } from './0072-order-notes.ts';
import { deliveryZones } from './0073-delivery-zones.ts';
import { storeDomains } from './0081-store-domains.ts';
import { storeCurrencies } from './0082-store-currencies.ts';
import { referenceRates } from './0083-reference-rates.ts';
import { orderFulfilments } from './0074-order-fulfilments.ts';
import { bulkEdits } from './0084-bulk-edits.ts';
import { localPickup } from './0090-local-pickup.ts';
import { orderDrafts } from './0091-order-drafts.ts';
import { orderCharges } from './0092-order-charges.ts';
import { continueSelling } from './0085-continue-selling.ts';
import { baseOfProducts } from './0099-base-of-products.ts';
import { storeProjects } from './0100-store-projects.ts';
import { productFiles } from './0097-product-files.ts';
import { originalsOfArtwork } from './0098-originals-of-artwork.ts';
import { taxes } from './0086-taxes.ts';
import { orderTaxes } from './0087-order-taxes.ts';
import { paymentAccounts } from './0088-payment-accounts.ts';
import { checkoutFields } from './0089-checkout-fields.ts';
import { storeGeneral } from './0093-store-general.ts';
import { figures } from './0095-figures.ts';
import { productApproval } from './0096-product-approval.ts';
import { orderMails } from './0075-order-mails.ts';
import { customerRecords } from './0076-customers.ts';
import { customerSegments } from './0077-customer-segments.ts';
import { orderList } from './0079-order-list.ts';
import { fixedPrices } from './0094-fixed-prices.ts';
import { orderViews } from './0080-order-views.ts';
import { instagram } from './0042-instagram.ts';
import { staffProfile } from './0015-staff-profile.ts';
import { setup } from './0051-setup.ts';
import { abandonedCheckouts } from './0109-abandoned-checkouts.ts';
import { customerAddress } from './0108-customer-address.ts';
import { charityNumber } from './0101-charity-number.ts';
import { ownerLists } from './0104-owner-lists.ts';
import { staffEditOrders } from './0107-staff-edit-orders.ts';
import { customersByEmail } from './0110-customers-by-email.ts';
import { customerFields } from './0111-customer-fields.ts';
import { staffEmail } from './0112-staff-email.ts';
import { storeHash } from './0113-store-hash.ts';
import { editVersions } from './0114-edit-versions.ts';
import { webhooks } from './0115-webhooks.ts';
import { listEdits } from './0116-list-edits.ts';
import { storeBetasColumn } from './0117-store-betas.ts';
import { shopify } from './0118-shopify.ts';
import { firstPages } from './0119-first-pages.ts';
import { pageDrafts } from './0120-page-drafts.ts';
import { pageVersions } from './0121-page-versions.ts';
import { pageRedirects } from './0122-page-redirects.ts';
import { storeThemes } from './0123-store-themes.ts';
import { storeFonts } from './0124-store-fonts.ts';
import { variantImages } from './0125-variant-images.ts';
import { shopFace } from './0126-shop-face.ts';
import { seasonalBanner } from './0127-seasonal-banner.ts';
import { pluginSettings } from './0129-plugin-settings.ts';
import { campaigns } from './0130-campaigns.ts';
import { campaignProblem } from './0131-campaign-problem.ts';
import { alertMails } from './0132-alert-mails.ts';
import { ownerRequests } from './0133-owner-requests.ts';
import { managedPosts } from './0134-managed-posts.ts';
import { policyTexts } from './0135-policy-texts.ts';

function statements(text: string): Migration {
  return { up: async (db) => void (await sql.raw(text).execute(db)) };
}

/** Every change of the schema, in order. A landed migration is never edited: a new one follows. */
export const migrations: Record<string, Migration> = {
  '0001-platform': statements(platform),
  '0002-catalogue': statements(catalogue),
  '0003-orders': statements(orders),
  '0004-imports': statements(imports),
  '0005-checkout-holders': statements(checkoutHolders),
  '0006-reply-to': statements(replyTo),
  '0007-appearance': statements(appearance),
  '0008-account-life': statements(accountLife),
  '0009-two-factors': statements(twoFactors),
  '0010-proofs': statements(proofs),
  '0011-staff': statements(staffRoles),
  '0012-teams': statements(teams),
  '0013-personal-data': statements(personalData),
  '0014-passkeys': statements(passkeys),
  '0015-staff-profile': statements(staffProfile),
  '0016-logo-size': statements(logoSize),
  '0017-store-review': statements(storeReview),
  '0018-blog': statements(blog),
  '0019-after-sale': statements(afterSale),
  '0020-shop-events': statements(shopEvents),
  '0021-order-changes': statements(orderChanges),
  '0023-quotes': statements(quotes),
  '0024-shopping': statements(shopping),
  '0025-goods': statements(goods),
  '0027-order-history': statements(orderHistory),
  '0028-comforts': statements(comforts),
  '0029-languages': statements(languages),
  '0030-spoken': statements(spoken),
  '0031-gift-cards': statements(giftCards),
  '0032-split-tests': statements(splitTests),
  '0033-creators': statements(creators),
  '0034-basket-notes': statements(basketNotes),
  '0035-default-addresses': statements(defaultAddresses),
  '0036-credit-notes': statements(creditNotes),
  '0038-push-messages': statements(pushMessages),
  '0040-live-chat': statements(liveChat),
  '0041-dashboard-notifications': statements(dashboardNotifications),
  '0042-instagram': statements(instagram),
  '0043-chat-typing': statements(chatTyping),
  '0044-checkouts-of-owner': statements(checkoutsOfOwner),
  '0045-stock-notices': statements(stockNotices),
  '0046-post-words': statements(postWords),
  '0047-order-quantity-prices': statements(orderQuantityPrices),
  '0048-line-taxes': statements(lineTaxes),
  '0049-cancelled-returns': statements(cancelledReturns),
  '0050-basket-additions': statements(basketAdditions),
  '0051-setup': statements(setup),
  '0053-list-of-stores': statements(listOfStores),
  '0055-job-workers': statements(jobWorkers),
  '0056-monthly-logs': statements(monthlyLogs),
  '0057-retention': statements(retention),
  '0060-installation-keys': statements(installationKeys),
  '0063-distributed': statements(distributed),
  '0064-money': statements(money),
  '0066-product-options': statements(productOptions),
  '0068-discounts': statements(discounts),
  '0069-order-discounts': statements(orderDiscounts),
  '0070-collections': statements(ownerCollections),
  '0071-stock-history': statements(stockHistory),
  '0072-order-notes': statements(orderNotes),
  '0073-delivery-zones': statements(deliveryZones),
  '0074-order-fulfilments': statements(orderFulfilments),
  '0075-order-mails': statements(orderMails),
  '0076-customers': statements(customerRecords),
  '0077-customer-segments': statements(customerSegments),
  '0079-order-list': statements(orderList),
  '0080-order-views': statements(orderViews),
  '0081-store-domains': statements(storeDomains),
  '0082-store-currencies': statements(storeCurrencies),
  '0083-reference-rates': statements(referenceRates),
  '0084-bulk-edits': statements(bulkEdits),
  '0085-continue-selling': statements(continueSelling),
  '0086-taxes': statements(taxes),
  '0087-order-taxes': statements(orderTaxes),
  '0088-payment-accounts': statements(paymentAccounts),
  '0089-checkout-fields': statements(checkoutFields),
  '0090-local-pickup': statements(localPickup),
  '0091-order-drafts': statements(orderDrafts),
  '0092-order-charges': statements(orderCharges),
  '0093-store-general': statements(storeGeneral),
  '0094-fixed-prices': statements(fixedPrices),
  '0095-figures': statements(figures),
  '0096-product-approval': statements(productApproval),
  '0097-product-files': statements(productFiles),
  '0098-originals-of-artwork': statements(originalsOfArtwork),
  '0099-base-of-products': statements(baseOfProducts),
  '0100-store-projects': statements(storeProjects),
  '0101-charity-number': statements(charityNumber),
  '0104-owner-lists': statements(ownerLists),
  '0107-staff-edit-orders': statements(staffEditOrders),
  '0108-customer-address': statements(customerAddress),
  '0109-abandoned-checkouts': statements(abandonedCheckouts),
  '0110-customers-by-email': statements(customersByEmail),
  '0111-customer-fields': statements(customerFields),
  '0112-staff-email': statements(staffEmail),
  '0113-store-hash': statements(storeHash),
  '0114-edit-versions': statements(editVersions),
  '0115-webhooks': statements(webhooks),
  '0116-list-edits': statements(listEdits),
  '0117-store-betas': statements(storeBetasColumn),
  '0118-shopify': statements(shopify),
  '0119-first-pages': statements(firstPages),
  '0120-page-drafts': statements(pageDrafts),
  '0121-page-versions': statements(pageVersions),
  '0122-page-redirects': statements(pageRedirects),
  '0123-store-themes': statements(storeThemes),
  '0124-store-fonts': statements(storeFonts),
  '0125-variant-images': statements(variantImages),
  '0126-shop-face': statements(shopFace),
  '0127-seasonal-banner': statements(seasonalBanner),
  '0129-plugin-settings': statements(pluginSettings),
  '0130-campaigns': statements(campaigns),
  '0131-campaign-problem': statements(campaignProblem),
  '0132-alert-mails': statements(alertMails),
  '0133-owner-requests': statements(ownerRequests),
  '0134-managed-posts': statements(managedPosts),
  '0135-policy-texts': statements(policyTexts),
};
