import { useGiftCardsApplyMutation, useGiftCardsRemoveMutation, type CallAnswer } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { token } from '@omnis/theme/react';
import { Gift } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { appliedCss } from '../basket/applied-css.ts';
import { AppliedLine, useFocusAfter } from '../basket/applied-line.tsx';
import { CodeForm } from '../basket/code-form.tsx';
import { formatPrice } from '../data/price.ts';
import { ForeignCurrency } from '../gift-card/foreign-currency.tsx';
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
  const { id, ending, amount, balance, problem } = card;
  const price = (value: number): string => formatPrice(value, currency, t.locale);
  return (
    <li className="applied">
      <AppliedLine
        icon={<Gift aria-hidden="true" />}
        name={t('ending', { ending })}
        note={
          amount > 0 ? t('pays', { amount: price(amount), left: price(balance - amount) }) : t('paysNothing')
        }
        problem={problem}
        remove={{
          text: t('remove'),
          label: t('removeOf', { ending }),
          isLoading,
          run: () => void remove({ body: { id } }),
        }}
      />
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
  const count = cards.length;
  const root = useFocusAfter(count);
  return (
    <Root ref={root} className="gift-cards">
      {count > 0 && (
        <ul>
          {cards.map((card) => (
            <Card key={card.id} card={card} currency={currency} />
          ))}
        </ul>
      )}
      <CodeForm
        texts={{
          summary: t(count > 0 ? 'addAnother' : 'addGiftCard'),
          label: t('code'),
          apply: t('apply'),
          checking: t('checking'),
          required: t('required'),
        }}
        maxLength={60}
        isLoading={isLoading}
        error={error}
        reset={reset}
        note={<ForeignCurrency use="pay" next=".gift-cards input" onChosen={reset} />}
        onApply={async (code) => (await apply({ body: { code, currency: asked } })).data !== undefined}
      />
    </Root>
  );
}
