import { Loaded } from '@omnis/account';
import {
  useDashboardDeleteDiscountMutation,
  useDashboardDiscountQuery,
  useDashboardDiscountsQuery,
} from '@omnis/api-client';
import { Badge, Button, Card, counted, moneyText, Skeleton, SkeletonGroup } from '@omnis/ui';
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

const listPath = '/dashboard/discounts/';

function Shape(): ReactElement {
  return (
    <SkeletonGroup label="Loading the discount">
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
  const division = useDivision();
  const [remove] = useDashboardDeleteDiscountMutation();
  return (
    <DeletionCard
      name={title}
      description="Its codes stop working. Orders keep what they were given."
      text="Shoppers can no longer use it, and its figures are gone. Turn it off instead to keep them."
      label="Delete discount"
      done="Discount deleted"
      remove={(headers) => remove({ params: { division, id }, headers })}
      onDeleted={onDeleted}
    />
  );
}

function Figures({ discount }: { readonly discount: LoadedDiscount }): ReactElement {
  const { uses, revenue, discounted, currency } = discount;
  return (
    <Card title="Performance">
      <p>{counted(uses, 'use')}</p>
      <p>{moneyText(revenue, currency)} revenue after refunds</p>
      <p>{moneyText(discounted, currency)} discounted</p>
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
          back={{ href: listPath, text: 'Discounts' }}
          title={discount?.title ?? 'Create discount'}
          actions={
            discount === null ? (
              <Button type="submit" loading={saving} loadingLabel="Creating">
                Create discount
              </Button>
            ) : (
              <Badge tone={stateFacts[discount.state].tone}>{stateFacts[discount.state].text}</Badge>
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
          <Card title="What it does">
            <p role="status">{discountSentence(values, currency)}</p>
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
  const query = useDashboardDiscountQuery(
    { params: { division: useDivision(), id } },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(query.data?.title ?? 'Discount');
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {(discount) => <Edit discount={discount} currency={discount.currency} timeZone={discount.timeZone} />}
    </Loaded>
  );
}

/** A new discount: the list knows the currency and the time zone of the store. */
function New(): ReactElement {
  const query = useDashboardDiscountsQuery({ params: { division: useDivision() }, query: { limit: 1 } });
  useTitle('Create discount');
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
