import { Loaded } from '@omnis/account';
import {
  useDashboardDeleteDiscountMutation,
  useDashboardDiscountQuery,
  useDashboardDiscountsQuery,
} from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Badge, Button, Card, moneyText, Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { DeletionCard } from '../parts/editing/deletion-card.tsx';
import { EditPage } from '../parts/editing/edit-page.tsx';
import { useEditing } from '../parts/editing/use-editing.ts';
import { PageHead } from '../parts/page-head.tsx';
import { CodesCard } from './codes-card.tsx';
import { discountSentence } from './discount-sentence.ts';
import type { LoadedDiscount } from './discount-values.ts';
import { stateFacts } from './discount-views.ts';
import { DatesCard, LimitsCard } from './limits-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { useDiscountForm } from './use-discount-form.ts';
import { discountsTexts } from '../texts/discounts/index.ts';

const listPath = '/dashboard/discounts/';

function Shape(): ReactElement {
  const t = useTexts(discountsTexts);
  return (
    <SkeletonGroup label={t('loadingTheDiscount')}>
      <Skeleton shape="block" height="26rem" />
      <br />
      <Skeleton shape="block" height="16rem" />
    </SkeletonGroup>
  );
}

/** The question before a discount goes, and the call. */
function Deletion({
  discount: { id, title },
  onDeleted,
}: {
  readonly discount: LoadedDiscount;
  readonly onDeleted: () => void;
}): ReactElement {
  const t = useTexts(discountsTexts);
  const division = useDivision();
  const [remove] = useDashboardDeleteDiscountMutation();
  return (
    <DeletionCard
      name={title}
      description={t('deleteDiscountDescription')}
      text={t('deleteDiscountText')}
      label={t('deleteDiscount')}
      done={t('discountDeleted')}
      remove={(headers) => remove({ params: { division, id }, headers })}
      onDeleted={onDeleted}
    />
  );
}

function Figures({ discount }: { readonly discount: LoadedDiscount }): ReactElement {
  const t = useTexts(discountsTexts);
  const { uses, revenue, discounted, currency } = discount;
  return (
    <Card title={t('performance')}>
      <p>{t('usesCounted', { count: uses })}</p>
      <p>{t('amountAfterRefunds', { amount: moneyText(revenue, currency) })}</p>
      <p>{t('discounted', { amount: moneyText(discounted, currency) })}</p>
    </Card>
  );
}

interface EditProps {
  /** null for a new one. */
  readonly discount: LoadedDiscount | null;
  readonly currency: string;
  readonly timeZone: string;
}

function Edit({ discount, currency, timeZone }: EditProps): ReactElement {
  const t = useTexts(discountsTexts);
  const form = useDiscountForm(discount, timeZone);
  const editing = useEditing('discount', form, ({ id }) => (discount === null ? `${listPath}${id}/` : null));
  const { values, saving } = form;
  return (
    <EditPage
      form={form}
      editing={editing}
      isNew={discount === null}
      head={
        <PageHead
          back={{ href: listPath, text: t('discounts') }}
          title={discount?.title ?? t('createDiscount')}
          actions={
            discount === null ? (
              <Button type="submit" loading={saving} loadingLabel={t('creating')}>
                {t('createDiscount')}
              </Button>
            ) : (
              <Badge tone={stateFacts[discount.state].tone}>{t(stateFacts[discount.state].text)}</Badge>
            )
          }
        />
      }
    >
      <div className="columns">
        <div>
          <OfferCard
            form={form}
            isNew={discount === null}
            codeCount={discount?.codeCount ?? 1}
            currency={currency}
          />
          <LimitsCard form={form} currency={currency} />
        </div>
        <div>
          <Card title={t('whatItDoes')}>
            <p role="status">{discountSentence(t, values, currency)}</p>
          </Card>
          {discount && <Figures discount={discount} />}
          <DatesCard form={form} timeZone={timeZone} />
          {discount?.method === 'code' && <CodesCard discount={discount} />}
          {discount && <Deletion discount={discount} onDeleted={() => editing.leaveFor(listPath)} />}
        </div>
      </div>
    </EditPage>
  );
}

function Existing({ id }: { readonly id: string }): ReactElement {
  const t = useTexts(discountsTexts);
  const query = useDashboardDiscountQuery(
    { params: { division: useDivision(), id } },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(query.data?.title ?? t('discount'));
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {(discount) => <Edit discount={discount} currency={discount.currency} timeZone={discount.timeZone} />}
    </Loaded>
  );
}

/** A new discount: the list knows the currency and the time zone of the store. */
function New(): ReactElement {
  const t = useTexts(discountsTexts);
  const query = useDashboardDiscountsQuery({ params: { division: useDivision() }, query: { limit: 1 } });
  useTitle(t('createDiscount'));
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {({ currency, timeZone }) => <Edit discount={null} currency={currency} timeZone={timeZone} />}
    </Loaded>
  );
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** A discount to create or to change. */
export function Component(): ReactElement {
  const id = useParams()['id'] ?? '';
  if (id === 'new') return <New />;
  return isId(id) ? <Existing key={id} id={id} /> : <NotFound />;
}
