import { useTexts } from '@omnis/texts/react';
import { useView } from '@omnis/shop-kit';
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from '@omnis/shop-kit/react-router';
import { checkoutPath } from '../checkout/checkout-path.ts';
import { productTexts } from '../texts/product/index.ts';
import type { MakingHandle } from './making.tsx';
import type { Product, variantOf } from './selection.ts';
import { useAddToBasket, type AddingFault } from './use-add-to-basket.ts';

/** The way to the checkout, which is opened in the place of this page where cards are typed into frames of the processor. */
function useToCheckout(): (path: string) => Promise<void> {
  const { payTarget } = useView();
  const navigate = useNavigate();
  return async (path) => {
    if (payTarget) window.open(path, payTarget);
    else await navigate(path);
  };
}

const afterPaint = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act));
};

/** Choices for a product. */
export interface Decided {
  readonly product: Product;
  readonly colour: string;
  /** null: none is chosen yet. */
  readonly size: string | null;
  /** Variant of those choices, if there is one. */
  readonly variant: ReturnType<typeof variantOf>;
  readonly quantity: number;
}

/** Button that was pressed to buy: of the basket, of the checkout at once, or of the bar that follows the page. */
export type BuyButton = 'basket' | 'now' | 'bar';

/** Problem that prevents buying. */
export interface BuyingProblem {
  /** In words for the shopper. */
  readonly text: string;
  /** Button that was pressed. */
  readonly at: BuyButton;
  /** The shopper was led to the control that is at fault. */
  readonly isLed: boolean;
}

/** The way of a product into the basket, or to the checkout at once. */
export interface Buying {
  /** `basket`: it is being put there; `now`: the checkout is on its way. */
  readonly busy: 'basket' | 'now' | null;
  readonly problem: BuyingProblem | null;
  /** Message at the sizes. */
  readonly sizeProblem: string | null;
  /** Fields that the shopper fills in for it. */
  readonly making: RefObject<MakingHandle | null>;
  /** Where the sizes stand, to which a missing one leads. */
  readonly choices: RefObject<HTMLDivElement | null>;
  readonly buy: (at: BuyButton) => Promise<void>;
  /** Makes what is decided what is bought at once, without going anywhere. @returns whether it is */
  readonly prepare: () => Promise<boolean>;
  /** Takes back what was said, once it is looked after. */
  readonly forgive: () => void;
  readonly forgiveSize: () => void;
}

/** Buys what is decided, and says what is in the way. */
export function useBuying({ product, colour, size, variant, quantity }: Decided): Buying {
  const t = useTexts(productTexts);
  const [problem, setProblem] = useState<BuyingProblem | null>(null);
  const [sizeProblem, setSizeProblem] = useState<{ readonly text: string } | null>(null);
  const making = useRef<MakingHandle>(null);
  const choices = useRef<HTMLDivElement>(null);
  const { adding, add } = useAddToBasket();
  const [leaving, setLeaving] = useState(false);
  const go = useToCheckout();
  // A problem of one variant is none of another.
  useEffect(() => setProblem(null), [variant]);
  useEffect(() => {
    if (sizeProblem === null) return;
    // The words are painted first: both of these have the page laid out at once.
    afterPaint(() => {
      choices.current?.querySelector<HTMLInputElement>('input[name="size"]:not(:disabled)')?.focus();
      choices.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    });
  }, [sizeProblem]);

  const put = async (at: BuyButton, onSend: () => void = () => undefined): Promise<boolean> => {
    if (size === null) {
      // The button shows first that it was pressed.
      startTransition(() => setSizeProblem({ text: t(product.isGiftCard ? 'chooseValue' : 'chooseSize') }));
      return false;
    }
    // The same fault once more is said once more.
    setProblem(null);
    const now = at === 'now';
    const say = (fault: AddingFault | null): void => {
      const isLed = making.current?.judged(fault) ?? false;
      if (fault) setProblem({ text: fault.text, at, isLed });
    };
    const missing = making.current?.missing() ?? null;
    if (missing) {
      say(missing);
      return false;
    }
    const made = making.current?.made();
    onSend();
    const fault = await add({ productId: product.id, colour, size, quantity, ...made }, now);
    if (!now || fault !== null) say(fault);
    return fault === null;
  };

  const buy = async (at: BuyButton): Promise<void> => {
    const isPut = await put(at, () => setLeaving(at === 'now'));
    if (isPut && at === 'now') await go(checkoutPath(true, 'now'));
    else setLeaving(false);
  };
  const isPutting = adding ? 'basket' : null;
  return {
    busy: leaving ? 'now' : isPutting,
    problem,
    sizeProblem: sizeProblem?.text ?? null,
    making,
    choices,
    buy,
    prepare: () => put('now'),
    forgive: () => setProblem(null),
    forgiveSize: () => setSizeProblem(null),
  };
}
