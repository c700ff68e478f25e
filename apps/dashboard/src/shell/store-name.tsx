import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useActiveStore } from '../app/session.ts';
import { shellTexts } from '../texts/shell/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-store-name' })`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  min-width: 0;

  .mark {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: ${token('radius.md')};
    background: ${token('badge.background')};
    color: ${token('badge.color')};
    font-weight: ${token('weight.bold')};
  }
  > .text:first-child {
    padding-inline-start: ${token('space.3')};
  }
  .text {
    min-width: 0;
    line-height: 1.3;
  }
  .text > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    font-size: ${token('type.md')};
  }
  small {
    opacity: 0.75;
    font-size: ${token('type.xs')};
  }
`;

const plans = { standard: 'standardPlan', pro: 'proPlan', turbo: 'turboPlan' } as const;

/** Properties of {@link StoreName}. */
export interface StoreNameProps {
  /** Its first letter in front of it, unless told otherwise. */
  readonly mark?: boolean;
}

/** Which store is managed, and its plan. */
export function StoreName({ mark = true }: StoreNameProps): ReactElement {
  const t = useTexts(shellTexts);
  const { name, plan } = useActiveStore();
  return (
    <Root>
      {mark && (
        <span className="mark" aria-hidden="true">
          {name.charAt(0).toUpperCase()}
        </span>
      )}
      <span className="text">
        <strong>{name}</strong>
        <small>{t(plans[plan])}</small>
      </span>
    </Root>
  );
}
