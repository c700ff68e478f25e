import { token } from '@omnis/theme/react';
import { Avatar, type AvatarProps } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.ul.withConfig({ componentId: 'dashboard-team-list' })`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.3')} ${token('space.4')};
    padding-block: ${token('space.4')};
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
  .words {
    flex: 1 1 14rem;
    min-width: 0;
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')} ${token('space.2')};
    font-weight: ${token('weight.medium')};
    overflow-wrap: anywhere;
  }
  .words small {
    display: block;
    color: ${token('text.muted')};
    overflow-wrap: anywhere;
  }
  .words q {
    display: block;
    margin-top: ${token('space.2')};
    font-size: ${token('type.sm')};
    overflow-wrap: anywhere;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
`;

/** One line of a {@link TeamList}. */
export interface TeamEntry {
  readonly id: string;
  readonly name: string;
  /** Address of their picture; initials without one. */
  readonly avatar?: string | null;
  readonly badge?: ReactNode;
  readonly notes: readonly ReactNode[];
  readonly actions?: ReactNode;
}

const wordsOf = (name: string): Pick<AvatarProps, 'firstName' | 'lastName' | 'email'> => {
  const [firstName = '', lastName = ''] = name.split(/[\s@.]+/);
  return { firstName, lastName, email: name };
};

/** People of a team, one a line. */
export function TeamList({ entries }: { readonly entries: readonly TeamEntry[] }): ReactElement {
  return (
    <Root>
      {entries.map(({ id, name, avatar = null, badge, notes, actions }) => (
        <li key={id}>
          <Avatar {...wordsOf(name)} src={avatar} quiet={avatar === null} />
          <div className="words">
            <span className="name">
              {name}
              {badge}
            </span>
            {notes.map((note, at) => (
              <small key={at}>{note}</small>
            ))}
          </div>
          {actions && <div className="actions">{actions}</div>}
        </li>
      ))}
    </Root>
  );
}
