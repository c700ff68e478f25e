import { Loaded } from '@omnis/account';
import { useDashboardProductQuery } from '@omnis/api-client';
import type { ManagedProduct } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import {
  Badge,
  Button,
  Card,
  LinkButton,
  Notice,
  Skeleton,
  SkeletonGroup,
  Switch,
  timeText,
} from '@omnis/ui';
import { ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { idOf } from '../app/paths.ts';
import { useActiveStore, useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { DetailsCard } from './details-card.tsx';
import { FilesCard } from './files-card.tsx';
import { ImagesCard } from './images-card.tsx';
import { CollectionsCard } from './collections-card.tsx';
import { CreatorCard } from './creator-card.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import { BundleCard } from './bundle-card.tsx';
import { GiftCardCard } from './gift-card-card.tsx';
import { PersonalisationCard } from './personalisation-card.tsx';
import { PriceMatrixCard } from './price-matrix-card.tsx';
import { InventoryCard } from './inventory-card.tsx';
import { OptionsCard } from './options-card.tsx';
import { OrganisationCard } from './organisation-card.tsx';
import { PricesCard } from './prices-card.tsx';
import { ProductActions } from './product-actions.tsx';
import { isShown, productState } from './product-state.ts';
import { SellingCard } from './selling-card.tsx';
import { SizeChartCard } from './size-chart-card.tsx';
import { SeoCard } from './seo-card.tsx';
import { useProductForm } from './use-product-form.ts';
import { VariantsCard } from './variants-card.tsx';
import { productTexts } from '../texts/product/index.ts';
import type en from '../texts/product/en.ts';

const Root = styled.form.withConfig({ componentId: 'dashboard-product-route' })`
  .columns {
    display: grid;
    gap: ${token('space.5')};
  }
  .main,
  .aside {
    display: grid;
    gap: ${token('space.5')};
    align-content: start;
    min-width: 0;
  }
  .notices {
    display: grid;
    gap: ${token('space.3')};
    margin-bottom: ${token('space.5')};
  }
  .facts {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space.2')} ${token('space.4')};
    margin: 0;
    font-size: ${token('type.sm')};
  }
  .facts dt {
    color: ${token('text.muted')};
  }
  .facts dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  ${media.up('lg')} {
    .columns {
      grid-template-columns: minmax(0, 1fr) 20rem;
    }
  }
`;

function Shape(): ReactElement {
  const t = useTexts(productTexts);
  return (
    <SkeletonGroup label={t('loadingTheProduct')}>
      <Skeleton shape="block" height="24rem" />
      <br />
      <Skeleton shape="block" height="16rem" />
    </SkeletonGroup>
  );
}

const kindTexts = {
  blank: 'blank',
  custom: 'ownDesign',
  standard: null,
} as const satisfies Readonly<Record<ManagedProduct['kind'], keyof typeof en | null>>;

function Facts({ product }: { readonly product: ManagedProduct }): ReactElement | null {
  const t = useTexts(productTexts);
  const kind = kindTexts[product.kind];
  const facts = [
    ['SKU', product.sku],
    [t('kind'), kind === null ? '' : t(kind)],
    [t('changed'), timeText(product.updatedAt)],
  ].filter(([, value]) => value !== '');
  return (
    <Card title={t('aboutField')}>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface EditProps {
  readonly product: ManagedProduct;
  /** Asks the server for the product as it is now. */
  readonly onReload: () => Promise<ManagedProduct | undefined>;
  readonly onDeleted: () => void;
}

function Edit({ product, onReload, onDeleted }: EditProps): ReactElement {
  const t = useTexts(productTexts);
  const { name: storeName } = useActiveStore();
  const form = useProductForm(product);
  const state = productState(t, product);
  const { values, set, dirty, saving, message, conflict } = form;
  const faults = Object.keys(form.errors).length;
  const hasGrid = values.variants.length > 1 || values.variants.some((variant) => variant.values.length > 0);
  const save = async (): Promise<void> => {
    if (await form.save()) return;
    // Once the messages stand, the first field at fault gets the focus.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('#product [aria-invalid="true"]')?.focus(),
    );
  };
  const reload = async (): Promise<void> => {
    const now = await onReload();
    if (now !== undefined) form.restart(now);
  };
  return (
    <Root
      id="product"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (dirty && !saving) void save();
      }}
    >
      <LeaveGuard dirty={dirty} />
      <PageHead
        back={{ href: '/dashboard/products/', text: t('products') }}
        title={product.name}
        badge={<Badge tone={state.tone}>{state.text}</Badge>}
        actions={
          <>
            <LinkButton
              variant="secondary"
              href={
                isShown(product)
                  ? product.storeUrl
                  : `/dashboard/visit/?to=${encodeURIComponent(`/product/${product.urlName}/`)}`
              }
              target="_blank"
              endIcon={<ExternalLink aria-hidden="true" />}
            >
              {isShown(product) ? t('viewInStore') : t('preview')}
            </LinkButton>
            <ProductActions
              id={product.id}
              name={product.name}
              version={product.version}
              archived={product.archived}
              enabled={product.enabled}
              onDeleted={onDeleted}
            />
          </>
        }
      />
      <div className="notices" hidden={!conflict && message === null && faults === 0}>
        {conflict && (
          <Notice
            tone="warning"
            alert
            title={t('thisProductWasChangedElsewhere')}
            actions={
              <Button size="sm" variant="secondary" onClick={() => void reload()}>
                {t('loadTheLatestVersion')}
              </Button>
            }
          >
            {t('someoneSavedAfterOpenedSo')}
          </Notice>
        )}
        {!conflict && (message !== null || faults > 0) && (
          <Notice tone="error" alert>
            {message ?? t('someFieldsNeedAnotherLook')}
          </Notice>
        )}
      </div>
      <div className="notices" hidden={product.approvalStatus === 'Approved'}>
        <ApprovalNotice product={product} />
      </div>
      <div className="columns">
        <div className="main">
          <DetailsCard form={form} />
          <ImagesCard form={form} productId={product.id} />
          {/* A gift card is sold at its values, and nothing else is decided of it. */}
          {values.giftCardValues.length === 0 && (
            <>
              <OptionsCard form={form} />
              <PricesCard form={form} product={product} />
              {hasGrid ? <VariantsCard form={form} product={product} /> : <InventoryCard form={form} />}
              <PriceMatrixCard form={form} />
              <SizeChartCard form={form} product={product} />
              <PersonalisationCard form={form} currency={product.currency} />
              <BundleCard form={form} product={product} />
            </>
          )}
          <GiftCardCard form={form} />
          <FilesCard form={form} productId={product.id} storeUrl={product.storeUrl} />
          <SeoCard form={form} url={product.storeUrl} storeName={storeName} />
        </div>
        <div className="aside">
          <Card title={t('status')}>
            <Switch
              label={t('onSale')}
              help={
                product.archived
                  ? t('archivedRestorePutSale')
                  : values.enabled
                    ? t('shoppersCanFindAndBuyIt')
                    : t('shoppersCannotSeeIt')
              }
              disabled={product.archived}
              checked={values.enabled}
              onCheckedChange={(enabled) => set({ enabled })}
            />
          </Card>
          <OrganisationCard form={form} />
          <CollectionsCard form={form} product={product} />
          <SellingCard form={form} id={product.id} ownRate={product.vatRate} />
          <CreatorCard form={form} />
          <Facts product={product} />
        </div>
      </div>
      {dirty && <SaveBar saving={saving} onDiscard={form.discard} onSave={() => void save()} />}
    </Root>
  );
}

function ProductOf({ id }: { readonly id: number }): ReactElement {
  const t = useTexts(productTexts);
  const query = useDashboardProductQuery(
    { params: { division: useDivision(), id } },
    { refetchOnMountOrArgChange: true },
  );
  const navigate = useNavigate();
  useTitle(query.data?.name ?? t('product'));
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {(product) => (
        <Edit
          product={product}
          onReload={async () => (await query.refetch()).data}
          onDeleted={() => void navigate('/dashboard/products/')}
        />
      )}
    </Loaded>
  );
}

/** One product to edit: shoppers see the changes on their next load. */
export function Component(): ReactElement {
  const id = idOf(useParams()['id']);
  return id === null ? <NotFound /> : <ProductOf key={id} id={id} />;
}
