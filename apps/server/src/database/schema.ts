import type {
  AbandonedCheckoutsTable,
  ReminderOptoutsTable,
  ReminderSettingsTable,
} from '../domains/basket/abandoned/abandoned.tables.ts';
import type {
  AccountDeletionsTable,
  AccountTokensTable,
  AddressesTable,
  AuditLogTable,
  CustomersTable,
  MembershipsTable,
  PersonalExportsTable,
  RateLimitsTable,
  RecoveryCodesTable,
  SessionsTable,
  SmsCodesTable,
  SpentChallengesTable,
  StaffTable,
  TrustedDevicesTable,
} from '../domains/accounts/accounts.tables.ts';
import type { InstallationKeysTable } from '../security/key-checks.tables.ts';
import type {
  PermissionRequestsTable,
  StaffRoleMembersTable,
  StaffRolesTable,
} from '../domains/accounts/staff/staff.tables.ts';
import type { ArtworksTable } from '../domains/designs/artworks/artworks.tables.ts';
import type {
  BasketAdditionsTable,
  BasketCouponsTable,
  BasketLinesTable,
  BasketLinksTable,
  BasketNotesTable,
} from '../domains/basket/basket.tables.ts';
import type {
  CouponsTable,
  DiscountCodesTable,
  DiscountCustomersTable,
  DiscountsTable,
  DiscountUsesTable,
} from '../domains/discounts/discounts.tables.ts';
import type {
  CollectionProductsTable,
  CollectionsTable,
  CreatorProductsTable,
  CreatorsTable,
  ProductColoursTable,
  ProductAddressesTable,
  ProductFilesTable,
  ProductImagesTable,
  ProductsTable,
  ReviewsTable,
  VariantsTable,
} from '../domains/catalogue/catalogue.tables.ts';
import type { ChatAgentsTable, ChatMessagesTable, ChatsTable } from '../domains/chat/chat.tables.ts';
import type { CompletionBadgesTable } from '../domains/divisions/badges/badges.tables.ts';
import type { CheckoutAttemptsTable } from '../domains/checkout/checkout.tables.ts';
import type { DeliveryZonesTable, ShippingMethodsTable } from '../domains/delivery/delivery.tables.ts';
import type { BulkEditProductsTable, BulkEditsTable } from '../domains/catalogue/bulk/bulk.tables.ts';
import type { BlogPostsTable, PolicyTextsTable } from '../domains/content/content.tables.ts';
import type { DesignsTable } from '../domains/designs/designs.tables.ts';
import type { IdempotencyKeysTable } from '../domains/idempotency/idempotency.tables.ts';
import type { StoreDomainsTable } from '../domains/divisions/custom-domains/store-domains.tables.ts';
import type { ReferenceRatesTable } from '../domains/divisions/currencies/currencies.tables.ts';
import type { SeasonalBannerTable } from '../domains/seasonal-banner/seasonal-banner.tables.ts';
import type { DivisionsTable } from '../tenancy/divisions.tables.ts';
import type { ShopEventsTable } from '../domains/events/events.tables.ts';
import type { FigureDaysTable } from '../domains/figures/figures.tables.ts';
import type { FilesTable } from '../domains/files/files.tables.ts';
import type {
  BasketGiftCardsTable,
  GiftCardsTable,
  GiftCardUsesTable,
} from '../domains/gift-cards/gift-cards.tables.ts';
import type { ImportImagesTable, ImportRowsTable, ImportsTable } from '../domains/imports/imports.tables.ts';
import type { JobWorkersTable } from '../jobs/jobs.tables.ts';
import type {
  LowStockToldTable,
  StockChangesTable,
  StockSettingsTable,
} from '../domains/stock/stock.tables.ts';
import type { AlertMailsDueTable, AlertMailsTable } from '../domains/alert-mails/alert-mails.tables.ts';
import type { StockNoticesTable } from '../domains/marketing/stock-notices/stock-notices.tables.ts';
import type { SubscribersTable } from '../domains/marketing/marketing.tables.ts';
import type {
  DashboardNotificationRecipientsTable,
  DashboardNotificationsTable,
} from '../domains/notifications/dashboard/dashboard.tables.ts';
import type { MailsTable, TextMessagesTable } from '../domains/notifications/notifications.tables.ts';
import type {
  PushMessagesTable,
  PushSubscriptionOrdersTable,
  PushSubscriptionsTable,
} from '../domains/notifications/push/push.tables.ts';
import type {
  CustomerNotesTable,
  CustomerRecordEmailsTable,
  CustomerRecordsTable,
  CustomerRecordWordsTable,
  CustomerRecountsTable,
  CustomerSegmentsTable,
} from '../domains/customers/customers.tables.ts';
import type { OrderTermsTable, OrderViewsTable } from '../domains/orders/list/order-list.tables.ts';
import type { OrderNotesTable } from '../domains/orders/notes/order-notes.tables.ts';
import type { OrderFulfilmentsTable } from '../domains/orders/fulfilments/order-fulfilments.tables.ts';
import type { OrderPaymentsTable } from '../domains/orders/payments/order-payments.tables.ts';
import type { OrderChangesTable, OrderRefundsTable } from '../domains/orders/change/change.tables.ts';
import type { OrderReturnLinesTable, OrderReturnsTable } from '../domains/orders/returns/returns.tables.ts';
import type { OrderItemsTable, OrderStatusLogTable, OrdersTable } from '../domains/orders/orders.tables.ts';
import type { PageDraftsTable } from '../domains/pages/drafts/drafts.tables.ts';
import type { PagesTable } from '../domains/pages/pages.tables.ts';
import type { PageEditorsTable } from '../domains/pages/presence/presence.tables.ts';
import type { PageRedirectsTable } from '../domains/pages/redirects/redirects.tables.ts';
import type { PageSchedulesTable } from '../domains/pages/schedules/schedules.tables.ts';
import type { PageVersionsTable } from '../domains/pages/versions/versions.tables.ts';
import type {
  AccountPaymentsTable,
  PaymentAccountsTable,
} from '../domains/payments/accounts/accounts.tables.ts';
import type { PaymentAttemptsTable, TestProcessorTable } from '../domains/payments/payments.tables.ts';
import type { QuotesTable } from '../domains/quotes/quotes.tables.ts';
import type { RetentionRunsTable } from '../domains/retention/retention.tables.ts';
import type {
  SplitTestOrdersTable,
  SplitTestsTable,
  SplitTestVisitorsTable,
} from '../domains/split-tests/split-tests.tables.ts';
import type { InstagramConnectionsTable, InstagramPostsTable } from '../domains/social/social.tables.ts';
import type { PlatformSettingsTable, SetupLinksTable } from '../domains/setup/setup.tables.ts';
import type { TeamInvitationsTable, TeamRequestsTable } from '../domains/accounts/team/team.tables.ts';
import type { PasskeyChallengesTable, PasskeysTable } from '../domains/accounts/passkeys/passkeys.tables.ts';
import type { ListEditRowsTable, ListEditsTable } from '../domains/list-edits/list-edits.tables.ts';
import type {
  ShopifyConnectionsTable,
  ShopifyProductsTable,
  ShopifySendProductsTable,
  ShopifySendsTable,
} from '../domains/shopify/shopify.tables.ts';
import type { OwnThemesTable, ThemeDraftsTable } from '../domains/themes/themes.tables.ts';
import type { CampaignsTable } from '../domains/campaigns/campaigns.tables.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from '../domains/webhooks/webhooks.tables.ts';

/** Every table by name, from the domains that own them. */
export interface Schema {
  customers: CustomersTable;
  account_tokens: AccountTokensTable;
  addresses: AddressesTable;
  memberships: MembershipsTable;
  audit_log: AuditLogTable;
  staff: StaffTable;
  staff_roles: StaffRolesTable;
  setup_links: SetupLinksTable;
  platform_settings: PlatformSettingsTable;
  installation_keys: InstallationKeysTable;
  staff_role_members: StaffRoleMembersTable;
  permission_requests: PermissionRequestsTable;
  sessions: SessionsTable;
  recovery_codes: RecoveryCodesTable;
  trusted_devices: TrustedDevicesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  rate_limits: RateLimitsTable;
  sms_codes: SmsCodesTable;
  spent_challenges: SpentChallengesTable;
  text_messages: TextMessagesTable;
  personal_exports: PersonalExportsTable;
  account_deletions: AccountDeletionsTable;
  mails: MailsTable;
  push_subscriptions: PushSubscriptionsTable;
  push_subscription_orders: PushSubscriptionOrdersTable;
  push_messages: PushMessagesTable;
  dashboard_notifications: DashboardNotificationsTable;
  dashboard_notification_recipients: DashboardNotificationRecipientsTable;
  instagram_connections: InstagramConnectionsTable;
  instagram_posts: InstagramPostsTable;
  files: FilesTable;
  artworks: ArtworksTable;
  quotes: QuotesTable;
  designs: DesignsTable;
  divisions: DivisionsTable;
  products: ProductsTable;
  product_colours: ProductColoursTable;
  product_images: ProductImagesTable;
  product_addresses: ProductAddressesTable;
  product_files: ProductFilesTable;
  variants: VariantsTable;
  collections: CollectionsTable;
  collection_products: CollectionProductsTable;
  creators: CreatorsTable;
  creator_products: CreatorProductsTable;
  reviews: ReviewsTable;
  pages: PagesTable;
  page_drafts: PageDraftsTable;
  page_schedules: PageSchedulesTable;
  page_versions: PageVersionsTable;
  page_editors: PageEditorsTable;
  page_redirects: PageRedirectsTable;
  blog_posts: BlogPostsTable;
  policy_texts: PolicyTextsTable;
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  bulk_edits: BulkEditsTable;
  bulk_edit_products: BulkEditProductsTable;
  import_images: ImportImagesTable;
  stock_notices: StockNoticesTable;
  stock_changes: StockChangesTable;
  stock_settings: StockSettingsTable;
  alert_mails: AlertMailsTable;
  alert_mails_due: AlertMailsDueTable;
  low_stock_told: LowStockToldTable;
  subscribers: SubscribersTable;
  shop_events: ShopEventsTable;
  split_tests: SplitTestsTable;
  split_test_visitors: SplitTestVisitorsTable;
  split_test_orders: SplitTestOrdersTable;
  basket_lines: BasketLinesTable;
  basket_additions: BasketAdditionsTable;
  basket_coupons: BasketCouponsTable;
  basket_notes: BasketNotesTable;
  basket_links: BasketLinksTable;
  abandoned_checkouts: AbandonedCheckoutsTable;
  reminder_settings: ReminderSettingsTable;
  list_edits: ListEditsTable;
  list_edit_rows: ListEditRowsTable;
  theme_drafts: ThemeDraftsTable;
  own_themes: OwnThemesTable;
  webhooks: WebhooksTable;
  campaigns: CampaignsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  shopify_connections: ShopifyConnectionsTable;
  shopify_products: ShopifyProductsTable;
  shopify_sends: ShopifySendsTable;
  shopify_send_products: ShopifySendProductsTable;
  reminder_optouts: ReminderOptoutsTable;
  coupons: CouponsTable;
  discounts: DiscountsTable;
  discount_codes: DiscountCodesTable;
  discount_customers: DiscountCustomersTable;
  discount_uses: DiscountUsesTable;
  idempotency_keys: IdempotencyKeysTable;
  basket_gift_cards: BasketGiftCardsTable;
  gift_cards: GiftCardsTable;
  gift_card_uses: GiftCardUsesTable;
  shipping_methods: ShippingMethodsTable;
  delivery_zones: DeliveryZonesTable;
  store_domains: StoreDomainsTable;
  reference_rates: ReferenceRatesTable;
  seasonal_banner: SeasonalBannerTable;
  checkout_attempts: CheckoutAttemptsTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_status_log: OrderStatusLogTable;
  order_changes: OrderChangesTable;
  order_refunds: OrderRefundsTable;
  order_payments: OrderPaymentsTable;
  order_notes: OrderNotesTable;
  order_fulfilments: OrderFulfilmentsTable;
  order_terms: OrderTermsTable;
  order_views: OrderViewsTable;
  figure_days: FigureDaysTable;
  order_returns: OrderReturnsTable;
  order_return_lines: OrderReturnLinesTable;
  payment_accounts: PaymentAccountsTable;
  account_payments: AccountPaymentsTable;
  payment_attempts: PaymentAttemptsTable;
  test_processor: TestProcessorTable;
  team_invitations: TeamInvitationsTable;
  team_requests: TeamRequestsTable;
  chats: ChatsTable;
  chat_messages: ChatMessagesTable;
  chat_agents: ChatAgentsTable;
  completion_badges: CompletionBadgesTable;
  job_workers: JobWorkersTable;
  retention_runs: RetentionRunsTable;
  customer_records: CustomerRecordsTable;
  customer_record_emails: CustomerRecordEmailsTable;
  customer_record_words: CustomerRecordWordsTable;
  customer_notes: CustomerNotesTable;
  customer_recounts: CustomerRecountsTable;
  customer_segments: CustomerSegmentsTable;
}
