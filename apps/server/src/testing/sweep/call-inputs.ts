// Over 400 lines: an input for every call of the contract, in one list that a test holds complete.
import { figureTables, type Call, type CallName, type CallShape } from '@omnis/contract';
import { testAddress } from '../test-orders.ts';
import { pathParams, type CallInput } from './requests.ts';
import type { StoreThings } from './store-things.ts';

/** Inputs that name things of a store; most calls have one, some have several ways of naming. */
type Inputs = (things: StoreThings) => readonly CallInput[];

const one =
  (input: (things: StoreThings) => CallInput): Inputs =>
  (things) => [input(things)];
const inStore = (more: (things: StoreThings) => Record<string, string | number>, body?: unknown): Inputs =>
  one((things) => ({ params: { division: things.division, ...more(things) }, body }));
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'dot.png', type: 'image/png', bytes: png };
/** Staff belong to no store: nobody of this id is there. */
const colleague = '00000000-0000-4000-8000-000000000000';
const newPassword = { password: 'another-Passw0rd', password_confirmation: 'another-Passw0rd' };
const somePasskey = { id: 'AA', rawId: 'AA', type: 'public-key' };
/** Its key is the base point of the curve, which is as good as any. */
const somePush = {
  endpoint: 'https://push.example/sweep',
  keys: {
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  },
};
const addressee = { firstName: 'Sweep', lastName: 'Sweeper' };

/**
 * How each call that names something is made about the things of a store. Calls without a body and without anything but
 * the store in their address are made as they are.
 */
const inputs: Partial<Record<CallName, Inputs>> = {
  'store.coreData': inStore(() => ({})),
  'store.unlock': one(() => ({ body: { password: 'guess' } })),
  'store.subscribe': one((things) => ({ body: { email: things.customerEmail } })),
  'store.confirmSubscription': one((things) => ({ body: { token: things.subscriberToken } })),
  'store.contact': one((things) => ({
    body: { name: 'S', email: 'sweep@shop.example', message: 'Hello', contactEmail: things.customerEmail },
  })),
  'store.submitRemill': one((things) => ({ body: { email: things.customerEmail } })),

  'notifications.subscribe': one((things) => ({
    body: { subscription: somePush, orderHash: things.orderHash },
  })),
  'notifications.find': one((things) => ({
    body: { endpoint: somePush.endpoint, orderHash: things.orderHash },
  })),
  'notifications.unsubscribe': one((things) => ({
    body: { endpoint: somePush.endpoint, orderHash: things.orderHash },
  })),
  'notifications.list': inStore(() => ({})),
  'notifications.unread': inStore(() => ({})),
  'notifications.markAllRead': inStore(() => ({}), { until: '2100-01-01T00:00:00.000Z' }),
  'notifications.markRead': one((things) => ({ params: { recipientId: things.recipient } })),
  'notifications.markDeleted': one((things) => ({ params: { recipientId: things.recipient } })),
  'notifications.restore': one((things) => ({ params: { recipientId: things.recipient } })),

  'events.collect': one(({ division, canary }) => ({
    body: { event: 'page_view', payload: {}, metadata: { divisionId: division, divisionName: canary } },
  })),
  'events.log': one(() => ({ body: { events: [{ name: 'begin_checkout', data: { value: 1 } }] } })),

  'models.fetch': (things) => [
    { body: { type: 'product', ids: [things.product] } },
    { body: { type: 'collection', ids: things.collection } },
    { body: { type: 'page', ids: [things.page, things.draft] } },
  ],
  'products.fetchBase': one(() => ({ query: { sku: 'BLANK' } })),
  'products.fetch': one((things) => ({ body: { product_ids: [things.product] } })),
  'products.list': ({ division, collectionUrl, creatorUrl, canary }) => [
    { params: { division } },
    { params: { division }, query: { creator: creatorUrl } },
    { params: { division }, query: { collection: collectionUrl } },
    { params: { division }, query: { search: canary.slice(0, 8) } },
  ],
  'products.get': inStore(({ productUrl }) => ({ urlName: productUrl })),
  'products.reviews': inStore(({ productUrl }) => ({ urlName: productUrl })),
  'products.tellWhenBack': one((things) => ({
    body: { variantId: things.variant, email: 'sweep@shop.example' },
  })),
  'products.suggest': one(({ division }) => ({ params: { division }, query: { q: 'CANARY' } })),

  'blog.paginate': ({ division, canary }) => [
    {},
    { query: { divisions: String(division), lite: '1' } },
    { query: { tag: canary.toLowerCase() } },
  ],
  'blog.get': one(({ postUrl }) => ({ params: { post: postUrl } })),
  'policies.get': one(() => ({ params: { policy: 'terms-of-use' } })),
  'help.list': one(({ canary }) => ({ query: { search: canary } })),
  'help.group': one(() => ({ params: { group: 'account' } })),
  'help.question': one(() => ({ params: { question: 'i-forgot-my-password' } })),
  'help.reason': one(() => ({ params: { reason: 'order' } })),

  'basket.list': () => [{ params: { name: 'main' } }, { params: { name: 'favourites' } }],
  'basket.add': (things) => [
    { body: { item: { productId: things.product } } },
    { body: { item: { variantId: things.variant } } },
    { body: { item: { productUrl: things.productUrl }, name: 'favourites' } },
  ],
  'basket.bulkAdd': one((things) => ({ body: { items: [{ variantId: things.variant }] } })),
  'basket.remove': one((things) => ({ body: { key: things.variant } })),
  'basket.update': one((things) => ({ body: { key: things.variant, quantity: 3 } })),
  'basket.setGiftNote': one(() => ({ body: { giftNote: 'Happy birthday' } })),
  'basket.applyCoupon': one((things) => ({ body: { code: things.coupon } })),
  'giftCards.apply': one((things) => ({ body: { code: things.giftCardCode } })),
  'giftCards.remove': one((things) => ({ body: { id: things.giftCard } })),
  'giftCards.balance': one((things) => ({ body: { code: things.giftCardCode } })),
  'basket.restore': one((things) => ({ body: { token: things.checkoutLink } })),
  'checkout.noteContact': one((things) => ({ body: { email: things.customerEmail } })),
  'dashboard.editOrders': inStore(() => ({}), {
    rows: { ids: ['1'] },
    action: { kind: 'tags', add: ['swept'] },
  }),
  'dashboard.editCustomers': inStore(() => ({}), {
    rows: { ids: ['00000000-0000-4000-8000-000000000001'] },
    action: { kind: 'tags', add: ['swept'] },
  }),
  'dashboard.editDiscounts': inStore(() => ({}), {
    rows: { ids: ['00000000-0000-4000-8000-000000000001'] },
    action: { kind: 'enable', enabled: false },
  }),
  'dashboard.editPages': inStore(() => ({}), {
    rows: { ids: ['1'] },
    action: { kind: 'publish', published: true },
  }),
  'dashboard.editStock': inStore(() => ({}), {
    rows: { ids: ['00000000-0000-4000-8000-000000000001'] },
    action: { kind: 'adjust', by: 1, reason: 'received' },
  }),
  'dashboard.listEdit': inStore(({ listEdit }) => ({ id: listEdit })),
  'dashboard.undoListEdit': inStore(({ listEdit }) => ({ id: listEdit }), {}),
  'dashboard.createWebhook': inStore(() => ({}), { url: 'https://10.0.0.1/', events: ['order.paid'] }),
  'dashboard.updateWebhook': inStore(({ webhook }) => ({ id: webhook }), { name: 'Swept', version: 1 }),
  'dashboard.deleteWebhook': inStore(({ webhook }) => ({ id: webhook })),
  'dashboard.rotateWebhookSecret': inStore(({ webhook }) => ({ id: webhook }), { version: 1 }),
  'dashboard.testWebhook': inStore(({ webhook }) => ({ id: webhook }), {}),
  'dashboard.webhookDeliveries': inStore(({ webhook }) => ({ id: webhook })),
  'dashboard.retryWebhookDelivery': inStore(
    ({ webhook, webhookDelivery: delivery }) => ({ id: webhook, delivery }),
    {},
  ),
  // The stand-in address answers nobody, so that nothing is connected.
  'dashboard.connectShopify': inStore(() => ({}), {
    shopDomain: 'swept.myshopify.com',
    accessToken: 'shpat_swept',
  }),
  'dashboard.updateShopify': inStore(() => ({}), {
    profileId: 'gid://shopify/DeliveryProfile/1',
    version: 1,
  }),
  'dashboard.checkShopify': inStore(() => ({}), {}),
  'dashboard.sendToShopify': inStore(() => ({}), { products: { filter: {} } }),
  'dashboard.shopifySend': inStore(({ shopifySend }) => ({ id: shopifySend })),
  'dashboard.updateAlertMails': inStore(() => ({}), { version: 0, newOrder: ['team@swept.example'] }),
  'dashboard.updateReminderSettings': inStore(() => ({}), { hours: 24, version: 0 }),
  'basket.recoverFavourites': one((things) => ({ body: { br: things.basketLink } })),
  'basket.emailForLater': one((things) => ({ body: { email: things.customerEmail } })),

  'checkout.quote': one(() => ({ body: { country: 'GB' } })),
  'checkout.place': one((things) => ({
    body: {
      contact: { email: things.customerEmail },
      shippingAddress: testAddress,
      shippingMethod: 'standard',
      paymentMethod: 'pm_card_visa',
    },
  })),
  'checkout.toPay': one((things) => ({ params: { orderHash: things.orderHash } })),
  'checkout.pay': one((things) => ({
    params: { orderHash: things.orderHash },
    body: { paymentMethod: 'pm_card_visa' },
  })),
  'checkout.confirm': one((things) => ({ body: { paymentIntent: things.paymentIntent } })),
  'payments.testCard': one(() => ({
    body: { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' },
  })),
  'payments.testChallenge': one((things) => ({
    params: { paymentIntent: things.paymentIntent },
    body: { outcome: 'approve' },
  })),

  'artemis.query': ({ division }) => [
    {},
    { query: { division: String(division), searchTerm: 'type:uploaded' } },
  ],
  'artworks.upload': one(() => ({ file: picture })),
  'quotes.request': one((things) => ({
    body: {
      product: 'mugs',
      sizes: [{ size: 'One size', quantity: 12 }],
      prints: [{ position: 'front', colours: 'full' }],
      artwork: things.artwork,
      ...addressee,
      email: 'sweep@shop.example',
      country: 'GB',
    },
  })),
  'quotes.answer': one((things) => ({
    params: { orderHash: things.quoteHash },
    body: { action: 'change', from: 'quote', note: 'Other colours' },
  })),
  'quotes.get': one((things) => ({ params: { orderHash: things.quoteHash } })),

  'liveChat.status': one(() => ({ params: { groupId: 'general' } })),
  'liveChat.start': one((things) => ({
    body: {
      token: 'guess',
      name: 'Sweep',
      email: things.customerEmail,
      group_id: null,
      text: 'Swept',
      key: 'swept-words',
    },
  })),
  'liveChat.read': one((things) => ({ params: { chatId: things.chat } })),
  'liveChat.send': one((things) => ({
    params: { chatId: things.chat },
    body: { text: 'Swept', key: 'swept-words' },
  })),
  'liveChat.group': one((things) => ({ params: { chatId: things.chat } })),
  'liveChat.transfer': one((things) => ({ params: { chatId: things.chat }, body: { group_id: 4 } })),
  'liveChat.end': one((things) => ({ params: { chatId: things.chat } })),

  'studio.design': one((things) => ({ params: { design: things.design } })),
  'studio.save': one((things) => ({
    body: {
      productId: things.blank,
      artwork: things.artwork,
      side: 'front',
      x: 0.5,
      y: 0.5,
      width: 0.8,
      rotation: 0,
    },
  })),
  'orders.get': one((things) => ({ params: { orderHash: things.orderHash } })),
  'orders.history': one((things) => ({ params: { customerHash: things.historyHash } })),
  'orders.reviews': one((things) => ({ params: { orderHash: things.orderHash } })),
  'orders.review': one((things) => ({
    params: { orderHash: things.orderHash },
    body: { productId: things.product, rating: 5, author: 'Swept', body: 'Swept and swept again' },
  })),
  'orders.invoice': one((things) => ({ params: { orderHash: things.orderHash } })),
  'orders.options': one((things) => ({ params: { orderHash: things.orderHash } })),
  'orders.setAddress': one((things) => ({
    params: { orderHash: things.orderHash },
    body: { shippingAddress: testAddress },
  })),
  'orders.changeLines': one((things) => ({
    params: { orderHash: things.orderHash },
    body: { lines: [{ id: colleague, quantity: 0 }] },
  })),
  'orders.returns': one((things) => ({ params: { orderHash: things.orderHash } })),
  'orders.askReturn': one((things) => ({
    params: { orderHash: things.orderHash },
    body: { resolution: 'refund', lines: [{ id: colleague, quantity: 1, reason: 'faulty' }] },
  })),
  'orders.cancelReturn': one((things) => ({
    params: { orderHash: things.orderHash, number: 'R-none-1' },
  })),
  'orders.cancel': one((things) => ({ params: { orderHash: things.orderHash } })),
  'orders.sendLink': one((things) => ({
    body: { number: things.orderHash, email: things.customerEmail, purpose: 'returns' },
  })),

  'accounts.createCustomer': one((things) => ({
    body: {
      email: `new-${crypto.randomUUID()}@shop.example`,
      password: 'another-Passw0rd',
      firstName: `${things.division}`,
    },
  })),
  'accounts.login': one((things) => ({ body: { email: things.customerEmail, password: 'guess' } })),
  'accounts.verify': one((things) => ({ body: { token: things.verifyToken } })),
  'accounts.requestReset': one((things) => ({ body: { email: things.customerEmail } })),
  'accounts.resetPassword': one((things) => ({ body: { ...newPassword, token: things.resetToken } })),
  'accounts.changePassword': one(() => ({ body: { ...newPassword, currentPassword: 'guess' } })),
  'accounts.signEula': one(() => ({ body: { version: 1 } })),
  'accounts.recoveryLogin': one((things) => ({
    body: { email: things.customerEmail, password: 'guess', recoveryCode: 'abcdefgh-12345678' },
  })),
  'accounts.confirm': one(() => ({ body: { password: 'guess' } })),
  'accounts.confirmTwoFactor': one(() => ({ body: { twoFactorAuthCode: '123 456' } })),
  'accounts.captcha': one(() => ({ query: { action: 'login' } })),
  'accounts.textCode': one((things) => ({ body: { email: things.customerEmail, password: 'guess' } })),
  'accounts.beginSms': one(() => ({ body: { mobile: '+447700900123' } })),
  'accounts.confirmSms': one(() => ({ body: { twoFactorAuthCode: '123 456' } })),
  'accounts.revokeSession': one((things) => ({ params: { id: things.session } })),
  'accounts.forgetDevice': one((things) => ({ params: { id: things.device } })),
  'accounts.addPasskey': one(() => ({
    body: { credential: { ...somePasskey, response: { clientDataJSON: 'e30', attestationObject: 'oA' } } },
  })),
  'accounts.removePasskey': one((things) => ({ params: { id: things.passkey } })),
  'accounts.passkeyLogin': one((things) => ({
    body: {
      credential: {
        ...somePasskey,
        id: things.passkeyCredential,
        rawId: things.passkeyCredential,
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      },
    },
  })),
  'accounts.downloadCopy': one((things) => ({ params: { id: things.copy } })),
  'accounts.addAddress': one(() => ({ body: { address: testAddress } })),
  'accounts.updateAddress': one((things) => ({
    params: { id: things.address },
    body: { address: testAddress },
  })),
  'accounts.setDefaultAddress': one((things) => ({ params: { id: things.address } })),
  'accounts.removeAddress': one((things) => ({ params: { id: things.address } })),
  'accounts.updateProfile': one(() => ({ body: addressee })),
  'accounts.setPicture': one(() => ({ file: picture })),

  'stores.subdomain': one(() => ({ query: { subdomain: 'swept-store' } })),
  'stores.create': one(() => ({
    body: { name: 'Swept', subdomain: `swept-${crypto.randomUUID().slice(0, 8)}` },
  })),
  'stores.choose': one(({ division }) => ({ body: { division } })),
  'team.invite': inStore(() => ({}), { email: 'swept@team.example', permissions: ['orders'] }),
  'team.withdraw': inStore((things) => ({ id: things.invitation })),
  'team.update': inStore((things) => ({ id: things.member }), { version: 1, permissions: [] }),
  'team.remove': inStore((things) => ({ id: things.member })),
  'team.request': inStore(() => ({}), { permission: 'finance', reason: 'Swept' }),
  'team.decide': inStore((things) => ({ id: things.permissionRequest }), { grant: true }),
  // The holder of the link is the person it was sent to: it tells them what it is about, and lets nobody else join.
  'team.invitation': one(() => ({ body: { token: 'guess' } })),
  'team.join': one((things) => ({ body: { token: things.invitationToken } })),
  'settings.update': inStore(() => ({}), { version: 1, guests: ['swept@guest.example'] }),
  'settings.setTheme': inStore(() => ({}), { version: 1, theme: 'nordic' }),
  'dashboard.updateTheme': inStore(() => ({}), { version: 0, values: { 'border.radius': '3px' } }),
  'dashboard.publishTheme': inStore(() => ({}), { version: 0 }),
  'dashboard.importTheme': inStore(() => ({}), {
    version: 0,
    document: { format: 'omnis-theme', version: 1, theme: 'nordic' },
  }),
  'dashboard.addThemeFont': one(({ division }) => ({ params: { division }, file: picture })),
  'dashboard.removeThemeFont': inStore(() => ({ id: '0192f0c1-2a3b-7c4d-8e5f-60718293a4b5' })),
  'dashboard.createOwnTheme': inStore(() => ({}), { name: 'Swept', theme: 'nordic', values: {}, dark: {} }),
  'dashboard.renameOwnTheme': inStore(({ ownTheme }) => ({ id: ownTheme }), { version: 1, name: 'Swept' }),
  'dashboard.deleteOwnTheme': inStore(({ ownTheme }) => ({ id: ownTheme })),
  'settings.setLogo': one(({ division }) => ({ params: { division, ground: 'light' }, file: picture })),
  'settings.removeLogo': inStore(() => ({ ground: 'dark' })),
  'settings.connectInstagram': inStore(() => ({}), { token: 'sweep' }),
  'settings.changePlan': inStore(() => ({}), { plan: 'turbo' }),

  'pages.get': (things) =>
    [things.page, things.draft].map((id) => ({ params: { division: things.division, id } })),
  'pages.openGate': one((things) => ({
    params: { division: things.division, id: things.page, gate: things.gate },
    body: { password: things.gatePassword },
  })),
  'pages.create': inStore(() => ({}), { url: '/swept/', properties: { title: 'Swept' } }),
  'pages.update': one((things) => ({
    params: { division: things.division, id: things.page },
    body: { id: things.page, version: things.pageVersion, properties: { title: 'Swept' } },
  })),
  'pages.delete': inStore(({ draft }) => ({ id: draft })),
  'pages.draft': inStore(({ page }) => ({ id: page })),
  'pages.saveDraft': one((things) => ({
    params: { division: things.division, id: things.page },
    body: { version: things.pageVersion, page: { properties: { title: 'Swept' } } },
  })),
  'pages.discardDraft': one((things) => ({
    params: { division: things.division, id: things.page },
    query: { version: String(things.pageVersion) },
  })),
  'pages.publish': one((things) => ({
    params: { division: things.division, id: things.page },
    body: { version: things.pageVersion },
  })),
  'pages.cancelSchedule': one((things) => ({
    params: { division: things.division, id: things.page },
    query: { action: 'unpublish' },
  })),
  'pages.versions': inStore(({ page }) => ({ id: page })),
  'pages.version': inStore(({ page, pageVersion }) => ({ id: page, version: pageVersion })),
  'pages.restoreVersion': one((things) => ({
    params: { division: things.division, id: things.page, version: things.pageVersion },
    body: { version: things.pageVersion },
  })),
  'pages.presence': one((things) => ({
    params: { division: things.division, id: things.page },
    body: { editor: '7d0c6c1e-3b5f-4d29-9a54-0a5c4a6f1b11' },
  })),

  'dashboard.search': one(({ division }) => ({ params: { division }, query: { q: 'e' } })),
  'dashboard.createOrderView': inStore(() => ({}), { name: 'Swept', filters: { payment: 'paid' } }),
  'dashboard.deleteOrderView': inStore(({ orderView }) => ({ id: orderView })),
  'dashboard.askApproval': inStore(({ product }) => ({ id: product })),
  'dashboard.figureTable': ({ division }) =>
    figureTables.map((table) => ({ params: { division, table }, query: { period: 'year' } })),
  'dashboard.exportFigures': inStore(() => ({ table: 'products' })),
  'dashboard.order': inStore(({ order }) => ({ id: order })),
  'dashboard.createDraft': inStore(() => ({}), {
    lines: [{ title: 'Swept', price: 5, vat: 'standard', quantity: 1 }],
    email: 'swept@draft.example',
  }),
  'dashboard.priceDraft': inStore(() => ({}), {
    lines: [{ title: 'Swept', price: 5, vat: 'zero', quantity: 1 }],
  }),
  'dashboard.updateOrder': inStore(({ order }) => ({ id: order }), { version: 1, phone: '020 7946 0000' }),
  'dashboard.deleteDraft': one((things) => ({
    params: { division: things.division, id: things.orderDraft },
    query: { version: '1' },
  })),
  'dashboard.sendPayLink': inStore(({ orderDraft }) => ({ id: orderDraft }), { version: 1 }),
  'dashboard.completeOrder': inStore(({ order }) => ({ id: order })),
  'dashboard.readyOrder': inStore(({ order }) => ({ id: order })),
  'dashboard.quote': inStore(({ quote }) => ({ id: quote })),
  'dashboard.recordPayment': inStore(({ order }) => ({ id: order }), {
    method: 'cash',
    reference: 'R1',
    paidOn: '2026-01-02',
  }),
  'dashboard.refundOrder': inStore(({ order }) => ({ id: order }), { amount: 1, reason: 'Swept' }),
  'dashboard.cancelOrder': inStore(({ order }) => ({ id: order }), { reason: 'Swept' }),
  'dashboard.addOrderNote': inStore(({ order }) => ({ id: order }), { text: 'Swept', addTags: ['swept'] }),
  'dashboard.fulfilOrder': inStore(({ order }) => ({ id: order }), { carrier: 'dpd', code: 'SW1' }),
  'dashboard.updateFulfilment': inStore(({ order, fulfilment }) => ({ id: order, fulfilment }), {
    version: 1,
    carrier: 'dpd',
    code: 'SW2',
  }),
  'dashboard.cancelFulfilment': inStore(({ order, fulfilment }) => ({ id: order, fulfilment }), {
    version: 1,
  }),
  'dashboard.sendOrderMail': one((things) => ({
    params: { division: things.division, id: things.order },
    body: { mail: things.orderMail },
  })),
  'dashboard.product': inStore(({ product }) => ({ id: product })),
  'dashboard.updateProduct': inStore(({ product }) => ({ id: product }), { version: 1, metaTitle: 'Swept' }),
  'dashboard.createProduct': inStore(() => ({}), { name: 'Swept' }),
  'dashboard.duplicateProduct': inStore(({ product }) => ({ id: product }), {}),
  'dashboard.deleteProduct': inStore(({ product }) => ({ id: product })),
  'dashboard.startBulkEdit': inStore(() => ({}), {
    products: { filter: {} },
    action: { kind: 'tags', add: ['swept'] },
  }),
  'dashboard.bulkEdit': inStore(({ bulkEdit }) => ({ id: bulkEdit })),
  'dashboard.undoBulkEdit': inStore(({ bulkEdit }) => ({ id: bulkEdit })),
  'dashboard.addProductImage': one((things) => ({
    params: { division: things.division, id: things.product },
    file: picture,
  })),
  'dashboard.addProductFile': one((things) => ({
    params: { division: things.division, id: things.product },
    file: picture,
  })),
  'dashboard.creator': inStore(({ creator }) => ({ id: creator })),
  'dashboard.createCreator': inStore(() => ({}), { name: 'Swept' }),
  'dashboard.updateCreator': inStore(({ creator }) => ({ id: creator }), { version: 1, about: 'Swept' }),
  'dashboard.setCreatorImage': one((things) => ({
    params: { division: things.division, id: things.creator },
    file: picture,
  })),
  'dashboard.deleteCreator': inStore(({ creator }) => ({ id: creator })),
  'dashboard.collection': inStore(({ collection }) => ({ id: collection })),
  'dashboard.createCollection': one((things) => ({
    params: { division: things.division },
    body: { name: 'Swept', productIds: [things.product] },
  })),
  'dashboard.updateCollection': one((things) => ({
    params: { division: things.division, id: things.collection },
    body: { version: 1, description: 'Swept', productIds: [things.product] },
  })),
  'dashboard.setCollectionImage': one((things) => ({
    params: { division: things.division, id: things.collection },
    file: picture,
  })),
  'dashboard.previewCollection': inStore(() => ({}), {
    match: 'all',
    rules: [{ field: 'title', relation: 'contains', value: 'e' }],
  }),
  'dashboard.deleteCollection': inStore(({ collection }) => ({ id: collection })),
  'dashboard.customer': inStore(({ customerRecord }) => ({ id: customerRecord })),
  'dashboard.createCustomer': one((things) => ({
    params: { division: things.division },
    body: { email: `swept-${things.division}@shop.example`, firstName: 'Swept' },
  })),
  'dashboard.updateCustomer': inStore(({ customerRecord }) => ({ id: customerRecord }), {
    version: 1,
    company: 'Swept',
  }),
  'dashboard.addCustomerNote': inStore(({ customerRecord }) => ({ id: customerRecord }), { text: 'Swept' }),
  'dashboard.mergeCustomers': one((things) => ({
    params: { division: things.division, id: things.customerRecord },
    body: { other: things.otherRecord, version: 2 },
  })),
  'dashboard.deleteCustomer': one((things) => ({
    params: { division: things.division, id: things.customerRecord },
    query: { version: '3' },
  })),
  'dashboard.createCustomerSegment': inStore(() => ({}), { name: 'Swept', filters: { consent: 'yes' } }),
  'dashboard.updateCustomerSegment': inStore(({ segment }) => ({ id: segment }), {
    name: 'Swept anew',
    version: 1,
  }),
  'dashboard.deleteCustomerSegment': inStore(({ segment }) => ({ id: segment })),
  'dashboard.discount': inStore(({ discount }) => ({ id: discount })),
  'dashboard.createDiscount': one((things) => ({
    params: { division: things.division },
    body: {
      title: 'Swept',
      method: 'code',
      code: `SWEPT${things.division}`,
      kind: 'percentage',
      value: 10,
      goods: { kind: 'products', ids: [things.product] },
    },
  })),
  'dashboard.updateDiscount': inStore(({ discount }) => ({ id: discount }), { version: 1, title: 'Swept' }),
  'dashboard.addDiscountCodes': inStore(({ discount }) => ({ id: discount }), { count: 1 }),
  'dashboard.discountCodes': inStore(({ discount }) => ({ id: discount })),
  'dashboard.deleteDiscount': inStore(({ discount }) => ({ id: discount })),
  'dashboard.createDeliveryZone': inStore(() => ({}), {
    name: 'Swept',
    countries: ['NZ'],
    methods: [{ name: 'Post', price: 5, minDays: 1, maxDays: 2 }],
  }),
  'dashboard.updateDeliveryZone': inStore(({ deliveryZone }) => ({ id: deliveryZone }), {
    version: 1,
    name: 'Swept',
  }),
  'dashboard.deleteDeliveryZone': inStore(({ deliveryZone }) => ({ id: deliveryZone })),
  'dashboard.addDomain': inStore(() => ({}), { host: 'swept.example' }),
  'dashboard.checkDomain': inStore(({ domain }) => ({ id: domain })),
  'dashboard.updateDomain': inStore(({ domain }) => ({ id: domain }), { isPrimary: true, version: 1 }),
  'dashboard.removeDomain': inStore(({ domain }) => ({ id: domain })),
  'dashboard.addCurrency': inStore(() => ({}), { code: 'CHF', rate: 1.1 }),
  'dashboard.updateCurrency': inStore(() => ({ code: 'USD' }), { rate: 1.3, version: 1 }),
  'dashboard.removeCurrency': inStore(() => ({ code: 'USD' })),
  'dashboard.addTaxRegistration': inStore(() => ({}), { country: 'FR', number: 'FR40303265045' }),
  'dashboard.updateTaxSettings': inStore(() => ({}), { version: 0, pricesIncludeTax: true }),
  'dashboard.updateTaxRegistration': inStore(() => ({ country: 'GB' }), { version: 0 }),
  'dashboard.removeTaxRegistration': inStore(() => ({ country: 'GB' })),
  // Of two modes: Stripe is not asked.
  'dashboard.addPaymentAccount': inStore(() => ({}), {
    publishableKey: 'pk_test_swept',
    secretKey: 'sk_live_swept',
  }),
  'dashboard.updatePaymentAccount': inStore(({ paymentAccount }) => ({ id: paymentAccount }), {
    version: 1,
    webhookSecret: 'whsec_swept',
  }),
  'dashboard.removePaymentAccount': inStore(({ paymentAccount }) => ({ id: paymentAccount })),
  'dashboard.updatePaymentMethods': inStore(() => ({}), { version: 1, methods: ['card'] }),
  'dashboard.policy': inStore(() => ({ policy: 'privacy-policy' })),
  'dashboard.updatePolicy': inStore(() => ({ policy: 'privacy-policy' }), {
    html: '<p>Swept</p>',
    version: 0,
  }),
  'dashboard.post': inStore(({ post }) => ({ id: post })),
  'dashboard.createPost': inStore(() => ({}), { title: 'Swept' }),
  'dashboard.updatePost': inStore(({ post }) => ({ id: post }), { version: 1, title: 'Swept' }),
  'dashboard.setPostImage': one(({ division, post }) => ({ params: { division, id: post }, file: picture })),
  'dashboard.deletePost': inStore(({ post }) => ({ id: post })),
  'dashboard.createCampaign': inStore(() => ({}), { title: 'Swept' }),
  // Of no store: what is changed and sent is made by the test of campaigns.
  'dashboard.campaign': inStore(() => ({ id: crypto.randomUUID() })),
  'dashboard.updateCampaign': inStore(() => ({ id: crypto.randomUUID() }), { version: 1, title: 'Swept' }),
  'dashboard.deleteCampaign': inStore(() => ({ id: crypto.randomUUID() })),
  'dashboard.sendCampaign': inStore(() => ({ id: crypto.randomUUID() }), { version: 1 }),
  'dashboard.testCampaign': inStore(() => ({ id: crypto.randomUUID() })),
  'notifications.seen': inStore(() => ({ id: crypto.randomUUID() }), { what: 'opened' }),
  'dashboard.plugin': inStore(() => ({ code: 'analytics' })),
  'dashboard.updatePlugin': inStore(() => ({ code: 'cookie-policy' }), { version: 1, isEnabled: true }),
  // Malformed, so that no vendor is asked.
  'dashboard.testPlugin': inStore(() => ({ code: 'analytics' }), { field: 'measurement_id', value: 'x' }),
  'dashboard.updateSearchRedirects': inStore(() => ({}), { version: 1, items: [] }),
  'dashboard.updateSynonyms': inStore(() => ({}), { version: 1, items: [] }),
  'dashboard.updateCheckoutSettings': inStore(() => ({}), { version: 1, note: true }),
  'dashboard.updateMenu': inStore(() => ({}), { version: 1, mainMenu: [{ text: 'Shop', href: '/' }] }),
  'dashboard.updateFooter': inStore(() => ({}), { version: 1, payments: true }),
  'dashboard.updateBanners': inStore(() => ({}), { version: 1, sitewide: { enabled: false, text: '' } }),
  'dashboard.updateBranding': inStore(() => ({}), { version: 1, customCode: { code: '' } }),
  'dashboard.setBrandingPicture': one(({ division }) => ({
    params: { division, picture: 'favicon' },
    file: picture,
  })),
  'dashboard.removeBrandingPicture': inStore(() => ({ picture: 'favicon' })),
  'atlas.updateSeasonalBanner': one(() => ({ body: { version: 1 } })),
  'dashboard.adjustStock': inStore(({ variant }) => ({ variantId: variant }), {
    to: null,
    expected: null,
    reason: 'counted',
  }),
  'dashboard.updateStockSettings': inStore(() => ({}), { version: 0, lowAt: 3 }),
  'dashboard.stockHistory': inStore(({ variant }) => ({ variantId: variant })),
  'dashboard.issueGiftCard': inStore(() => ({}), {
    id: '00000000-0000-4000-8000-00000000000a',
    value: 5,
    email: 'swept@shop.example',
  }),
  'dashboard.blockGiftCard': inStore(({ giftCard }) => ({ id: giftCard }), { blocked: true }),
  'dashboard.moderateReview': inStore(({ review }) => ({ id: review }), { state: 'rejected' }),
  'dashboard.createSplitTest': inStore(() => ({}), {
    name: 'swept',
    variations: [
      { name: 'Old', weight: 1 },
      { name: 'New', weight: 1 },
    ],
  }),
  'dashboard.updateSplitTest': inStore(({ splitTest }) => ({ id: splitTest }), { version: 1, running: true }),
  'dashboard.deleteSplitTest': inStore(({ splitTest }) => ({ id: splitTest })),
  'dashboard.addFile': one(({ division }) => ({ params: { division }, file: picture })),
  'dashboard.createImport': one(({ division }) => ({
    params: { division },
    file: { name: 'products.csv', type: 'text/csv', bytes: Buffer.from('Handle,Title\nswept,Swept\n') },
  })),
  'dashboard.import': inStore((things) => ({ id: things.import })),
  'dashboard.rejectedRows': inStore((things) => ({ id: things.import })),
  'dashboard.applyImport': inStore((things) => ({ id: things.import })),
  'dashboard.cancelImport': inStore((things) => ({ id: things.import })),

  'atlas.createRole': one(() => ({ body: { title: `Swept ${crypto.randomUUID()}`, permissions: [] } })),
  'atlas.updateRole': one(() => ({ params: { name: 'swept' }, body: { title: 'Swept' } })),
  'atlas.deleteRole': one(() => ({ params: { name: 'swept' } })),
  'atlas.user': one(() => ({ params: { id: colleague } })),
  'atlas.inviteUser': one(() => ({
    body: { email: `staff-${crypto.randomUUID()}@sweep.example`, firstName: 'Swept' },
  })),
  'atlas.resendInvite': one(() => ({ params: { id: colleague } })),
  'atlas.enableUser': one(() => ({ params: { id: colleague } })),
  'atlas.disableUser': one(() => ({ params: { id: colleague } })),
  'atlas.setUserRights': one(() => ({ params: { id: colleague }, body: { roles: [], permissions: [] } })),
  'atlas.muteUser': one(() => ({ params: { id: colleague } })),
  'atlas.unmuteUser': one(() => ({ params: { id: colleague } })),
  'atlas.userPersonal': one(() => ({ params: { id: colleague } })),
  'atlas.setUserPersonal': one(() => ({ params: { id: colleague }, body: { nameOfBank: 'Swept' } })),
  'atlas.setUserProfile': one(() => ({ params: { id: colleague }, body: { team: 'Swept' } })),
  'atlas.setMyProfile': one(() => ({ body: { mission: 'Swept' } })),
  'atlas.changeMyEmail': one(() => ({ body: { email: `moved-${crypto.randomUUID()}@sweep.example` } })),
  'atlas.confirmMyEmail': one(() => ({ body: { token: 'swept' } })),
  'atlas.setMyPhoto': one(() => ({ file: picture })),
  'atlas.requestPermissions': one(() => ({
    params: { permissions: 'orders.refund' },
    body: { reason: 'Swept' },
  })),
  'atlas.decidePermissionRequest': one(() => ({
    params: { id: colleague },
    body: { decision: 'refuse' },
  })),
  // No store that is there: what is swept would be shut to everything that comes after.
  'atlas.reviewStore': one(() => ({ params: { id: 999_999 }, body: { underReview: true, reason: 'Swept' } })),
  'atlas.storeProject': one(({ division }) => ({ params: { id: division } })),
  'atlas.updateStoreProject': one(() => ({ params: { id: 999_999 }, body: { version: 1, isVip: true } })),
  'atlas.visitStore': one(() => ({ params: { id: 999_999 } })),
  'atlas.productApproval': one(() => ({ params: { id: 999_999 } })),
  'atlas.setProductApproval': one(() => ({ params: { id: 999_999 }, body: { required: true } })),
  'atlas.products': ({ division, canary }) => [
    { query: { status: 'Approved', division: String(division) } },
    { query: { status: 'Approved', search: canary.slice(0, 8) } },
  ],
  // No product that is there: what is denied would be gone for everything that comes after.
  'atlas.decideProduct': one(({ division }) => ({
    params: { division, id: 999_999 },
    body: { status: 'Approved', from: 'Denied' },
  })),
  'atlas.retryJobs': one(() => ({ body: { ids: [crypto.randomUUID()] } })),
  'atlas.discardJobs': one(() => ({ body: { ids: [crypto.randomUUID()] } })),
  'atlas.setChatAvailability': one(() => ({ body: { available: false, groups: [] } })),
  'atlas.chats': one(() => ({ query: { state: 'queued' } })),
  'atlas.chat': one((things) => ({ params: { id: things.chat } })),
  'atlas.takeChat': one((things) => ({ params: { id: things.chat } })),
  'atlas.replyChat': one((things) => ({
    params: { id: things.chat },
    body: { text: 'Swept', key: 'swept-words' },
  })),
  'atlas.transferChat': one((things) => ({ params: { id: things.chat }, body: { group_id: 4 } })),
  'atlas.endChat': one((things) => ({ params: { id: things.chat } })),
  'atlas.customers': one(({ division }) => ({ query: { division: String(division) } })),
  'atlas.customer': one(({ division, customerRecord }) => ({ params: { division, id: customerRecord } })),
  'atlas.exportCustomers': one(({ division }) => ({ params: { division } })),
  'atlas.createCustomer': one(({ division }) => ({
    params: { division },
    body: { email: `swept-by-staff-${division}@shop.example`, firstName: 'Swept' },
  })),
  // Versions that no record has: the calls of the store's team, which come later, find theirs as it was.
  'atlas.updateCustomer': one(({ division, customerRecord }) => ({
    params: { division, id: customerRecord },
    body: { version: 0, company: 'Swept' },
  })),
  'atlas.mergeCustomers': one(({ division, customerRecord, otherRecord }) => ({
    params: { division, id: customerRecord },
    body: { other: otherRecord, version: 0 },
  })),
  'atlas.deleteCustomer': one(({ division, customerRecord }) => ({
    params: { division, id: customerRecord },
    query: { version: '0' },
  })),
  'atlas.setCustomerBespoke': one(({ division, customerRecord }) => ({
    params: { division, id: customerRecord },
    body: { bespoke: true },
  })),
  'atlas.addCustomerNote': one(({ division, customerRecord }) => ({
    params: { division, id: customerRecord },
    body: { text: 'Swept' },
  })),
  'atlas.order': one(({ order }) => ({ params: { id: order } })),
  'atlas.addParcel': one(({ order }) => ({
    params: { id: order },
    body: { code: 'AB1', carrier: 'dpd' },
  })),
  'atlas.removeParcel': one(({ order }) => ({ params: { id: order, code: 'AB1' } })),
  'atlas.createDraft': one(({ division }) => ({
    params: { division },
    body: {
      lines: [{ title: 'Swept', price: 5, vat: 'standard', quantity: 1 }],
      email: 'swept@staff.example',
    },
  })),
  'atlas.priceDraft': one(({ division }) => ({
    params: { division },
    body: { lines: [{ title: 'Swept', price: 5, vat: 'zero', quantity: 1 }] },
  })),
  'atlas.exportOrders': one(({ division }) => ({ params: { division } })),
  'atlas.storeVariants': one(({ division }) => ({ params: { division } })),
  'atlas.storeCustomers': one(({ division }) => ({ params: { division } })),
  'atlas.updateOrder': one(({ order }) => ({
    params: { id: order },
    body: { version: 1, phone: '020 7946 0000' },
  })),
  'atlas.deleteDraft': one((things) => ({ params: { id: things.orderDraft }, query: { version: '1' } })),
  'atlas.sendPayLink': one((things) => ({ params: { id: things.orderDraft }, body: { version: 1 } })),
  'atlas.recordPayment': one(({ order }) => ({
    params: { id: order },
    body: { method: 'cash', reference: 'R1', paidOn: '2026-01-02' },
  })),
  'atlas.refundOrder': one(({ order }) => ({
    params: { id: order },
    body: { amount: 1, reason: 'Swept' },
  })),
  'atlas.reprintOrder': one(({ order }) => ({
    params: { id: order },
    body: { lines: [{ id: colleague, quantity: 1 }], reason: 'Swept' },
  })),
  'atlas.addOrderNote': one(({ order }) => ({
    params: { id: order },
    body: { text: 'Swept', addTags: ['swept'] },
  })),
  'atlas.sendOrderMail': one((things) => ({
    params: { id: things.order },
    body: { mail: things.orderMail },
  })),
  'atlas.cancelOrder': one(({ order }) => ({ params: { id: order }, body: { reason: 'Swept' } })),
  'atlas.fulfilOrder': one(({ order }) => ({ params: { id: order }, body: { carrier: 'dpd', code: 'SW1' } })),
  'atlas.completeOrder': one(({ order }) => ({ params: { id: order } })),
  'atlas.readyOrder': one(({ order }) => ({ params: { id: order } })),
  'atlas.updateFulfilment': one(({ order, fulfilment }) => ({
    params: { id: order, fulfilment },
    body: { version: 1, carrier: 'dpd', code: 'SW2' },
  })),
  'atlas.cancelFulfilment': one(({ order, fulfilment }) => ({
    params: { id: order, fulfilment },
    body: { version: 1 },
  })),
  'atlas.bookReturn': one(({ order }) => ({
    params: { id: order, returnId: 1 },
    body: { lines: [{ id: colleague, received: 1 }] },
  })),
  'atlas.quote': one((things) => ({ params: { id: things.quote } })),
  'atlas.offerQuote': one((things) => ({
    params: { id: things.quote },
    body: { lines: [{ id: colleague, price: 5 }], vatRate: 20 },
  })),
  'atlas.sendMockup': one((things) => ({ params: { id: things.quote }, file: picture })),
  'atlas.design': one((things) => ({ params: { id: things.order, design: things.design } })),
  'atlas.setStatus': one(({ order }) => ({
    params: { id: order },
    body: { status: 'processing', from: 'paid' },
  })),
};

/**
 * The ways to make a call about the things of a store.
 *
 * @throws Error that says what to do, for a call of which nobody has said how it is made
 */
export function inputsOf(call: Call, things: StoreThings): readonly CallInput[] {
  const known = inputs[call.name];
  if (known) return known(things);
  const { body, upload }: CallShape = call;
  const names = pathParams(call).filter((name) => name !== 'division');
  if (body || upload || names.length > 0)
    throw new Error(
      `Tell the sweep how to call ${call.name}, with things of the store that it is given: apps/server/src/testing/sweep/call-inputs.ts`,
    );
  return [{ params: { division: things.division } }];
}
