import { useTeamMineQuery } from '@omnis/api-client';
import { isDashboardPermission } from '@omnis/models';
import { selectActiveStore, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
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
import { accessTexts } from '../texts/access/index.ts';

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
  const t = useTexts(accessTexts);
  const id = useId();
  const { name, division } = useActiveStore();
  const owners = useTeamMineQuery({ params: { division } }).data?.owners ?? [];
  const permission = isDashboardPermission(named) ? named : null;
  const facts = permission && permissionFacts(permission);
  const whom = owners.length > 0 ? namesInWords(owners) : t('anOwnerOf', { name });
  return (
    <Root>
      <header>
        <Lock aria-hidden="true" />
        <h1>{facts ? t('youNeedForThis', { title: facts.title }) : t('thisIsNotOpenToYou')}</h1>
        <p>
          {facts
            ? t('permissionDoNotHaveYet', { name, grants: lowerFirst(facts.grants), whom })
            : t('mayNotOpenPageAsk', { name, whom })}
        </p>
      </header>
      {permission !== null && (
        <Card>
          <RequestForm id={id} permission={permission} />
          <div className="ways">
            <Button type="submit" form={id}>
              {t('sendTheRequest')}
            </Button>
            <LinkButton href={homePath} variant="secondary">
              {t('toTheDashboard')}
            </LinkButton>
          </div>
        </Card>
      )}
      {permission === null && (
        <div>
          <LinkButton href={homePath} variant="secondary">
            {t('toTheDashboard')}
          </LinkButton>
        </div>
      )}
    </Root>
  );
}

/** Names the missing permission after somebody was turned away, and whom to ask for it (storefront.md §6: `/403/`). */
export function Component(): ReactElement {
  const t = useTexts(accessTexts);
  useTitle(t('pageTitle'));
  const [query] = useSearchParams();
  const store = useAppSelector(selectActiveStore);
  const named = query.get('permission');
  const may = useMay();
  // Granted meanwhile, or never missing.
  if (isDashboardPermission(named) && may(named)) return <Navigate to={homePath} replace />;
  if (store === null) return <Navigate to={homePath} replace />;
  return <Missing named={named} />;
}
