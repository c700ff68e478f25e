import type { CallAnswer } from '@omnis/api-client';
import { isStaffPermission, staffPermissions } from '@omnis/models';
import { token } from '@omnis/theme/react';
import { agoText, Badge, type BadgeProps, timeText } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

/** A permission that somebody asked for. */
export type Request = CallAnswer<'atlas.myPermissionRequests'>['items'][number];

const Root = styled.ul.withConfig({ componentId: 'atlas-request-list' })`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${token('space.2')};
    padding-block: ${token('space.5')};
  }
  > li:first-child {
    padding-top: 0;
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li + li {
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  .what {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')} ${token('space.3')};
  }
  h3 {
    font-size: ${token('type.md')};
  }
  small,
  .grants {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  blockquote {
    margin: 0;
    padding: ${token('space.3')} ${token('space.4')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.sunken')};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
    margin-top: ${token('space.2')};
  }
`;

const states: Readonly<Record<Request['state'], { tone: NonNullable<BadgeProps['tone']>; text: string }>> = {
  open: { tone: 'info', text: 'Waiting' },
  granted: { tone: 'success', text: 'Granted' },
  refused: { tone: 'error', text: 'Refused' },
  expired: { tone: 'neutral', text: 'Expired' },
};

function decisionOf({ state, decidedBy, decidedAt, expiresAt }: Request): string {
  switch (state) {
    case 'open':
      return `Ends ${timeText(expiresAt)} if nobody answers`;
    case 'expired':
      return `Nobody answered until ${timeText(expiresAt)}`;
    case 'granted':
    case 'refused':
      return `${state === 'granted' ? 'Granted' : 'Refused'} by ${decidedBy}${decidedAt === null ? '' : `, ${agoText(decidedAt)}`}`;
  }
}

/** Properties of {@link RequestList}. */
export interface RequestListProps {
  readonly requests: readonly Request[];
  /** Whether it says who asks. */
  readonly showsWho?: boolean;
  readonly actions?: (request: Request) => ReactNode;
}

/** Permissions that were asked for, with their reasons and what came of them. */
export function RequestList({ requests, showsWho = false, actions }: RequestListProps): ReactElement {
  return (
    <Root>
      {requests.map((request) => {
        const { id, permission, reason, note, state, askedAt, requester } = request;
        const known = isStaffPermission(permission) ? staffPermissions[permission] : null;
        return (
          <li key={id}>
            <div className="what">
              <h3>{known?.title ?? permission}</h3>
              <Badge tone={states[state].tone}>{states[state].text}</Badge>
              {showsWho && known?.sensitive && <Badge tone="warning">Sensitive</Badge>}
            </div>
            {showsWho && (
              <small>
                {requester.name} asked {agoText(askedAt)}
              </small>
            )}
            {known !== null && <p className="grants">{known.grants}</p>}
            <blockquote>{reason}</blockquote>
            <small>
              {!showsWho && `Asked ${agoText(askedAt)} · `}
              {decisionOf(request)}
            </small>
            {note !== '' && <blockquote>{note}</blockquote>}
            {actions && <div className="actions">{actions(request)}</div>}
          </li>
        );
      })}
    </Root>
  );
}
