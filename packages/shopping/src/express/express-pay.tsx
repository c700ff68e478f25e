import { token } from '@omnis/theme/react';
import { Chunk, lazyChunk, useCore, useHydrated, useIsOn, useView } from '@omnis/shop-kit';
import { useCallback, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { OrderedBasket } from '../checkout/checkout-path.ts';

const ExpressButtons = lazyChunk(() => import('./express-buttons.tsx'), { reloads: false });

const Place = styled.div.withConfig({ componentId: 'shop-express-pay' })`
  h2 {
    margin: 0 0 ${token('space.2')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  section {
    display: grid;
    gap: ${token('space.2')};
  }
  /* Where the buttons come to stand: nothing below them moves then. */
  .buttons,
  &[data-waiting] {
    min-height: 48px;
  }
  .fault {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    margin: 0;
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
  .fault svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/** Properties of {@link ExpressPay}. */
export interface ExpressPayProps {
  readonly ordered: OrderedBasket;
  /** Amount known before there is an address, in major units. */
  readonly amount: number;
  /** True when something in it is delivered. */
  readonly delivered: boolean;
  /** Puts what is bought into its basket, and says what is in the way; left out where it lies there. @returns whether it lies there */
  readonly prepare?: () => Promise<boolean>;
  /** The order stands. */
  readonly onPlaced?: () => void;
}

/**
 * The ways to pay at once that the store has switched on, such as wallets and PayPal; nothing where it has none. Their script is
 * Stripe’s and heavy: it is not asked for before the page is alive.
 */
export function ExpressPay(props: ExpressPayProps): ReactElement | null {
  const { express } = useCore().state.store;
  const isOn = useIsOn('stripe');
  const { mode } = useView();
  const [isNone, setNone] = useState(false);
  const isOffered = express !== null && isOn && mode === 'native' && props.amount > 0 && !isNone;
  // The shop comes to life at the visitor's first sign.
  const hydrated = useHydrated();
  const onNone = useCallback(() => setNone(true), []);
  if (!isOffered) return null;
  const waiting = <Place data-waiting="" />;
  if (!hydrated) return waiting;
  return (
    <Chunk silent onMissing={onNone} waiting={waiting}>
      <Place>
        <ExpressButtons {...props} express={express} onNone={onNone} />
      </Place>
    </Chunk>
  );
}
