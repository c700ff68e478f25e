// The schemas are a build entry of their own, so that zod stays out of a bundle that uses none of them.
export {
  addressSchema,
  breadcrumbSchema,
  cartItemSchema,
  cartSchema,
  currencySchema,
  favouriteItemSchema,
  fontSchema,
  imageSchema,
  pickedLinkSchema,
  pointSchema,
  remillFormSchema,
  splitTestSchema,
  subscriberOfferFormSchema,
  tagSchema,
  timeIntervalSchema,
} from './common.ts';
export type {
  Address,
  Cart,
  CartItem,
  FavouriteItem,
  Font,
  Image,
  PickedLink,
  Point,
  RemillForm,
  SplitTest,
  SubscriberOfferForm,
  Tag,
  TimeInterval,
} from './common.ts';
export { isWithinDepth, maxJsonDepth } from './depth.ts';
export { facePreviewQuery, facePreviewSchema, type FacePreview } from './face-preview.ts';
export { menuEntrySchema, menuImageSchema, menuItemSchema, menuSegmentSchema } from './menu.ts';
export type { MenuEntry, MenuImage, MenuItem, MenuSegment } from './menu.ts';
export { notificationSchema } from './notification.ts';
export type { Notification, NotificationAction } from './notification.ts';
export {
  factoryLabelSchema,
  orderItemSchema,
  orderSchema,
  orderStatusCodeSchema,
  orderStatusSchema,
  paymentAttemptSchema,
  statusLogRecordSchema,
} from './order.ts';
export type { FactoryLabel, Order, OrderItem, PaymentAttempt, StatusLogRecord } from './order.ts';
export { blockFields, blockSchema, pageFields, pagePropertiesSchema, pageSchema } from './page.ts';
export type { Block, BlockInput, Page, PageProperties } from './page.ts';
export { parseEntity } from './parse-entity.ts';
export { plainMessage } from './plain-message.ts';
export type { FieldError, ParsedEntity } from './parse-entity.ts';
export {
  badgeSchema,
  customerSchema,
  divisionSchema,
  manufacturerSchema,
  userSchema,
  userStateSchema,
} from './people.ts';
export type { Badge, Customer, Division, Manufacturer, User, UserState } from './people.ts';
export { productOptionSchema, productSchema } from './product.ts';
export type { Product, ProductOption } from './product.ts';
export { storeCoreDataSchema } from './store-core-data.ts';
export type { StoreCoreData } from './store-core-data.ts';
export {
  appSchema,
  pluginsSchema,
  searchRedirectSchema,
  storeThemeSchema,
  subdomainSchema,
} from './subdomain.ts';
export type { App, Plugins, SearchRedirect, StoreTheme, Subdomain } from './subdomain.ts';
