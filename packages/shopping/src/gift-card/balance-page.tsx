import { submitFault, useGiftCardsBalanceMutation, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, LinkButton, Notice, TextField, useForm } from '@omnis/ui';
import { formatPrice, type ReadArg } from '@omnis/shop-kit';
import { AskRoot } from '../after-sale/ask-root.ts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { giftCardTexts } from '../texts/gift-cards/index.ts';
import { SoldCards } from './sold-cards.tsx';

type Balance = CallAnswer<'giftCards.balance'>;

const stateWords = {
  active: 'stateActive',
  used: 'stateUsed',
  blocked: 'stateBlocked',
  expired: 'stateExpired',
} as const satisfies Readonly<Record<Balance['state'], string>>;

const Card = styled.section.withConfig({ componentId: 'shop-gift-card-balance' })`
  display: grid;
  gap: ${token('space.2')};
  padding: ${token('space.6')};
  border-radius: ${token('radius.lg')};
  background: ${token('box.background')};
  color: ${token('box.color')};

  h2 {
    font-size: ${token('type.lg')};
  }
  strong {
    font-size: ${token('type.2xl')};
    font-variant-numeric: tabular-nums;
  }
  meter {
    width: 100%;
    height: 0.75rem;
  }
  p {
    margin: 0;
  }
`;

function Answer({ balance }: { readonly balance: Balance }): ReactElement {
  const t = useTexts(giftCardTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [balance]);
  const { ending, currency, state, expiresAt } = balance;
  const price = (value: number): string => formatPrice(value, currency, t.locale);
  const left = t('left', { amount: price(balance.balance), value: price(balance.value) });
  const day = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long' });
  // The moment at which it is over belongs to the next day.
  const until = expiresAt === null ? null : day.format(new Date(new Date(expiresAt).getTime() - 1));
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {t('ending', { ending })}
      </h2>
      <strong>{left}</strong>
      <meter aria-label={left} min={0} max={balance.value} value={balance.balance} />
      <p>{t(stateWords[state])}</p>
      {state === 'active' && <p>{until === null ? t('forever') : t('until', { day: until })}</p>}
      {state === 'active' && (
        <p>
          <LinkButton href="/collection/all/">{t('startShopping')}</LinkButton>
        </p>
      )}
    </Card>
  );
}

/** Balance of a gift card, by its code. Without scripts its form leads to a page of its own. */
export function BalancePage({ sold }: { readonly sold: ReadArg<'productsList'> }): ReactElement {
  const t = useTexts(giftCardTexts);
  const [read] = useGiftCardsBalanceMutation();
  const [balance, setBalance] = useState<Balance | null>(null);
  const form = useForm({
    initialValues: { code: '' },
    schema: { code: ['required'] },
    onSubmit: async ({ code }) => {
      setBalance(null);
      const { data, error } = await read({ body: { code } });
      if (!data) return submitFault(error);
      setBalance(data);
      return undefined;
    },
  });
  return (
    <AskRoot>
      <div className="head">
        <h1>{t('balance')}</h1>
        <p>{t('balanceText')}</p>
      </div>
      <div className="find">
        {balance && <Answer balance={balance} />}
        <form {...form.props} method="post" action="/basket/plain/balance/">
          <TextField
            label={t('code')}
            required
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            help={t('codeHelp')}
            {...form.field('code')}
          />
          {form.message !== null && (
            <Notice tone="error" alert>
              {form.message}
            </Notice>
          )}
          <div className="actions">
            <Button type="submit" loading={form.submitting} loadingLabel={t('checking')}>
              {t('showBalance')}
            </Button>
          </div>
        </form>
      </div>
      <div className="beside">
        <section className="how">
          <h2>{t('howTitle')}</h2>
          <p>{t('how')}</p>
        </section>
        <SoldCards arg={sold} />
      </div>
    </AskRoot>
  );
}
