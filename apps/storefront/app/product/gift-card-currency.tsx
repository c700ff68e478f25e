import { selectCurrencies, useAppSelector } from '@omnis/store';
import { Button } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useCurrencyChoice } from '../shell/header/use-currency-choice.ts';
import { giftCardTexts } from '../texts/gift-cards/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Says before anything is filled in that gift cards are sold in the store's own currency alone, with a way to it. */
export function GiftCardCurrency({ currency }: { readonly currency: string }): ReactElement | null {
  const t = useTexts(giftCardTexts);
  const [own] = useAppSelector(selectCurrencies);
  const choose = useCurrencyChoice();
  if (own === undefined || own === currency) return null;
  const change = async (): Promise<void> => {
    await choose(own);
    // The button is gone with what it was about.
    if (document.activeElement === document.body)
      document.querySelector<HTMLInputElement>('input[name="size"]:not(:disabled)')?.focus();
  };
  return (
    <div className="group">
      <p>{t('soldIn', { currency: own })}</p>
      <div>
        <Button variant="secondary" onClick={() => void change()}>
          {t('showIn', { currency: own })}
        </Button>
      </div>
    </div>
  );
}
