import type { StorePlanFacts } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Button } from '@omnis/ui';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { plansTexts } from '../texts/plans/index.ts';

const Root = styled.li.withConfig({ componentId: 'dashboard-plan-card' })`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  padding: ${token('space.6')};
  border: ${token('border.width')} solid ${token('card.border')};
  border-radius: ${token('card.radius')};
  background: ${token('card.background')};
  box-shadow: ${token('card.shadow')};

  &[data-present] {
    border-color: ${token('primary.color')};
    box-shadow: inset 0 0 0 1px ${token('primary.color')};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')};
    min-height: 1.75rem;
  }
  h2 {
    font-size: ${token('type.xl')};
  }
  p {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  ul {
    display: grid;
    gap: ${token('space.3')};
    margin: 0 0 ${token('space.2')};
    padding: 0;
    list-style: none;
    font-size: ${token('type.sm')};
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token('space.3')};
  }
  li svg {
    width: 1.125rem;
    height: 1.4em;
    color: ${token('primary.text')};
  }
  .more {
    font-weight: ${token('weight.medium')};
  }
  button,
  .here {
    margin-top: auto;
  }
  .here {
    display: grid;
    place-items: center;
    min-height: 2.75rem;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

/** Properties of {@link PlanCard}. */
export interface PlanCardProps {
  readonly plan: StorePlanFacts;
  /** The plan before it, all of which it has. */
  readonly before: StorePlanFacts | undefined;
  readonly isPresent: boolean;
  /** Larger than the present one. */
  readonly isMore: boolean;
  readonly loading: boolean;
  readonly onChoose: () => void;
}

/** A plan, what it has, and the way to it. */
export function PlanCard({
  plan,
  before,
  isPresent,
  isMore,
  loading,
  onChoose,
}: PlanCardProps): ReactElement {
  const t = useTexts(plansTexts);
  return (
    <Root data-present={isPresent ? '' : undefined} aria-current={isPresent ? 'true' : undefined}>
      <header>
        <h2>{plan.title}</h2>
        {isPresent && <Badge>{t('yourPlan')}</Badge>}
      </header>
      <p>{plan.text}</p>
      <ul>
        {before && (
          <li className="more">
            <Check aria-hidden="true" />
            {t(plan.adds.length > 0 ? 'allOfAnd' : 'allOf', { title: before.title })}
          </li>
        )}
        {plan.adds.map((text) => (
          <li key={text}>
            <Check aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      {isPresent ? (
        <span className="here">{t('thisIsWhatYouHaveNow')}</span>
      ) : (
        <Button variant={isMore ? 'primary' : 'secondary'} fullWidth loading={loading} onClick={onChoose}>
          {isMore ? t('upgradeTo', { title: plan.title }) : t('change', { title: plan.title })}
        </Button>
      )}
    </Root>
  );
}
