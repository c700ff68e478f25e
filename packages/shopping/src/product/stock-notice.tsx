import { submitFault, useProductsTellWhenBackMutation } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Notice, Select, TextField, useForm } from '@omnis/ui';
import { marketingTexts } from '@omnis/shop-kit';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Variant } from './selection.ts';

const Root = styled.details.withConfig({ componentId: 'shop-stock-notice' })`
  padding: ${token('space.4')};
  border: 1px solid ${token('border.color')};
  border-radius: ${token('radius.md')};

  summary {
    min-height: 1.75rem;
    font-weight: ${token('weight.medium')};
    cursor: pointer;
  }
  form {
    display: grid;
    gap: ${token('space.4')};
    margin-top: ${token('space.4')};
  }
  small {
    color: ${token('text.muted')};
  }
`;

/** Properties of {@link StockNotice}. */
export interface StockNoticeProps {
  /** By which a page without scripts offers what is sold out, where none was chosen. */
  readonly productId: number;
  /** Sold-out variants of the colour that is shown. */
  readonly gone: readonly [Variant, ...Variant[]];
  /** Nothing else of it can be bought. */
  readonly all: boolean;
  readonly sizeText: (size: string) => string;
}

/** Asks for a mail; without scripts it is posted, and answered by a page of its own. */
function NoticeForm({
  productId,
  gone,
  sizeText,
  email,
  onDone,
}: Omit<StockNoticeProps, 'all'> & {
  readonly email: string;
  readonly onDone: (message: string) => void;
}): ReactElement {
  const t = useTexts(marketingTexts);
  const [ask] = useProductsTellWhenBackMutation();
  const form = useForm({
    // Which of several it is, nobody can tell for them.
    initialValues: { variantId: gone.length > 1 ? '' : gone[0].id, email },
    schema: { variantId: ['required'], email: ['required', 'email'] },
    onSubmit: async (body) => {
      const { data, error } = await ask({ body });
      if (!data) return submitFault(error);
      onDone(data.message);
      return undefined;
    },
  });
  return (
    <form {...form.props} method="post" action="/back-in-stock/plain/">
      {gone[0].size !== '' ? (
        <Select
          label={t('backSize')}
          required
          placeholder={t('backChoose')}
          options={gone.map(({ id, size }) => ({ value: id, label: sizeText(size) }))}
          {...form.field('variantId')}
        />
      ) : (
        <input type="hidden" name="variantId" value={gone[0].id} />
      )}
      <input type="hidden" name="productId" value={productId} />
      <TextField
        label={t('email')}
        type="email"
        required
        autoComplete="email"
        maxLength={254}
        {...form.field('email')}
      />
      {form.message !== null && (
        <Notice tone="error" alert>
          {form.message}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="secondary" loading={form.submitting} loadingLabel={t('subscribing')}>
          {t('backTell')}
        </Button>
      </div>
      <small>{t('backConsent')}</small>
    </form>
  );
}

/** The way to be told by mail when what is sold out is back. */
export default function StockNotice({ productId, gone, all, sizeText }: StockNoticeProps): ReactElement {
  const t = useTexts(marketingTexts);
  const email = useAppSelector(selectUser)?.email ?? '';
  const [said, setSaid] = useState<string | null>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => answer.current?.focus(), [said]);
  return (
    <Root open={all || said !== null ? true : undefined}>
      <summary>{t(all ? 'backTitle' : 'backTitleSizes')}</summary>
      {said === null ? (
        // The signed-in person is known a moment later.
        <NoticeForm key={email} {...{ productId, gone, sizeText, email }} onDone={setSaid} />
      ) : (
        <p ref={answer} tabIndex={-1} role="status">
          {said}
        </p>
      )}
    </Root>
  );
}
