import { useSettingsChangePlanMutation } from '@omnis/api-client';
import { lostByPlan, storePlanFacts, type StorePlanFacts } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { ConfirmDialog, Notice, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { RequestDialog } from '../access/request-dialog.tsx';
import { useMay } from '../access/use-dashboard-access.ts';
import { useActiveStore } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { settingsBack } from '../settings/settings-page.tsx';
import { PlanCard } from './plan-card.tsx';
import { plansTexts } from '../texts/plans/index.ts';
import { settingsTexts } from '../texts/settings/index.ts';

const Root = styled.ul.withConfig({ componentId: 'dashboard-plans-route' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${token('space.5')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Lost = styled.ul.withConfig({ componentId: 'dashboard-plans-lost' })`
  margin: ${token('space.2')} 0;
  padding-inline-start: 1.25em;
`;

type Code = StorePlanFacts['code'];
const rank = (code: Code): number => storePlanFacts.findIndex((plan) => plan.code === code);

/** The plans, what each has, and the way from one to another (storefront.md §6: `/teemill-plans/`). */
export function Component(): ReactElement {
  const tSettings = useTexts(settingsTexts);
  const t = useTexts(plansTexts);
  useTitle(t('plans'));
  const { division, name, plan: present } = useActiveStore();
  // A plan that adds nothing is for those who have it.
  const offered = storePlanFacts.filter(({ code, adds }) => code === present || adds.length > 0);
  const may = useMay();
  const [change, { isLoading, originalArgs }] = useSettingsChangePlanMutation();
  const [smaller, setSmaller] = useState<StorePlanFacts | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const take = async (plan: StorePlanFacts): Promise<void> => {
    const { data } = await change({ params: { division }, body: { plan: plan.code } });
    setSmaller(null);
    if (data !== undefined)
      snackbars.show({ text: t('isOnPlanNow', { name, title: plan.title }), tone: 'success' });
  };
  const choose = (plan: StorePlanFacts): void => {
    if (!may('finance')) setIsAsking(true);
    else if (rank(plan.code) < rank(present)) setSmaller(plan);
    else void take(plan);
  };
  const lost = smaller ? lostByPlan(present, smaller.code) : [];
  return (
    <>
      <PageHead back={settingsBack(tSettings)} title={t('plans')} text={t('plansText', { name })} />
      <Stack gap={5}>
        <Notice tone="info" title={t('nothingIsChargedYet')}>
          {t('thereNoBillingPlansSo')}
        </Notice>
        <Root>
          {offered.map((plan, at) => (
            <PlanCard
              key={plan.code}
              plan={plan}
              before={offered[at - 1]}
              isPresent={plan.code === present}
              isMore={rank(plan.code) > rank(present)}
              loading={isLoading && originalArgs?.body.plan === plan.code}
              onChoose={() => choose(plan)}
            />
          ))}
        </Root>
      </Stack>
      <ConfirmDialog
        open={smaller !== null}
        onOpenChange={() => setSmaller(null)}
        title={t('changeQuestion', { plan: smaller?.title ?? '' })}
        text={
          <>
            {lost.length > 0 && (
              <>
                {t('storeWouldLose', { name })}
                <Lost>
                  {lost.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </Lost>
              </>
            )}
            {t('madeStays')}
          </>
        }
        confirmLabel={t('changeTo', { plan: smaller?.title ?? '' })}
        danger
        loading={isLoading}
        onConfirm={() => {
          if (smaller) void take(smaller);
        }}
      />
      <RequestDialog permission={isAsking ? 'finance' : null} onClose={() => setIsAsking(false)} />
    </>
  );
}
