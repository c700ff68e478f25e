import { useTeamDecideMutation, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { agoText, Badge, Button, Card, VisuallyHidden, type Confirmation } from '@omnis/ui';
import type { ReactElement } from 'react';
import { permissionFacts } from '../access/request-form.tsx';
import { useMay } from '../access/use-dashboard-access.ts';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { TeamList } from './team-list.tsx';
import { teamTexts } from '../texts/team/index.ts';

/** Properties of {@link RequestsCard}. */
export interface RequestsCardProps {
  readonly requests: CallAnswer<'team.list'>['requests'];
  readonly confirmation: Confirmation;
}

/** Requests from members of the team. */
export function RequestsCard({ requests, confirmation: { run } }: RequestsCardProps): ReactElement {
  const t = useTexts(teamTexts);
  const division = useDivision();
  const may = useMay();
  const [decide, { isLoading }] = useTeamDecideMutation();
  const answer = async (id: string, grant: boolean): Promise<void> => {
    const done = await run(() => decide({ params: { division, id }, body: { grant } }));
    if (done !== undefined) snackbars.show({ text: done.message, tone: 'success' });
  };
  return (
    <Card title={t('requests')} description={t('requestsDescription')}>
      <TeamList
        entries={requests.map((request) => {
          const { title } = permissionFacts(request.permission);
          const of = <VisuallyHidden> {t('requestBy', { title, name: request.name })}</VisuallyHidden>;
          return {
            id: request.id,
            name: request.name,
            badge: <Badge tone="info">{title}</Badge>,
            notes: [`“${request.reason}”`, agoText(request.askedAt)],
            actions: (
              <>
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={isLoading}
                  onClick={() => void answer(request.id, false)}
                >
                  {t('refuse')}
                  {of}
                </Button>
                <Button
                  size="sm"
                  disabled={isLoading || !may(request.permission)}
                  onClick={() => void answer(request.id, true)}
                >
                  {t('grant')}
                  {of}
                </Button>
              </>
            ),
          };
        })}
      />
    </Card>
  );
}
