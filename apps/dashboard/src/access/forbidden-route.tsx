import { useTeamMineQuery } from '@omnis/api-client';
import { isDashboardPermission } from '@omnis/models';
import { selectActiveStore, useAppSelector } from '@omnis/store';
import { token } from '@omnis/theme/react';
import { Button, Card, LinkButton } from '@omnis/ui';
import { Lock } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { homePath } from '../app/paths.ts';
import { useActiveStore } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { lowerFirst, namesInWords, permissionFacts, RequestForm } from './request-form.tsx';
import { useMay } from './use-dashboard-access.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-forbidden-route' })`
  display: grid;
  gap: ${token('space.5')};
  max-width: 34rem;
  margin: clamp(1rem, 8vh, 5rem) auto 0;

  > header svg {
    width: 2.25rem;
    height: 2.25rem;
    margin-bottom: ${token('space.4')};
    color: ${token('primary.text')};
    stroke-width: 1.5;
  }
  h1 {
    margin-bottom: ${token('space.2')};
    font-size: ${token('type.3xl')};
  }
  > header p {
    color: ${token('text.muted')};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
    margin-top: ${token('space.5')};
  }
`;

function Missing({ named }: { readonly named: string | null }): ReactElement {
  const id = useId();
  const { name, division } = useActiveStore();
  const owners = useTeamMineQuery({ params: { division } }).data?.owners ?? [];
  const permission = isDashboardPermission(named) ? named : null;
  const facts = permission && permissionFacts(permission);
  const whom = owners.length > 0 ? namesInWords(owners) : `an owner of ${name}`;
  return (
    <Root>
      <header>
        <Lock aria-hidden="true" />
        <h1>{facts ? `You need “${facts.title}” for this` : 'This is not open to you'}</h1>
        <p>
          {facts
            ? `It is a permission that you do not have in ${name} yet. It lets people ${lowerFirst(facts.grants)} Ask ${whom} for it.`
            : `In ${name} you may not open this page. Ask ${whom} about it.`}
        </p>
      </header>
      {permission !== null && (
        <Card>
          <RequestForm id={id} permission={permission} />
          <div className="ways">
            <Button type="submit" form={id}>
              Send the request
            </Button>
            <LinkButton href={homePath} variant="secondary">
              To the dashboard
            </LinkButton>
          </div>
        </Card>
      )}
      {permission === null && (
        <div>
          <LinkButton href={homePath} variant="secondary">
            To the dashboard
          </LinkButton>
        </div>
      )}
    </Root>
  );
}

/** What is missing where somebody was turned away, and whom to ask for it (storefront.md §6: `/403/`). */
export function Component(): ReactElement {
  useTitle('Not open to you');
  const [query] = useSearchParams();
  const store = useAppSelector(selectActiveStore);
  const named = query.get('permission');
  const may = useMay();
  // Granted meanwhile, or never missing.
  if (isDashboardPermission(named) && may(named)) return <Navigate to={homePath} replace />;
  if (store === null) return <Navigate to={homePath} replace />;
  return <Missing named={named} />;
}
