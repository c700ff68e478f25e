import type { ApprovalStatus } from '@omnis/models';
import { textParts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { agoText, Badge, Button, timeText, type BadgeProps, type TableColumn } from '@omnis/ui';
import { styled } from 'styled-components';
import type { Product } from './decision-dialog.tsx';
import type { ProductsTextKey, ProductsTexts } from '../texts/products/index.ts';

/** The status of a product that nobody has decided about. */
export const waiting = 'Not modded yet';

/** Statuses of approval with their texts. */
export const states = {
  Approved: { textKey: 'approved', tone: 'success' },
  Denied: { textKey: 'denied', tone: 'error' },
  'Not modded yet': { textKey: 'waiting', tone: 'warning' },
  'No approval item': { textKey: 'notAskedFor', tone: 'neutral' },
} as const satisfies Record<ApprovalStatus, { textKey: ProductsTextKey; tone: BadgeProps['tone'] }>;

const Entry = styled.span.withConfig({ componentId: 'atlas-moderated-product' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.3')};
  align-items: start;
  text-align: start;

  img {
    width: 3.5rem;
    height: 3.5rem;
    border-radius: ${token('radius.sm')};
    object-fit: cover;
  }
  small {
    display: block;
    color: ${token('text.muted')};
    overflow-wrap: anywhere;
  }
`;

/** The actions on a product of the list. */
export interface Acts {
  readonly approve: (product: Product) => void;
  readonly deny: (product: Product) => void;
  readonly chooseStore: (store: number) => void;
  readonly busy: boolean;
}

/** The columns of products with their approval and the decision on each. */
export function columns(
  t: ProductsTexts,
  { approve, deny, chooseStore, busy }: Acts,
): TableColumn<Product>[] {
  return [
    {
      key: 'name',
      header: t('product'),
      primary: true,
      cell: ({ name, sku, image, text }) => (
        <Entry>
          {image === null ? <span /> : <img src={image} alt="" loading="lazy" />}
          <span>
            {name}
            {sku !== '' && <small>{sku}</small>}
            {text !== '' && <small>{text}</small>}
          </span>
        </Entry>
      ),
    },
    {
      key: 'store',
      header: t('store'),
      width: '12rem',
      cell: ({ division, storeName }) => (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('onlyProductsOf', { store: storeName })}
          onClick={() => chooseStore(division)}
        >
          {storeName}
        </Button>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      width: '14rem',
      cell: ({ approvalStatus, denialReason, askedAt, decided }) => {
        const { textKey, tone } = states[approvalStatus];
        const date = (
          <time dateTime={decided?.at ?? askedAt} title={timeText(decided?.at ?? askedAt)}>
            {agoText(approvalStatus === waiting ? askedAt : (decided?.at ?? askedAt))}
          </time>
        );
        return (
          <span>
            <Badge tone={tone}>{t(textKey)}</Badge>
            {denialReason !== null && <small>{denialReason}</small>}
            <small>
              {decided !== null && approvalStatus !== waiting
                ? textParts(t, 'decidedBy', { name: decided.by, date })
                : textParts(t, 'sinceDate', { date })}
            </small>
          </span>
        );
      },
    },
    {
      key: 'act',
      header: t('decision'),
      width: '13rem',
      cell: (product) => (
        <span className="acts">
          {product.approvalStatus !== 'Approved' && (
            <Button
              size="sm"
              aria-label={t('approveProduct', { name: product.name })}
              disabled={busy}
              onClick={() => approve(product)}
            >
              {t('approve')}
            </Button>
          )}{' '}
          {product.approvalStatus !== 'Denied' && (
            <Button
              variant="secondary"
              size="sm"
              aria-haspopup="dialog"
              aria-label={t('denyProductOpens', { name: product.name })}
              disabled={busy}
              onClick={() => deny(product)}
            >
              {t('denyOpens')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
