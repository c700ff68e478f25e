import {
  errorText,
  useGiftCardsApplyMutation,
  useGiftCardsRemoveMutation,
  type CallAnswer,
} from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { token } from '@omnis/theme/react';
import { Button, TextField } from '@omnis/ui';
import { Gift } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactElement, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { appliedCss } from '../basket/applied-css.ts';
import { formatPrice } from '../data/price.ts';
import { giftCardTexts } from '../texts/gift-cards/index.ts';
import { useTexts } from '../texts/use-texts.ts';

type LaidCard = CallAnswer<'checkout.quote'>['giftCards'][number];

const Root = styled.div.withConfig({ componentId: 'shop-gift-cards' })`
  display: grid;
  gap: ${token('space.2')};

  ul {
    display: grid;
    gap: ${token('space.2')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ${appliedCss}
`;

function Card({ card, currency }: { readonly card: LaidCard; readonly currency: string }): ReactElement {
  const t = useTexts(giftCardTexts);
  const [remove, { isLoading }] = useGiftCardsRemoveMutation();
  const noteId = useId();
  const { id, ending, amount, balance, problem } = card;
  const price = (value: number): string => formatPrice(value, currency, t.locale);
  const note =
    problem !== ''
      ? problem
      : amount > 0
        ? t('pays', { amount: price(amount), left: price(balance - amount) })
        : t('paysNothing');
  return (
    <li className="applied">
      <Gift aria-hidden="true" />
      <div>
        <strong>{t('ending', { ending })}</strong>
        <small id={noteId} data-problem={problem === '' ? undefined : ''}>
          {note}
        </small>
      </div>
      <button
        type="button"
        aria-label={t('removeOf', { ending })}
        aria-describedby={noteId}
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) void remove({ body: { id } });
        }}
      >
        {t('remove')}
      </button>
    </li>
  );
}

/** Properties of {@link GiftCards}. */
export interface GiftCardsProps {
  readonly cards: readonly LaidCard[];
  readonly currency: string;
}

/** The gift cards that pay for this order, and a field for the code of another. */
export function GiftCards({ cards, currency }: GiftCardsProps): ReactElement {
  const t = useTexts(giftCardTexts);
  const asked = useAppSelector(selectCurrency);
  const [apply, { isLoading, error, reset }] = useGiftCardsApplyMutation();
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const count = cards.length;
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    // What had the keyboard is gone with the change: it goes on at what stands there now.
    if (document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('.applied button, summary')?.focus();
  }, [count]);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setEmpty(code.trim() === '');
    if (code.trim() === '') return;
    const { data } = await apply({ body: { code: code.trim(), currency: asked } });
    if (data) setCode('');
  };
  return (
    <Root ref={root}>
      {count > 0 && (
        <ul>
          {cards.map((card) => (
            <Card key={card.id} card={card} currency={currency} />
          ))}
        </ul>
      )}
      <details>
        <summary>{t(count > 0 ? 'addAnother' : 'addGiftCard')}</summary>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            label={t('code')}
            hideLabel
            placeholder={t('code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={code}
            error={empty ? t('required') : error ? errorText(error) : null}
            onValueChange={(text) => {
              setCode(text);
              setEmpty(false);
              reset();
            }}
          />
          <Button type="submit" variant="secondary" loading={isLoading} loadingLabel={t('checking')}>
            {t('apply')}
          </Button>
        </form>
      </details>
    </Root>
  );
}
