/**
 * Everything that the cache is dropped by: one line an entity. Which calls provide and which invalidate a tag stands
 * beside each endpoint; entities with an id also carry it.
 */
export const tagTypes = [
  /** Core data of a store. */
  'StoreCore',
  'Product',
  'ProductReviews',
  'Collection',
  /** A page, by its id, and the list of pages under `LIST`. */
  'Page',
  /** The posts of a store's blog. */
  'Post',
  /** A basket, by its name: `main` or `favourites`. */
  'Basket',
  /** Price of the basket delivered to an address. */
  'Quote',
  /** An order as its buyer sees it, by its hash. */
  'Order',
  'Session',
  'Address',
  /** The licence agreement, and whether it was signed. */
  'Eula',
  /** How the account is kept: second factor, sessions, trusted devices. */
  'Security',
  /** Requests in progress for the account's data: a copy, its deletion. */
  'PersonalData',
  /** An order as its store's owner sees it. */
  'ManagedOrder',
  /** The saved views of a store's list of orders. */
  'OrderView',
  /** A product as its owner edits it, by its id. */
  'ManagedProduct',
  /** Products as staff see them who approve products. */
  'ModeratedProduct',
  /** Creators of a store's products, by id, and the list under `LIST`. */
  'Creator',
  /** Reviews as the store's team reads them. */
  'ManagedReview',
  /** Split tests as the store's team sees them. */
  'SplitTest',
  'ManagedGiftCard',
  /** A collection as its store's team edits it, by its id, and the list under `LIST`. */
  'ManagedCollection',
  /** A discount as its store's team sees it, by its id, and the list under `LIST`. */
  'Discount',
  /** A customer as their store's team manages them, by the id, the lists under `LIST`, saved filters under `SEGMENTS`. */
  'Customer',
  /** The delivery zones of a store as its team sees them. */
  'DeliveryZone',
  'StoreDomain',
  'StoreCurrency',
  /** A post of the blog as its store's team edits it, by its id, and the list under `LIST`. */
  'ManagedPost',
  /** Policies as their store's team edits them. */
  'ManagedPolicy',
  /** Notifications that a store writes. */
  'Campaign',
  /** Settings of a store's search, and the searches that find nothing. */
  'ShopSearch',
  /** Plugins of a store as its team manages them. */
  'Plugin',
  'StoreTaxes',
  /** Accounts of a store and its ways to pay under `LIST`, its payouts under `PAYOUTS`. */
  'PaymentAccount',
  /** The addresses that get a store's emails to its team. */
  'AlertMails',
  'CheckoutSettings',
  /** Parts of a shop’s face around its pages, by their names. */
  'ShopFace',
  /** Dates and words of the seasonal banner of all stores. */
  'SeasonalBanner',
  'BulkEdit',
  /** Checkouts that were not finished under `LIST`, and when they are reminded of under `SETTINGS`. */
  'AbandonedCheckout',
  /** The theme of a store with its draft, and under `LIST` the themes that it keeps. */
  'Theme',
  /** A webhook by its id, the lists under `LIST`, and its log under `LOG`. */
  'Webhook',
  /** The stock of a variant, by its id, the lists under `LIST`, and what is set for it under `SETTINGS`. */
  'Stock',
  /** Notifications of the signed-in person for a store: the lists under `LIST`, the count under `UNREAD`. */
  'Notification',
  /** Pictures that were uploaded for pages. */
  'File',
  'Import',
  'Overview',
  /** Managers of a store, invitations and requests. */
  'Team',
  /** Settings for who may visit a store, and how its team signs in. */
  'Settings',
  /** How a store is connected to Instagram. */
  'Instagram',
  /** How a store is connected to Shopify under `CONNECTION`, and what was sent there under `SENDS`. */
  'Shopify',
  /** An order as staff see it, by its id, and the queue under `LIST`. */
  'AtlasOrder',
  'AtlasStore',
  /** Jobs as staff see them. */
  'Job',
  /** A member of staff, by id, and the list under `LIST`. */
  'Staff',
  /** Permissions that staff asked for. */
  'PermissionRequest',
  /** Chats as staff answer them: one by its id, the lists under `LIST`, who is there under `AVAILABILITY`. */
  'StaffChat',
] as const;

/** Name of a kind of cached entity. */
export type TagType = (typeof tagTypes)[number];

/** Id under which lists of an entity are tagged. */
export const listId = 'LIST';

/** Data that every visitor has, but another one after signing in or out. */
export const visitorTags = ['Basket', 'Quote'] as const satisfies readonly TagType[];

/** Data that only the signed-in person may read: dropped at sign-in and sign-out. */
export const personalTags = [
  'Order',
  'Address',
  'Eula',
  'Security',
  'PersonalData',
  'ManagedOrder',
  'ManagedProduct',
  'ManagedCollection',
  'ManagedPost',
  'ManagedPolicy',
  'Customer',
  'Creator',
  'ManagedReview',
  'SplitTest',
  'Notification',
  'File',
  'Import',
  'Overview',
  'Team',
  'Settings',
  'Instagram',
  'Shopify',
  'AtlasOrder',
  'AtlasStore',
  'Staff',
  'PermissionRequest',
  'StaffChat',
] as const satisfies readonly TagType[];
