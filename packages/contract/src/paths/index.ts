/**
 * Where every call lives: method and path, without a schema, so that a browser bundle carries only this.
 * A `:name` segment is a parameter; `:name?` may be left out. A trailing slash is optional on every call.
 */

/** Method and path of one call. */
export interface CallPath {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
}

export { liveBeatSeconds, liveEvents, livePath, liveTopics, mostLiveTopics, type LiveTopic } from './live.ts';

const v3 = '/omnis/v3';
const secure = `${v3}/dashboard/secure` as const;
const dashboard = `${v3}/dashboard/divisions/:division` as const;

/** Every call of the platform by name (platform.md §7, storefront.md §7; unnamed calls under the same prefix). */
export const paths = {
  'store.coreData': { method: 'GET', path: `${v3}/frontend/:division?/getStoreCoreData/json/` },
  'store.unlock': { method: 'POST', path: `${v3}/frontend/unlock/` },
  'store.subscribe': { method: 'POST', path: `${v3}/marketing/subscribe/` },
  'store.confirmSubscription': { method: 'POST', path: `${v3}/marketing/confirm/` },
  'store.contact': { method: 'POST', path: `${v3}/frontend/contact/` },
  'store.submitRemill': { method: 'POST', path: `${v3}/frontend/retex/remill/submit/` },

  'notifications.key': { method: 'GET', path: `${v3}/notifications/key/` },
  'notifications.subscribe': { method: 'POST', path: `${v3}/notifications/subscriptions/` },
  'notifications.find': { method: 'POST', path: `${v3}/notifications/subscriptions/find/` },
  'notifications.unsubscribe': { method: 'POST', path: `${v3}/notifications/subscriptions/remove/` },

  'notifications.list': { method: 'GET', path: `${dashboard}/notifications/` },
  'notifications.unread': { method: 'GET', path: `${dashboard}/notifications/unread/` },
  'notifications.markAllRead': { method: 'POST', path: `${dashboard}/notifications/mark-all-as-read/` },
  'notifications.markRead': {
    method: 'POST',
    path: `${v3}/notifications/dashboard/mark-as-read/:recipientId/`,
  },
  'notifications.markDeleted': {
    method: 'POST',
    path: `${v3}/notifications/dashboard/mark-as-deleted/:recipientId/`,
  },
  'notifications.restore': {
    method: 'POST',
    path: `${v3}/notifications/dashboard/restore/:recipientId/`,
  },

  'events.collect': { method: 'POST', path: '/event-collector/' },
  'events.log': { method: 'POST', path: `${v3}/events/logEvent/` },

  'models.fetch': { method: 'POST', path: `${v3}/models/fetch/` },
  'products.fetch': { method: 'POST', path: `${v3}/products/fetch/` },
  'products.fetchBase': { method: 'GET', path: `${v3}/products/fetch-base-product/` },
  'products.list': { method: 'GET', path: `${v3}/division/:division/products/` },
  'products.get': { method: 'GET', path: `${v3}/division/:division/products/:urlName/` },
  'products.reviews': { method: 'GET', path: `${v3}/division/:division/products/:urlName/reviews/` },
  'products.tellWhenBack': { method: 'POST', path: `${v3}/frontend/product/tellWhenBack/` },
  'products.suggest': { method: 'GET', path: `${v3}/division/:division/search/suggest/` },
  'collections.list': { method: 'GET', path: `${v3}/collections/get/:division/` },

  'blog.paginate': { method: 'GET', path: `${v3}/blog/paginate/` },
  'blog.get': { method: 'GET', path: `${v3}/blog/posts/:post/` },
  'social.instagramPosts': { method: 'GET', path: `${v3}/divisions/:division/social/instagram/posts/` },
  'sitemap.get': { method: 'GET', path: `${v3}/sitemap/` },
  'policies.get': { method: 'GET', path: `${v3}/policies/:policy/` },
  'help.list': { method: 'GET', path: `${v3}/help/` },
  'help.group': { method: 'GET', path: `${v3}/help/groups/:group/` },
  'help.question': { method: 'GET', path: `${v3}/help/questions/:question/` },
  'help.reason': { method: 'GET', path: `${v3}/help/reasons/:reason/` },

  'basket.list': { method: 'GET', path: `${v3}/basket/:name/list/` },
  'basket.add': { method: 'POST', path: `${v3}/frontend/product/addItemToCart/` },
  'basket.bulkAdd': { method: 'POST', path: `${v3}/frontend/product/bulkAddItemsToCart/` },
  'basket.remove': { method: 'POST', path: `${v3}/basket/remove/` },
  'basket.update': { method: 'POST', path: `${v3}/basket/update/` },
  'giftCards.apply': { method: 'POST', path: `${v3}/gift-cards/apply/` },
  'giftCards.remove': { method: 'POST', path: `${v3}/gift-cards/remove/` },
  'giftCards.balance': { method: 'POST', path: `${v3}/gift-cards/balance/` },
  'basket.applyCoupon': { method: 'POST', path: `${v3}/basket/coupon/` },
  'basket.removeCoupon': { method: 'POST', path: `${v3}/basket/coupon/remove/` },
  'basket.setGiftNote': { method: 'POST', path: `${v3}/basket/gift-note/` },
  'basket.recoverFavourites': { method: 'POST', path: `${v3}/basket/favourites/recover/` },
  'basket.emailForLater': { method: 'POST', path: `${v3}/basket/favourites/email-for-later/` },

  'checkout.quote': { method: 'POST', path: `${v3}/checkout/quote/` },
  'checkout.place': { method: 'POST', path: `${v3}/checkout/place/` },
  'checkout.toPay': { method: 'GET', path: `${v3}/checkout/pay/:orderHash/` },
  'checkout.pay': { method: 'POST', path: `${v3}/checkout/pay/:orderHash/` },
  'checkout.confirm': { method: 'POST', path: `${v3}/checkout/confirm/` },
  'payments.testCard': { method: 'POST', path: `${v3}/payments/test/cards/` },
  'payments.testChallenge': { method: 'POST', path: `${v3}/payments/test/challenges/:paymentIntent/` },

  'artemis.query': { method: 'GET', path: `${v3}/artemis/query/` },
  'artworks.upload': { method: 'POST', path: `${v3}/frontend/artworks/` },
  'quotes.request': { method: 'POST', path: `${v3}/frontend/quotes/` },
  'quotes.answer': { method: 'POST', path: `${v3}/frontend/quotes/:orderHash/answer/` },
  'quotes.get': { method: 'GET', path: `${v3}/frontend/quotes/:orderHash/` },

  'liveChat.token': { method: 'GET', path: `${v3}/live-chat/token/` },
  'liveChat.status': { method: 'GET', path: `${v3}/live-chat/group/:groupId/status/` },
  'liveChat.current': { method: 'GET', path: `${v3}/live-chat/chat/` },
  'liveChat.start': { method: 'POST', path: `${v3}/live-chat/chat/` },
  'liveChat.read': { method: 'GET', path: `${v3}/live-chat/chat/:chatId/` },
  'liveChat.send': { method: 'POST', path: `${v3}/live-chat/chat/:chatId/messages/` },
  'liveChat.group': { method: 'GET', path: `${v3}/live-chat/chat/:chatId/group/` },
  'liveChat.transfer': { method: 'POST', path: `${v3}/live-chat/chat/:chatId/transfer/` },
  'liveChat.end': { method: 'POST', path: `${v3}/live-chat/chat/:chatId/end/` },

  'studio.products': { method: 'GET', path: `${v3}/frontend/studio/products/` },
  'studio.design': { method: 'GET', path: `${v3}/frontend/studio/designs/:design/` },
  'studio.save': { method: 'POST', path: `${v3}/frontend/studio/designs/` },

  'orders.get': { method: 'GET', path: `${v3}/orders/:orderHash/` },
  'orders.invoice': { method: 'GET', path: `${v3}/orders/:orderHash/invoice/` },
  'orders.options': { method: 'GET', path: `${v3}/orders/:orderHash/options/` },
  'orders.setAddress': { method: 'POST', path: `${v3}/orders/:orderHash/address/` },
  'orders.changeLines': { method: 'POST', path: `${v3}/orders/:orderHash/lines/` },
  'orders.cancel': { method: 'POST', path: `${v3}/orders/:orderHash/cancel/` },
  'orders.sendLink': { method: 'POST', path: `${v3}/orders/link/` },
  'orders.returns': { method: 'GET', path: `${v3}/orders/:orderHash/returns/` },
  'orders.askReturn': { method: 'POST', path: `${v3}/orders/:orderHash/returns/` },
  'orders.cancelReturn': { method: 'POST', path: `${v3}/orders/:orderHash/returns/:number/cancel/` },
  'orders.reviews': { method: 'GET', path: `${v3}/orders/:orderHash/reviews/` },
  'orders.review': { method: 'POST', path: `${v3}/orders/:orderHash/reviews/` },
  'orders.history': { method: 'GET', path: `${v3}/orders/history/:customerHash/` },
  'orders.mine': { method: 'GET', path: `${v3}/shop/customer/orders/` },

  'accounts.createCustomer': { method: 'POST', path: `${v3}/shop/customer/create/` },
  'accounts.addresses': { method: 'GET', path: `${v3}/shop/customer/addresses/` },
  'accounts.addAddress': { method: 'POST', path: `${v3}/shop/customer/addresses/` },
  'accounts.updateAddress': { method: 'PATCH', path: `${v3}/shop/customer/addresses/:id/` },
  'accounts.setDefaultAddress': { method: 'POST', path: `${v3}/shop/customer/addresses/:id/default/` },
  'accounts.removeAddress': { method: 'DELETE', path: `${v3}/shop/customer/addresses/:id/` },
  'accounts.login': { method: 'POST', path: `${secure}/login/` },
  'accounts.logout': { method: 'POST', path: `${secure}/logout/` },
  'accounts.get': { method: 'GET', path: `${secure}/get/` },
  'accounts.verify': { method: 'POST', path: `${secure}/verify/` },
  'accounts.resendVerification': { method: 'POST', path: `${secure}/verify/resend/` },
  'accounts.requestReset': { method: 'POST', path: `${secure}/reset-password/request/` },
  'accounts.resetPassword': { method: 'POST', path: `${secure}/reset-password/` },
  'accounts.changePassword': { method: 'POST', path: `${secure}/change-password/` },
  'accounts.eula': { method: 'GET', path: `${secure}/eula/` },
  'accounts.signEula': { method: 'POST', path: `${secure}/eula/` },
  'accounts.updateProfile': { method: 'PATCH', path: `${secure}/profile/` },
  'accounts.recoveryLogin': { method: 'POST', path: `${secure}/recovery-login/` },
  'accounts.confirm': { method: 'POST', path: `${secure}/confirm/` },
  'accounts.security': { method: 'GET', path: `${secure}/security/` },
  'accounts.beginTwoFactor': { method: 'POST', path: `${secure}/two-factor/begin/` },
  'accounts.confirmTwoFactor': { method: 'POST', path: `${secure}/two-factor/confirm/` },
  'accounts.newRecoveryCodes': { method: 'POST', path: `${secure}/two-factor/recovery-codes/` },
  'accounts.disableTwoFactor': { method: 'POST', path: `${secure}/two-factor/disable/` },
  'accounts.revokeSession': { method: 'DELETE', path: `${secure}/sessions/:id/` },
  'accounts.revokeOtherSessions': { method: 'POST', path: `${secure}/sessions/revoke-others/` },
  'accounts.forgetDevice': { method: 'DELETE', path: `${secure}/devices/:id/` },
  'accounts.personalData': { method: 'GET', path: `${secure}/personal-data/` },
  'accounts.requestCopy': { method: 'POST', path: `${secure}/personal-data/copies/` },
  'accounts.downloadCopy': { method: 'GET', path: `${secure}/personal-data/copies/:id/` },
  'accounts.requestDeletion': { method: 'POST', path: `${secure}/personal-data/deletion/` },
  'accounts.cancelDeletion': { method: 'DELETE', path: `${secure}/personal-data/deletion/` },
  'accounts.captcha': { method: 'GET', path: `${v3}/captcha/challenge/` },
  'accounts.textCode': { method: 'POST', path: `${secure}/two-factor/sms/send/` },
  'accounts.beginSms': { method: 'POST', path: `${secure}/two-factor/sms/begin/` },
  'accounts.confirmSms': { method: 'POST', path: `${secure}/two-factor/sms/confirm/` },
  'accounts.beginPasskey': { method: 'POST', path: `${secure}/passkeys/begin/` },
  'accounts.addPasskey': { method: 'POST', path: `${secure}/passkeys/` },
  'accounts.removePasskey': { method: 'DELETE', path: `${secure}/passkeys/:id/` },
  'accounts.passkeyOptions': { method: 'POST', path: `${secure}/passkey-login/options/` },
  'accounts.passkeyLogin': { method: 'POST', path: `${secure}/passkey-login/` },
  'accounts.disableSms': { method: 'POST', path: `${secure}/two-factor/sms/disable/` },

  'pages.list': { method: 'GET', path: `${v3}/divisions/:division/pages/` },
  'pages.get': { method: 'GET', path: `${v3}/divisions/:division/pages/:id/` },
  'pages.openGate': { method: 'POST', path: `${v3}/divisions/:division/pages/:id/gates/:gate/` },
  'pages.create': { method: 'POST', path: `${v3}/divisions/:division/pages/` },
  'pages.update': { method: 'PATCH', path: `${v3}/divisions/:division/pages/:id/` },
  'pages.delete': { method: 'DELETE', path: `${v3}/divisions/:division/pages/:id/` },

  'stores.subdomain': { method: 'GET', path: `${v3}/dashboard/stores/subdomain/` },
  'stores.create': { method: 'POST', path: `${v3}/dashboard/stores/` },

  'stores.choose': { method: 'POST', path: `${v3}/dashboard/stores/choose/` },

  'team.mine': { method: 'GET', path: `${dashboard}/team/mine/` },
  'team.list': { method: 'GET', path: `${dashboard}/team/` },
  'team.invite': { method: 'POST', path: `${dashboard}/team/invitations/` },
  'team.withdraw': { method: 'DELETE', path: `${dashboard}/team/invitations/:id/` },
  'team.update': { method: 'PATCH', path: `${dashboard}/team/members/:id/` },
  'team.remove': { method: 'DELETE', path: `${dashboard}/team/members/:id/` },
  'team.request': { method: 'POST', path: `${dashboard}/team/requests/` },
  'team.decide': { method: 'POST', path: `${dashboard}/team/requests/:id/` },
  'team.invitation': { method: 'POST', path: `${v3}/dashboard/invitation/` },
  'team.join': { method: 'POST', path: `${v3}/dashboard/invitation/join/` },

  'settings.appearance': { method: 'GET', path: `${dashboard}/appearance/` },
  'settings.setTheme': { method: 'PATCH', path: `${dashboard}/appearance/` },
  'settings.setLogo': { method: 'POST', path: `${dashboard}/appearance/logo/:ground/` },
  'settings.removeLogo': { method: 'DELETE', path: `${dashboard}/appearance/logo/:ground/` },
  'settings.get': { method: 'GET', path: `${dashboard}/settings/` },
  'settings.update': { method: 'PATCH', path: `${dashboard}/settings/` },
  'settings.instagram': { method: 'GET', path: `${dashboard}/instagram/` },
  'settings.connectInstagram': { method: 'POST', path: `${dashboard}/instagram/` },
  'settings.disconnectInstagram': { method: 'DELETE', path: `${dashboard}/instagram/` },
  'settings.changePlan': { method: 'POST', path: `${dashboard}/plan/` },
  'settings.pass': { method: 'POST', path: `${dashboard}/pass/` },

  'dashboard.overview': { method: 'GET', path: `${dashboard}/overview/` },
  'dashboard.orders': { method: 'GET', path: `${dashboard}/orders/` },
  'dashboard.order': { method: 'GET', path: `${dashboard}/orders/:id/` },
  'dashboard.recordPayment': { method: 'POST', path: `${dashboard}/orders/:id/payments/` },
  'dashboard.refundOrder': { method: 'POST', path: `${dashboard}/orders/:id/refunds/` },
  'dashboard.cancelOrder': { method: 'POST', path: `${dashboard}/orders/:id/cancel/` },
  'dashboard.addOrderNote': { method: 'POST', path: `${dashboard}/orders/:id/notes/` },
  'dashboard.fulfilOrder': { method: 'POST', path: `${dashboard}/orders/:id/fulfilments/` },
  'dashboard.updateFulfilment': { method: 'PATCH', path: `${dashboard}/orders/:id/fulfilments/:fulfilment/` },
  'dashboard.cancelFulfilment': {
    method: 'POST',
    path: `${dashboard}/orders/:id/fulfilments/:fulfilment/cancel/`,
  },
  'dashboard.sendOrderMail': { method: 'POST', path: `${dashboard}/orders/:id/mails/` },
  'dashboard.products': { method: 'GET', path: `${dashboard}/products/` },
  'dashboard.createProduct': { method: 'POST', path: `${dashboard}/products/` },
  'dashboard.product': { method: 'GET', path: `${dashboard}/products/:id/` },
  'dashboard.updateProduct': { method: 'PATCH', path: `${dashboard}/products/:id/` },
  'dashboard.deleteProduct': { method: 'DELETE', path: `${dashboard}/products/:id/` },
  'dashboard.duplicateProduct': { method: 'POST', path: `${dashboard}/products/:id/duplicate/` },
  'dashboard.addProductImage': { method: 'POST', path: `${dashboard}/products/:id/images/` },
  'dashboard.creators': { method: 'GET', path: `${dashboard}/creators/` },
  'dashboard.creator': { method: 'GET', path: `${dashboard}/creators/:id/` },
  'dashboard.createCreator': { method: 'POST', path: `${dashboard}/creators/` },
  'dashboard.updateCreator': { method: 'PATCH', path: `${dashboard}/creators/:id/` },
  'dashboard.setCreatorImage': { method: 'POST', path: `${dashboard}/creators/:id/image/` },
  'dashboard.deleteCreator': { method: 'DELETE', path: `${dashboard}/creators/:id/` },
  'dashboard.collections': { method: 'GET', path: `${dashboard}/collections/` },
  'dashboard.createCollection': { method: 'POST', path: `${dashboard}/collections/` },
  'dashboard.previewCollection': { method: 'POST', path: `${dashboard}/collections/preview/` },
  'dashboard.collection': { method: 'GET', path: `${dashboard}/collections/:id/` },
  'dashboard.updateCollection': { method: 'PATCH', path: `${dashboard}/collections/:id/` },
  'dashboard.deleteCollection': { method: 'DELETE', path: `${dashboard}/collections/:id/` },
  'dashboard.setCollectionImage': { method: 'POST', path: `${dashboard}/collections/:id/image/` },
  'dashboard.discounts': { method: 'GET', path: `${dashboard}/discounts/` },
  'dashboard.createDiscount': { method: 'POST', path: `${dashboard}/discounts/` },
  'dashboard.discount': { method: 'GET', path: `${dashboard}/discounts/:id/` },
  'dashboard.updateDiscount': { method: 'PATCH', path: `${dashboard}/discounts/:id/` },
  'dashboard.deleteDiscount': { method: 'DELETE', path: `${dashboard}/discounts/:id/` },
  'dashboard.discountCodes': { method: 'GET', path: `${dashboard}/discounts/:id/codes/` },
  'dashboard.addDiscountCodes': { method: 'POST', path: `${dashboard}/discounts/:id/codes/` },
  'dashboard.deliveryZones': { method: 'GET', path: `${dashboard}/delivery-zones/` },
  'dashboard.createDeliveryZone': { method: 'POST', path: `${dashboard}/delivery-zones/` },
  'dashboard.updateDeliveryZone': { method: 'PATCH', path: `${dashboard}/delivery-zones/:id/` },
  'dashboard.deleteDeliveryZone': { method: 'DELETE', path: `${dashboard}/delivery-zones/:id/` },
  'dashboard.domains': { method: 'GET', path: `${dashboard}/domains/` },
  'dashboard.addDomain': { method: 'POST', path: `${dashboard}/domains/` },
  'dashboard.checkDomain': { method: 'POST', path: `${dashboard}/domains/:id/check/` },
  'dashboard.updateDomain': { method: 'PATCH', path: `${dashboard}/domains/:id/` },
  'dashboard.removeDomain': { method: 'DELETE', path: `${dashboard}/domains/:id/` },
  'dashboard.stock': { method: 'GET', path: `${dashboard}/stock/` },
  'dashboard.adjustStock': { method: 'POST', path: `${dashboard}/stock/:variantId/` },
  'dashboard.stockSettings': { method: 'GET', path: `${dashboard}/stock-settings/` },
  'dashboard.updateStockSettings': { method: 'PATCH', path: `${dashboard}/stock-settings/` },
  'dashboard.stockHistory': { method: 'GET', path: `${dashboard}/stock/:variantId/history/` },
  'dashboard.giftCards': { method: 'GET', path: `${dashboard}/gift-cards/` },
  'dashboard.issueGiftCard': { method: 'POST', path: `${dashboard}/gift-cards/` },
  'dashboard.blockGiftCard': { method: 'PATCH', path: `${dashboard}/gift-cards/:id/` },
  'dashboard.reviews': { method: 'GET', path: `${dashboard}/reviews/` },
  'dashboard.moderateReview': { method: 'PATCH', path: `${dashboard}/reviews/:id/` },
  'dashboard.splitTests': { method: 'GET', path: `${dashboard}/split-tests/` },
  'dashboard.createSplitTest': { method: 'POST', path: `${dashboard}/split-tests/` },
  'dashboard.updateSplitTest': { method: 'PATCH', path: `${dashboard}/split-tests/:id/` },
  'dashboard.deleteSplitTest': { method: 'DELETE', path: `${dashboard}/split-tests/:id/` },
  'dashboard.files': { method: 'GET', path: `${dashboard}/files/` },
  'dashboard.addFile': { method: 'POST', path: `${dashboard}/files/` },
  'dashboard.imports': { method: 'GET', path: `${dashboard}/imports/` },
  'dashboard.createImport': { method: 'POST', path: `${dashboard}/imports/` },
  'dashboard.import': { method: 'GET', path: `${dashboard}/imports/:id/` },
  'dashboard.applyImport': { method: 'POST', path: `${dashboard}/imports/:id/apply/` },
  'dashboard.cancelImport': { method: 'POST', path: `${dashboard}/imports/:id/cancel/` },

  'atlas.stores': { method: 'GET', path: `${v3}/atlas/stores/` },
  'atlas.storeReviews': { method: 'GET', path: `${v3}/atlas/stores/reviews/` },
  'atlas.reviewStore': { method: 'POST', path: `${v3}/atlas/stores/:id/review/` },
  'atlas.jobs': { method: 'GET', path: `${v3}/atlas/jobs/` },
  'atlas.jobFigures': { method: 'GET', path: `${v3}/atlas/jobs/figures/` },
  'atlas.retryJobs': { method: 'POST', path: `${v3}/atlas/jobs/retry/` },
  'atlas.discardJobs': { method: 'POST', path: `${v3}/atlas/jobs/discard/` },
  'atlas.orders': { method: 'GET', path: `${v3}/atlas/orders/` },
  'atlas.order': { method: 'GET', path: `${v3}/atlas/orders/:id/` },
  'atlas.design': { method: 'GET', path: `${v3}/atlas/orders/:id/designs/:design/` },
  'atlas.quote': { method: 'GET', path: `${v3}/atlas/orders/:id/quote/` },
  'atlas.offerQuote': { method: 'POST', path: `${v3}/atlas/orders/:id/quote/` },
  'atlas.sendMockup': { method: 'POST', path: `${v3}/atlas/orders/:id/mockup/` },
  'atlas.setStatus': { method: 'POST', path: `${v3}/atlas/orders/:id/status/` },
  'atlas.recordPayment': { method: 'POST', path: `${v3}/atlas/orders/:id/payments/` },
  'atlas.refundOrder': { method: 'POST', path: `${v3}/atlas/orders/:id/refunds/` },
  'atlas.addParcel': { method: 'POST', path: `${v3}/atlas/orders/:id/parcels/` },
  'atlas.removeParcel': { method: 'DELETE', path: `${v3}/atlas/orders/:id/parcels/:code/` },
  'atlas.bookReturn': { method: 'POST', path: `${v3}/atlas/orders/:id/returns/:returnId/` },

  'atlas.chatAvailability': { method: 'GET', path: `${v3}/atlas/chats/availability/` },
  'atlas.setChatAvailability': { method: 'POST', path: `${v3}/atlas/chats/availability/` },
  'atlas.chats': { method: 'GET', path: `${v3}/atlas/chats/` },
  'atlas.chat': { method: 'GET', path: `${v3}/atlas/chats/:id/` },
  'atlas.takeChat': { method: 'POST', path: `${v3}/atlas/chats/:id/take/` },
  'atlas.replyChat': { method: 'POST', path: `${v3}/atlas/chats/:id/messages/` },
  'atlas.transferChat': { method: 'POST', path: `${v3}/atlas/chats/:id/transfer/` },
  'atlas.endChat': { method: 'POST', path: `${v3}/atlas/chats/:id/end/` },

  'atlas.roles': { method: 'GET', path: `${v3}/atlas/roles/` },
  'atlas.createRole': { method: 'POST', path: `${v3}/atlas/roles/` },
  'atlas.updateRole': { method: 'PATCH', path: `${v3}/atlas/roles/:name/` },
  'atlas.deleteRole': { method: 'DELETE', path: `${v3}/atlas/roles/:name/` },
  'atlas.users': { method: 'GET', path: `${v3}/atlas/users/` },
  'atlas.inviteUser': { method: 'POST', path: `${v3}/atlas/users/` },
  'atlas.user': { method: 'GET', path: `${v3}/atlas/users/:id/` },
  'atlas.resendInvite': { method: 'POST', path: `${v3}/atlas/users/:id/invite/` },
  'atlas.enableUser': { method: 'POST', path: `${v3}/atlas/users/:id/enable/` },
  'atlas.disableUser': { method: 'POST', path: `${v3}/atlas/users/:id/disable/` },
  'atlas.setUserRights': { method: 'PATCH', path: `${v3}/atlas/users/:id/rights/` },
  'atlas.muteUser': { method: 'POST', path: `${v3}/atlas/users/:id/mute/` },
  'atlas.unmuteUser': { method: 'POST', path: `${v3}/atlas/users/:id/unmute/` },
  'atlas.userPersonal': { method: 'GET', path: `${v3}/atlas/users/:id/personal/` },
  'atlas.setUserPersonal': { method: 'PATCH', path: `${v3}/atlas/users/:id/personal/` },
  'atlas.setUserProfile': { method: 'PATCH', path: `${v3}/atlas/users/:id/profile/` },
  'atlas.myProfile': { method: 'GET', path: `${v3}/atlas/profile/` },
  'atlas.setMyProfile': { method: 'PATCH', path: `${v3}/atlas/profile/` },
  'atlas.setMyPhoto': { method: 'POST', path: `${v3}/atlas/profile/photo/` },
  'atlas.removeMyPhoto': { method: 'DELETE', path: `${v3}/atlas/profile/photo/` },
  'atlas.requestPermissions': { method: 'POST', path: `${v3}/atlas/permissions/request/:permissions/` },
  'atlas.myPermissionRequests': { method: 'GET', path: `${v3}/atlas/permissions/mine/` },
  'atlas.permissionRequests': { method: 'GET', path: `${v3}/atlas/permissions/requests/` },
  'atlas.decidePermissionRequest': {
    method: 'POST',
    path: `${v3}/atlas/permissions/requests/:id/decide/`,
  },
} as const satisfies Record<string, CallPath>;

/** Name of a call, such as `basket.add`. */
export type CallName = keyof typeof paths;

/**
 * The path of a call with its parameters filled in and percent-encoded.
 *
 * @param name - the call
 * @param params - a value for each `:name` segment; an optional one may be absent
 * @throws {TypeError} when a required parameter is missing
 * @example
 * ```ts
 * callPath('basket.list', { name: 'main' }); // '/omnis/v3/basket/main/list/'
 * ```
 */
export function callPath(
  name: CallName,
  params: Readonly<Record<string, string | number | undefined>> = {},
): string {
  return paths[name].path.replace(/\/:(\w+)(\?)?/g, (_match, key: string, optional: string | undefined) => {
    const value = params[key];
    if (value === undefined || value === '') {
      if (optional) return '';
      throw new TypeError(`The call ${name} needs the path parameter "${key}"`);
    }
    return `/${encodeURIComponent(String(value))}`;
  });
}
