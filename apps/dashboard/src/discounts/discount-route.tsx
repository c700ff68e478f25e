import { Loaded } from '@omnis/account';
import {
  useDashboardDeleteDiscountMutation,
  useDashboardDiscountQuery,
  useDashboardDiscountsQuery,
} from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  counted,
  moneyText,
  Notice,
  Skeleton,
  SkeletonGroup,
} from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { useTitle } from '../app/use-title.ts';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { CodesCard } from './codes-card.tsx';
import { discountSentence } from './discount-sentence.ts';
import type { LoadedDiscount } from './discount-values.ts';
import { stateFacts } from './discount-views.ts';
import { DatesCard, LimitsCard } from './limits-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { useDiscountForm } from './use-discount-form.ts';

const listPath = '/dashboard/discounts/';

const Root = styled.form.withConfig({ componentId: 'dashboard-discount-route' })`
  .columns,
  .columns > div {
    display: grid;
    gap: ${token('space.5')};
    align-content: start;
    min-width: 0;
  }
  input,
  textarea {
    scroll-margin-bottom: 8rem;
  }
  .fault {
    margin-bottom: ${token('space.5')};
  }
  ${media.up('lg')} {
    .columns {
      grid-template-columns: minmax(0, 1fr) 22rem;
    }
  }
`;

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
  const [remove, { isLoading }] = useDashboardDeleteDiscountMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [key] = useState(randomUuid);
  const confirm = async (): Promise<void> => {
    const { data } = await remove({ params: { division, id }, headers: { 'Idempotency-Key': key } });
    setIsAsking(false);
    if (data === undefined) return;
    snackbars.show({ text: 'Discount deleted', tone: 'success' });
    onDeleted();
  };
  return (
    <Card title="Delete" description="Its codes stop working. Orders keep what they were given.">
      <Button
        variant="secondary"
        size="sm"
        startIcon={<Trash2 aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        Delete discount
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Delete ${title}?`}
        text="Shoppers can no longer use it, and its figures are gone. Turn it off instead to keep them."
        confirmLabel="Delete discount"
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </Card>
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
  const navigate = useNavigate();
  const form = useDiscountForm(discount, timeZone);
  const [leaveTo, setLeaveTo] = useState<string | null>(null);
  const { values, errors, message, saving } = form;
  const dirty = form.dirty && leaveTo === null;
  useEffect(() => {
    if (leaveTo !== null) void navigate(leaveTo);
  }, [leaveTo, navigate]);
  const save = async (): Promise<void> => {
    const saved = await form.save();
    if (saved === null) {
      // Once the messages stand, the first field at fault gets the focus.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('#discount [aria-invalid="true"]')?.focus(),
      );
    } else if (discount === null) setLeaveTo(`${listPath}${saved.id}/`);
  };
  return (
    <Root
      id="discount"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void save();
      }}
    >
      <LeaveGuard dirty={dirty} />
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
      {(message !== null || Object.keys(errors).length > 0) && (
        <div className="fault">
          <Notice tone="error" alert>
            {message ?? 'Some fields need another look.'}
          </Notice>
        </div>
      )}
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
          {discount && <Deletion discount={discount} onDeleted={() => setLeaveTo(listPath)} />}
        </div>
      </div>
      {discount !== null && dirty && (
        <SaveBar saving={saving} onDiscard={form.discard} onSave={() => void save()} />
      )}
    </Root>
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
