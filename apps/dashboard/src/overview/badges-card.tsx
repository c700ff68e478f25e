import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Card, LinkButton, ProgressBar, VisuallyHidden } from '@omnis/ui';
import { CircleCheck, Circle } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useMay } from '../access/use-dashboard-access.ts';
import { useActiveStore } from '../app/session.ts';
import { badgeSteps, checklistOf, groupsOf } from './badge-steps.ts';
import { overviewTexts } from '../texts/overview/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-badges-card' })`
  display: grid;
  gap: ${token('space.5')};

  > .next {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')} ${token('space.4')};
    padding: ${token('space.4')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.sunken')};
  }
  > .next small {
    display: block;
    color: ${token('text.muted')};
  }
  h3 {
    margin: 0 0 ${token('space.3')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: ${token('space.4')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token('space.3')};
    font-size: ${token('type.sm')};
  }
  li svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${token('text.muted')};
    stroke-width: 1.75;
  }
  [data-unlocked] svg {
    color: ${token('success.text')};
  }
  li strong {
    display: block;
    font-weight: ${token('weight.medium')};
  }
  li small {
    display: block;
    color: ${token('text.muted')};
  }
`;

/** How far the store has come, by its completion badges (platform.md §1), and what to do next; nothing once all are won. */
export function BadgesCard(): ReactElement | null {
  const t = useTexts(overviewTexts);
  const { badges, plan } = useActiveStore();
  const may = useMay();
  const won = new Set(badges.filter(({ unlocked }) => unlocked).map(({ code }) => code));
  const steps = checklistOf(plan, won);
  const total = steps.length;
  const next = steps.find(({ code }) => {
    const step = badgeSteps[code];
    return !won.has(code) && step && (step.permission === null || may(step.permission));
  });
  const step = next && badgeSteps[next.code];
  if (badges.length === 0 || steps.every(({ code }) => won.has(code))) return null;
  const count = steps.filter(({ code }) => won.has(code)).length;
  return (
    <Card title={t('firstSteps')} description={t('firstStepsDescription')}>
      <Root>
        <ProgressBar
          label={t('done')}
          value={count}
          max={total}
          valueText={t('badgesOf', { won: count, total })}
          tone="success"
        />
        {next && step && (
          <div className="next">
            <div>
              <small>{t('next')}</small>
              {next.todo}
            </div>
            <LinkButton href={step.href} size="sm">
              {t(step.text)}
            </LinkButton>
          </div>
        )}
        {groupsOf(steps).map(({ group, title: groupTitle, badges: ofGroup }) => (
          <section key={group} aria-labelledby={`badges-${group}`}>
            <h3 id={`badges-${group}`}>{groupTitle}</h3>
            <ul>
              {ofGroup.map(({ code, title, todo }) => (
                <li key={code} data-unlocked={won.has(code) ? '' : undefined}>
                  {won.has(code) ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
                  <span>
                    <strong>
                      {title}
                      <VisuallyHidden>, {t(won.has(code) ? 'stepDone' : 'notDoneYet')}</VisuallyHidden>
                    </strong>
                    {!won.has(code) && <small>{todo}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Root>
    </Card>
  );
}
