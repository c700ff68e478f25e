/** A text that the specification fixes word for word, and the test that makes the product say it for the cause named there. */
export interface SpecText {
  /** As the test reads it: where the specification leaves a place open, with what the test has there. */
  readonly text: string;
  /** Section of the specification. */
  readonly at: string;
  /** File of the test, or of the fixture that its cases are in. */
  readonly test: string;
}

/** Texts of one section, each with the file of its test. */
function texts(at: string, byTest: Readonly<Record<string, readonly string[]>>): readonly SpecText[] {
  return Object.entries(byTest).flatMap(([test, said]) => said.map((text) => ({ text, at, test })));
}

/** Every literal text of `platform.md` and `storefront.md`: of their error catalogues, and those that stand elsewhere. */
export const specTexts: readonly SpecText[] = [
  ...texts('storefront.md §8 Page fetch', {
    'e2e/content.spec.ts': ['We were unable to find this page'],
    'apps/server/src/domains/pages/pages.database.test.ts': [
      'We were unable to find this page',
      "Oops... Looks like you're trying to access a page from another store",
    ],
    'apps/dashboard/src/page-editor/page-editor-route.test.tsx': [
      "Oops... Looks like you're trying to access a page from another store",
    ],
    'packages/shopping/src/page/guarded-page.test.tsx': [
      'Oops... Looks like something went wrong loading this page',
    ],
  }),
  ...texts('storefront.md §8 Page save and other page errors', {
    'apps/server/src/domains/pages/pages.database.test.ts': [
      'Pro required to save this page',
      'Page failed validation',
      'Page not found',
      'Insufficient permissions to access this page',
      'Page not attached to a store',
    ],
    'packages/editor/src/page-editor.test.tsx': [
      'Pro required to save this page',
      'Page failed validation',
      'Page not found',
      'Insufficient permissions to access this page',
    ],
    'apps/dashboard/src/page-editor/page-editor-route.test.tsx': ['Server error encountered fetching page'],
    'packages/blocks/src/registry/registry.test.ts': [
      "Block type of graph hasn't been registered",
      'Tried to make type but no builder was defined',
      'Tried to register block type that conflicts with another',
      'Unable to make block, no type was defined',
    ],
    'packages/blocks/src/sources/item-factory.test.tsx': ['Factory has no source'],
  }),
  ...texts('storefront.md §8 Subscribing to the offer', {
    'apps/storefront/app/shell/popups.test.tsx': [
      'Oops... Something went wrong, please try again later',
      "We've sent you an email to verify your subscription",
    ],
  }),
  ...texts('storefront.md §5 and §8 Add-to-cart from a frame', {
    'apps/storefront/app/shell/frame-cart.test.tsx': [
      'variantId and items cannot be used together',
      'variantId must be a string if provided',
      'items must be an array if provided',
      'add-to-cart-failed',
      'add-to-cart-complete',
    ],
  }),
  ...texts('storefront.md §8 Add to basket', {
    'e2e/failures.spec.ts': ['Oops... Looks like this product is no longer available'],
    'apps/server/src/domains/basket/basket-adding.database.test.ts': [
      'Oops... Looks like this product is no longer available',
    ],
    // Of many things at once, in a snackbar.
    'apps/storefront/app/shell/frame-cart.test.tsx': [
      'Oops... Looks like this product is no longer available',
    ],
  }),
  ...texts('storefront.md §4, §5 and §8 Remill', {
    'apps/storefront/app/shell/popups.test.tsx': [
      'Thank you, we sent you an email with instructions.',
      "We're sorry, something went wrong. Please try again later.",
      'Email Address',
    ],
  }),
  ...texts('storefront.md §8 Start-up failure', {
    'e2e/failures.spec.ts': ['Oops... Looks like something went wrong', 'Reload'],
    'apps/storefront/app/errors/start-up-failure.test.tsx': [
      'Oops... Looks like something went wrong',
      'Reload',
    ],
  }),
  ...texts('storefront.md §2 to §6', {
    'packages/shopping/src/basket/basket-currency.test.tsx': [
      'Discount applied due to improved exchange rates',
    ],
    'e2e/order-links.spec.ts': ['Return an item'],
    'e2e/editing.spec.ts': ['Delete page', 'Are you sure you want to delete this page?', 'Cancel'],
    'e2e/shopping-depth.spec.ts': ['From the community'],
    'packages/blocks/src/types/split-test/split-test.test.tsx': [
      'ERROR',
      "ERRORSplit Test hero doesn't exist or is no longer active.",
      'tml-split-test-variation should be placed in the slot of a tml-split-test',
    ],
    'e2e/team.spec.ts': ['Permission request successfully submitted'],
    'apps/atlas/src/staff/member-actions.test.tsx': ['Permission request successfully submitted'],
  }),
  ...texts('platform.md §5 Validation rules', {
    'packages/validation/src/spec-table.fixture.ts': [
      'This field is required',
      'Please enter a valid email address',
      'Please enter a valid url',
      'Please enter a valid domain',
      'Password cannot start or end with spaces',
      'Invalid authentication code',
      'Invalid recovery code',
      'Invalid Charity Number',
      'Invalid Vat Number',
      'Invalid Company Number',
      'Invalid measurement ID',
      'Invalid verification snippet',
      'Invalid Embed Code',
      'Must contain at least one number',
      'Must contain at least 3 characters',
      'Must upload the following formats: png, jpg',
      'Min 5',
      'Max 5',
    ],
    // In a form that was left empty, or filled in badly.
    'apps/storefront/app/shell/popups.test.tsx': [
      'This field is required',
      'Please enter a valid email address',
    ],
  }),
  ...texts('platform.md §8', {
    'packages/shopping/src/favourites/use-favourite.test.tsx': [
      'Api error',
      '404 Not found',
      '403 Permission denied',
      '402 Pro upgrade required',
      '500 Server error',
      'Oops.. looks like something went wrong',
      'Oops... looks like something went wrong. Please try again.',
    ],
    'apps/atlas/src/staff/member-actions.test.tsx': ['Permission denied'],
    'apps/server/src/domains/accounts/staff/staff.database.test.ts': ['Permission denied'],
    'apps/storefront/app/events/shop-events.test.ts': ["Event: 'cart.add' timed out"],
    'apps/server/src/domains/basket/basket-adding.database.test.ts': ['No items were added to basket'],
    'apps/storefront/app/shell/frame-cart.test.tsx': ['No items were added to basket'],
  }),
];
