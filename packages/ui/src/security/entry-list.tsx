import { token } from '@omnis/theme/react';
import { KeyRound, Monitor, Smartphone } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { agentText, isPhone, type Agent } from './agent-text.ts';
import { useSecurityText } from './security-text.ts';

const Root = styled.ul.withConfig({ componentId: 'ui-entry-list' })`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.4')};
    padding-block: ${token('space.3')};
  }
  li:first-child {
    padding-top: 0;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li + li {
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  li > div {
    flex: 1 1 6rem;
    min-width: 0;
  }
  li > svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    color: ${token('text.muted')};
    stroke-width: 1.5;
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')} ${token('space.2')};
    font-weight: ${token('weight.medium')};
  }
  small {
    display: block;
    color: ${token('text.muted')};
    overflow-wrap: anywhere;
  }
`;

/** One browser, or one passkey, that may come in. */
export interface Entry {
  readonly id: string;
  /** The browser, or the name of a passkey. */
  readonly agent: Agent | string;
  /** Beside its name. */
  readonly badge?: ReactNode;
  /** Under its name. */
  readonly note: ReactNode;
  /** At the end of its line. */
  readonly action?: ReactNode;
}

function Icon({ agent }: Pick<Entry, 'agent'>): ReactElement {
  if (typeof agent === 'string') return <KeyRound aria-hidden="true" />;
  return isPhone(agent) ? <Smartphone aria-hidden="true" /> : <Monitor aria-hidden="true" />;
}

/** Entries that may come in, one a line. */
export function EntryList({ entries }: { readonly entries: readonly Entry[] }): ReactElement {
  const say = useSecurityText();
  return (
    <Root>
      {entries.map(({ id, agent, badge, note, action }) => (
        <li key={id}>
          <Icon agent={agent} />
          <div>
            <span className="name">
              {typeof agent === 'string' ? agent : agentText(agent, say)}
              {badge}
            </span>
            <small>{note}</small>
          </div>
          {action}
        </li>
      ))}
    </Root>
  );
}
