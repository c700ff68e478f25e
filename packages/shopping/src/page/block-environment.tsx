import type { BlockEnvironment, BlockProblem, BlockVisitor } from '@omnis/blocks';
import { selectInternalSubdomain, selectUser, useAppSelector, useAppStore } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { useChatAvailability } from '@omnis/live-chat';
import {
  controlsSay,
  controlsTexts,
  formatPrice,
  Keep,
  noteProblem,
  oneDecimal,
  type ReadArg,
  say as sayToDevelopers,
  shellTexts,
  triggerAction,
  useCore,
  useView,
  useVisitorCountry,
  isServer,
} from '@omnis/shop-kit';
import { useMemo } from 'react';
import { CardFavourite } from '../favourites/favourite-button.tsx';
import { CardQuickAdd } from '../quick-add/card-quick-add.tsx';
import { blockConditions } from './block-conditions.ts';
import { BlockLink } from './block-link.tsx';
import { pageCalls } from './page-calls.ts';
import { useSource } from './use-source.ts';

/** A block's problem is the shop owner's concern; it is told where developers look, and breaks nothing. */
function report(problem: BlockProblem): void {
  if (problem.code === 'misplaced-variation') sayToDevelopers.warning(problem.message);
  noteProblem(problem);
}

/** Environment shared by all pages. */
const shared = {
  Link: BlockLink,
  useSource,
  trigger: triggerAction,
  report,
  Favourite: CardFavourite,
  QuickAdd: CardQuickAdd,
} satisfies Partial<BlockEnvironment>;

/** On the canvas of the editor the chat stands whether anybody is there or not. */
const of = {
  native: {
    ...shared,
    plainForms: { subscribe: '/newsletter/plain/', contact: '/contact/plain/' },
    ...(isServer ? { Keep } : {}),
    useChatAvailability,
  },
  preview: shared,
} as const;

/** Environment for product cards outside of pages. */
export function useCardEnvironment(mode: 'native' | 'preview'): BlockEnvironment {
  return useBlockEnvironmentValue({ mode, page: null, visitor: undefined });
}

/** Purpose of an environment. */
export interface EnvironmentPlace {
  readonly mode: 'native' | 'preview';
  /** The page as it was read; null for product cards outside of pages and on the editor's canvas. */
  readonly page: ReadArg<'pagesGet'> | null;
  readonly visitor: BlockVisitor | undefined;
}

/**
 * Environment for blocks, and for product cards outside of pages; the same object between renders. There is no
 * affiliate programme yet: its block falls back by itself.
 */
export function useBlockEnvironmentValue({ mode, page, visitor }: EnvironmentPlace): BlockEnvironment {
  const t = useTexts(shellTexts);
  const say = controlsSay(useTexts(controlsTexts));
  const store = useAppStore();
  const { splitTest, store: own, paymentProcessor } = useCore().state;
  const { plan, integrationType, hasShopifyDeliveryProfile, badges, division: divisionId } = own;
  const user = useAppSelector(selectUser);
  const internal = user?.internal === true;
  const internalSubdomain = useAppSelector(selectInternalSubdomain);
  const companyId = user?.companyId ?? null;
  const country = useVisitorCountry();
  // The platform's own site, where its dashboard is too.
  const { editorOrigin: mainSite, origin, options } = useView();
  return useMemo(
    () => ({
      ...of[mode],
      mode,
      mainSite,
      origin,
      say,
      locale: t.locale,
      formatMoney: (major: number, currency: string) => formatPrice(major, currency, t.locale),
      formatDecimal: (value: number) => oneDecimal(value, t.locale),
      splitTests: splitTest.map(({ name }) => name),
      conditions: blockConditions({
        plan,
        integrationType,
        hasShopifyDeliveryProfile,
        paymentProcessor,
        country,
        badges,
        internal,
        internalSubdomain,
        divisionId,
        companyId,
      }),
      ...pageCalls(t, store, page),
      ...(options.defaultFilm !== undefined && { defaultFilm: options.defaultFilm }),
      ...(visitor === undefined ? {} : { visitor }),
    }),
    [
      t,
      say,
      mode,
      mainSite,
      origin,
      store,
      splitTest,
      page,
      visitor,
      options.defaultFilm,
      plan,
      integrationType,
      hasShopifyDeliveryProfile,
      paymentProcessor,
      country,
      badges,
      internal,
      internalSubdomain,
      divisionId,
      companyId,
    ],
  );
}
