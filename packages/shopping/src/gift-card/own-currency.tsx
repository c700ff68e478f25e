import { selectCurrencies, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { Button, Notice } from '@omnis/ui';
import { useCurrencyChoice } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { giftCardTexts } from '../texts/gift-cards/index.ts';

/** Properties of {@link OwnCurrency}. */
export interface OwnCurrencyProps {
  /** Id of the element that gets the focus once the notice and its subject are gone. */
  readonly next: string;
  /** The currency is chosen. */
  readonly onChosen?: () => void;
}

/** Leads to the store's own currency, which most gift cards are in: at the checkout, nothing else offers it. */
export default function OwnCurrency({ next, onChosen }: OwnCurrencyProps): ReactElement | null {
  const t = useTexts(giftCardTexts);
  const [own] = useAppSelector(selectCurrencies);
  const choose = useCurrencyChoice();
  if (own === undefined) return null;
  const change = async (): Promise<void> => {
    await choose(own);
    onChosen?.();
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(next)?.focus();
  };
  return (
    <Notice
      tone="info"
      actions={
        <Button variant="secondary" onClick={() => void change()}>
          {t('showIn', { currency: own })}
        </Button>
      }
    >
      {t('payIn', { currency: own })}
    </Notice>
  );
}
