/** Blocks with a condition on a page, in stores of other facts: the facts reach the blocks by the shop's own environment. */
import { PageView } from '@omnis/blocks';
import { badgeCodes } from '@omnis/guards';
import { StoryShop, type StoryShopProps } from '@omnis/shop-kit/testing/story-shop';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { blockConditionNames } from './block-conditions.ts';
import { useBlockEnvironmentValue } from './block-environment.tsx';

const textBlock = (uid: string, conditions: readonly string[]) => ({
  type: 'text',
  uid,
  size: 12,
  conditions,
  properties: { text: uid },
});
const page = {
  blocks: [...blockConditionNames.map((name) => textBlock(name, [name])), textBlock('everybody', [])],
  properties: {},
};

function Blocks(): ReactElement {
  const environment = useBlockEnvironmentValue({ mode: 'native', page: null, visitor: undefined });
  return <PageView page={page} environment={environment} />;
}

/** Names of the guards whose block a visitor sees, once `until` has come. */
async function seen(shop: Omit<StoryShopProps, 'children'>, until = 'everybody'): Promise<readonly string[]> {
  render(
    <StoryShop {...shop}>
      <Blocks />
    </StoryShop>,
  );
  await screen.findByText(until);
  const shown = blockConditionNames.filter((name) => screen.queryByText(name) !== null);
  cleanup();
  return shown;
}

afterEach(cleanup);

it.each([
  ['isPro', { plan: 'pro' }, { plan: 'turbo' }],
  ['isNotPro', { plan: 'turbo' }, { plan: 'pro' }],
  ['isTurbo', { plan: 'turbo' }, { plan: 'pro' }],
  ['isTurboOrInternalUser', { plan: 'turbo' }, { plan: 'standard' }],
  ['isShopify', { integrationType: 'shopify' }, { integrationType: null }],
  ['isNotShopify', { integrationType: 'api' }, { integrationType: 'shopify' }],
  ['hasShopifyDeliveryProfile', { hasShopifyDeliveryProfile: true }, {}],
  ['isUK', { country: 'GB' }, { country: 'FR' }],
  ['isEU', { country: 'FR' }, { country: 'US' }],
  ['isRestOfWorld', { country: 'US' }, { country: 'GB' }],
] as const)(
  'platform.md §6 %s: a page shows its block in a store of %j, and not in one of %j',
  async (guard, passing, failing) => {
    expect(await seen({ own: passing })).toContain(guard);
    expect(await seen({ own: failing })).not.toContain(guard);
  },
);

it.each(Object.entries(badgeCodes))(
  'platform.md §6 badge guard %s: a page shows its block in a store with the badge %s, and not with all others',
  async (guard, code) => {
    expect(await seen({ own: { badges: [code] } })).toContain(guard);
    const others = Object.values(badgeCodes).filter((each) => each !== code);
    expect(await seen({ own: { badges: others } })).not.toContain(guard);
  },
);

const nobody = { user: null, store: { active: null, all: [] } };
const shopper = {
  id: 'c1',
  kind: 'customer',
  email: 'ann@shop.example',
  firstName: 'Ann',
  lastName: 'Archer',
  avatar: null,
  verified: true,
  signedEula: false,
  internal: false,
  twoFactorAuthEnabled: false,
  permissions: [],
};

it.each([
  ['internalUser', { ...nobody, user: { ...shopper, internal: true } }],
  ['internalUser', { ...nobody, internalSubdomain: true }],
  ['isBespoke', { ...nobody, user: { ...shopper, companyId: 52 } }],
] as const)(
  'platform.md §6 %s: a page shows its block to a visitor of the session %j',
  async (guard, session) => {
    const answers = { '/secure/get/': session };
    expect(await seen({ own: { division: 21 }, answers }, guard)).toContain(guard);
    expect(await seen({ own: { division: 21 }, answers: { '/secure/get/': nobody } })).not.toContain(guard);
  },
);
