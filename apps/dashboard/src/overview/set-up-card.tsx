import {
  useDashboardDeliveryZonesQuery,
  useDashboardPaymentsQuery,
  useDashboardTaxesQuery,
} from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Badge, Card, LinkButton, Skeleton } from '@omnis/ui';
import { CreditCard, Percent, Truck, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { overviewTexts } from '../texts/overview/index.ts';
import { deliveryStep, paymentStep, taxStep, type SetUpState, type SetUpStep } from './set-up-steps.ts';

const List = styled.ol.withConfig({ componentId: 'dashboard-set-up-card' })`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token('space.2')} ${token('space.4')};
    align-items: center;
    padding-block: ${token('space.4')};
  }
  li + li {
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  li > svg {
    width: 1.5rem;
    height: 1.5rem;
    color: ${token('primary.text')};
    stroke-width: 1.75;
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
    align-items: center;
    margin: 0;
    font-size: ${token('type.md')};
    font-weight: ${token('weight.medium')};
  }
  p {
    margin: ${token('space.1')} 0 0;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  ${media.down('sm')} {
    li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    li > a {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const badges = {
  done: { tone: 'success', text: 'setUpDone' },
  check: { tone: 'neutral', text: 'setUpCheck' },
  needed: { tone: 'warning', text: 'setUpNeeded' },
} as const satisfies Record<SetUpState, { tone: string; text: string }>;

interface StepProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly href: string;
  readonly link: string;
  /** Its state; null while it is not known. */
  readonly step: SetUpStep | null;
  readonly failed: boolean;
}

function Step({ Icon, title, href, link, step, failed }: StepProps): ReactElement {
  const t = useTexts(overviewTexts);
  return (
    <li>
      <Icon aria-hidden="true" />
      <div>
        <h3>
          {title} {step && <Badge tone={badges[step.state].tone}>{t(badges[step.state].text)}</Badge>}
        </h3>
        {step && <p>{t(step.text)}</p>}
        {!step && (failed ? <p>{t('setUpUnknown')}</p> : <Skeleton width="14rem" />)}
      </div>
      <LinkButton href={href} size="sm" variant={step?.state === 'needed' ? 'primary' : 'secondary'}>
        {link}
      </LinkButton>
    </li>
  );
}

/** The three things that a shop needs before it sells, how each stands now, and the way to it. */
export function SetUpCard(): ReactElement {
  const t = useTexts(overviewTexts);
  const of = { params: { division: useDivision() } };
  const fresh = { refetchOnMountOrArgChange: true };
  const delivery = useDashboardDeliveryZonesQuery(of, fresh);
  const taxes = useDashboardTaxesQuery(of, fresh);
  const payments = useDashboardPaymentsQuery(of, fresh);
  return (
    <Card title={t('getReadyToSell')} description={t('getReadyToSellText')}>
      <List>
        <Step
          Icon={Truck}
          title={t('delivery')}
          href="/dashboard/delivery/"
          link={t('setUpDelivery')}
          step={delivery.data ? deliveryStep(delivery.data) : null}
          failed={delivery.isError}
        />
        <Step
          Icon={Percent}
          title={t('taxes')}
          href="/dashboard/taxes/"
          link={t('setUpTaxes')}
          step={taxes.data ? taxStep(taxes.data) : null}
          failed={taxes.isError}
        />
        <Step
          Icon={CreditCard}
          title={t('payments')}
          href="/dashboard/payments/"
          link={t('setUpPayments')}
          step={payments.data ? paymentStep(payments.data) : null}
          failed={payments.isError}
        />
      </List>
    </Card>
  );
}
