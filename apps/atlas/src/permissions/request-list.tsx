import type { CallAnswer } from '@omnis/api-client';
import { isStaffPermission, staffPermissions } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { agoText, Badge, type BadgeProps, timeText } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  permissionsTexts,
  type PermissionsTextKey,
  type PermissionsTexts,
} from '../texts/permissions/index.ts';

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

const states = {
  open: { tone: 'info', textKey: 'waiting' },
  granted: { tone: 'success', textKey: 'granted' },
  refused: { tone: 'error', textKey: 'refused' },
  expired: { tone: 'neutral', textKey: 'expired' },
} as const satisfies Record<Request['state'], { tone: BadgeProps['tone']; textKey: PermissionsTextKey }>;

function decisionOf(t: PermissionsTexts, { state, decidedBy, decidedAt, expiresAt }: Request): string {
  const name = decidedBy ?? '';
  switch (state) {
    case 'open':
      return t('endsAt', { date: timeText(expiresAt) });
    case 'expired':
      return t('nobodyAnswered', { date: timeText(expiresAt) });
    case 'granted':
      return decidedAt === null
        ? t('grantedBy', { name })
        : t('grantedByAgo', { name, ago: agoText(decidedAt) });
    case 'refused':
      return decidedAt === null
        ? t('refusedBy', { name })
        : t('refusedByAgo', { name, ago: agoText(decidedAt) });
  }
}

/** Properties of {@link RequestList}. */
export interface RequestListProps {
  readonly requests: readonly Request[];
  /** True when it says who asks. */
  readonly showsWho?: boolean;
  readonly actions?: (request: Request) => ReactNode;
}

/** Permissions that were asked for, with their reasons and what came of them. */
export function RequestList({ requests, showsWho = false, actions }: RequestListProps): ReactElement {
  const t = useTexts(permissionsTexts);
  return (
    <Root>
      {requests.map((request) => {
        const { id, permission, reason, note, state, askedAt, requester } = request;
        const known = isStaffPermission(permission) ? staffPermissions[permission] : null;
        return (
          <li key={id}>
            <div className="what">
              <h3>{known?.title ?? permission}</h3>
              <Badge tone={states[state].tone}>{t(states[state].textKey)}</Badge>
              {showsWho && known?.sensitive && <Badge tone="warning">{t('sensitive')}</Badge>}
            </div>
            {showsWho && <small>{t('askedBy', { name: requester.name, ago: agoText(askedAt) })}</small>}
            {known !== null && <p className="grants">{known.grants}</p>}
            <blockquote>{reason}</blockquote>
            <small>
              {!showsWho && `${t('askedAgo', { ago: agoText(askedAt) })} · `}
              {decisionOf(t, request)}
            </small>
            {note !== '' && <blockquote>{note}</blockquote>}
            {actions && <div className="actions">{actions(request)}</div>}
          </li>
        );
      })}
    </Root>
  );
}
