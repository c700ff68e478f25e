// A build entry, not a public one. It names the modules that the schemas share with the rest, so that the
// bundler gives them a chunk of their own: a page that formats a price then loads no zod.
export { blockSize } from './block.ts';
export { currencyCodes } from './currencies.ts';
export { socialNetworks } from './customer.ts';
export { fontTypes } from './font.ts';
export { randomUuid } from './identifiers.ts';
export { paperFactoryCode } from './order-state.ts';
export { orderStatusCodes } from './order-status.ts';
export { pageLayouts } from './page.ts';
export { postStates } from './post.ts';
export { approvalStatuses } from './product.ts';
export { paymentProcessors } from './store.ts';
export { linkTypes } from './link.ts';
export { menuImageRadii } from './menu.ts';
export { notificationPositions } from './notifications.ts';
export { shadows } from './block-look.ts';
export { homepageVariations } from './split-test-rules.ts';
