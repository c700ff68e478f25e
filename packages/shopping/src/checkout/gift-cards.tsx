import { useGiftCardsApplyMutation, useGiftCardsRemoveMutation, type CallAnswer } from '@omnis/api-client';
import { readGiftCardCode } from '@omnis/models';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { formatPrice } from '@omnis/shop-kit';
import { Gift } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { appliedCss } from '../basket/applied-css.ts';
import { AppliedLine, useFocusAfter } from '../basket/applied-line.tsx';
import { CodeForm } from '../basket/code-form.tsx';
import { ForeignCurrency } from '../gift-card/foreign-currency.tsx';
import { giftCardTexts } from '../texts/gift-cards/index.ts';

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

interface CardProps {
  readonly card: LaidCard;
  readonly currency: string;
  readonly toPay: number;
}

/** Payment by a card, in words. Any amount that it could pay and does not is charged by other means. */
function useCardNote({ card: { amount, balance }, currency, toPay }: CardProps): string {
  const t = useTexts(giftCardTexts);
  const price = (value: number): string => formatPrice(value, currency, t.locale);
  if (amount === 0) return t(toPay === 0 ? 'notNeeded' : 'paysNothing');
  const sums = { amount: price(amount), left: price(balance - amount) };
  return toPay > 0 && balance > amount ? t('paysLess', { ...sums, rest: price(toPay) }) : t('pays', sums);
}

function Card(props: CardProps): ReactElement {
  const t = useTexts(giftCardTexts);
  const [remove, { isLoading }] = useGiftCardsRemoveMutation();
  const { id, ending, problem } = props.card;
  const note = useCardNote(props);
  return (
    <li className="applied">
      <AppliedLine
        icon={<Gift aria-hidden="true" />}
        name={t('ending', { ending })}
        note={note}
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
  /** Amount left beside them, in major units; when it is zero, no other card is asked for. */
  readonly toPay: number;
}

/** The gift cards that pay for this order, and a field for the code of another. */
export function GiftCards({ cards, currency, toPay }: GiftCardsProps): ReactElement | null {
  const t = useTexts(giftCardTexts);
  const asked = useAppSelector(selectCurrency);
  const [apply, { isLoading, error, reset }] = useGiftCardsApplyMutation();
  const [isLaid, setLaid] = useState(false);
  const count = cards.length;
  const root = useFocusAfter(count);
  const forget = (): void => {
    reset();
    setLaid(false);
  };
  const lay = async (code: string): Promise<boolean> => {
    const ending = readGiftCardCode(code)?.slice(-4);
    const before = cards.some((card) => card.ending === ending);
    const { data } = await apply({ body: { code, currency: asked } });
    setLaid(data !== undefined && before);
    return data !== undefined && !before;
  };
  if (count === 0 && toPay === 0) return null;
  return (
    <Root ref={root} className="gift-cards">
      {count > 0 && (
        <ul>
          {cards.map((card) => (
            <Card key={card.id} card={card} currency={currency} toPay={toPay} />
          ))}
        </ul>
      )}
      {toPay > 0 && (
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
          refusal={isLaid ? t('alreadyLaid') : null}
          reset={forget}
          note={<ForeignCurrency next=".gift-cards input" onChosen={forget} />}
          onApply={lay}
        />
      )}
    </Root>
  );
}
