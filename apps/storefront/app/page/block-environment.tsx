import type { BlockEnvironment, BlockProblem, BlockVisitor } from '@omnis/blocks';
import { useAppStore } from '@omnis/store';
import { useMemo } from 'react';
import { useChatAvailability } from '../chat/use-chat-availability.ts';
import { useCore } from '../data/core.ts';
import { useView } from '../data/view.ts';
import { useVisitorCountry } from '../data/use-visitor-country.ts';
import { formatPrice } from '../data/price.ts';
import { oneDecimal } from '../data/one-decimal.ts';
import { say as sayToDevelopers } from '../developers/say.ts';
import { CardFavourite } from '../favourites/favourite-button.tsx';
import { noteProblem } from '../problems/problems.ts';
import { CardQuickAdd } from '../quick-add/card-quick-add.tsx';
import { Keep } from '../kept/keep.tsx';
import { triggerAction } from '../shell/actions.ts';
import type { ReadArg } from '../data/reads.ts';
import { blockConditions } from './block-conditions.ts';
import { BlockLink } from './block-link.tsx';
import { pageCalls } from './page-calls.ts';
import { useSource } from './use-source.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { useTexts } from '../texts/use-texts.ts';
import { controlsSay, controlsTexts } from '../texts/controls/index.ts';

/** A block's problem is the shop owner's concern; it is told where developers look, and breaks nothing. */
function report(problem: BlockProblem): void {
  if (problem.code === 'misplaced-variation') sayToDevelopers.warning(problem.message);
  noteProblem(problem);
}

/** What is the same for every page. */
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
    ...(import.meta.env.SSR ? { Keep } : {}),
    useChatAvailability,
  },
  preview: shared,
} as const;

/** What product cards outside of pages need. */
export function useCardEnvironment(mode: 'native' | 'preview'): BlockEnvironment {
  return useBlockEnvironmentValue({ mode, page: null, visitor: undefined });
}

/** What an environment is for. */
export interface EnvironmentPlace {
  readonly mode: 'native' | 'preview';
  /** The page as it was read; null for product cards outside of pages and on the editor's canvas. */
  readonly page: ReadArg<'pagesGet'> | null;
  readonly visitor: BlockVisitor | undefined;
}

/**
 * What blocks, and product cards outside of pages, need of the storefront; the same object between renders. There is no
 * affiliate programme yet: its block falls back by itself.
 */
export function useBlockEnvironmentValue({ mode, page, visitor }: EnvironmentPlace): BlockEnvironment {
  const t = useTexts(shellTexts);
  const say = controlsSay(useTexts(controlsTexts));
  const store = useAppStore();
  const { splitTest, store: own, paymentProcessor } = useCore().state;
  const { plan, integrationType } = own;
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
      conditions: blockConditions({ plan, integrationType, paymentProcessor, country }),
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
      paymentProcessor,
      country,
    ],
  );
}
