import type { ReactElement } from 'react';
import { Stack } from '../layout/layout.tsx';
import { useConfirmation } from '../security/use-confirmation.tsx';
import { usePending } from '../security/use-pending.ts';
import { useSnackbar } from '../snackbar/snackbar-provider.tsx';
import { CopyCard } from './copy-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import type { PersonalDataCardsProps } from './personal-data-calls.ts';

/**
 * Cards for managing the data of an account: fetch a copy, delete it, and reconsider. They know no API: the app binds
 * the calls.
 *
 * @example
 * ```tsx
 * import { PersonalDataCards, type PersonalDataCalls, type PersonalDataFacts } from '@omnis/ui';
 * export const Page = (props: { data: PersonalDataFacts; calls: PersonalDataCalls }) => (
 *   <PersonalDataCards
 *     {...props}
 *     hasFactor={false}
 *     copyHref={(id) => `/copies/${id}/`}
 *     what="your addresses and favourites"
 *     stays="Invoices stay for as long as tax law asks."
 *     onDeleted={() => location.assign('/')}
 *     faultOf={(error) => ({ message: String(error) })}
 *     wantsPassword={() => false}
 *   />
 * );
 * ```
 */
export function PersonalDataCards(props: PersonalDataCardsProps): ReactElement {
  const { data, calls, hasFactor, copyHref, what, stays, onDeleted, faultOf, wantsPassword } = props;
  const { titleLevel = 2 } = props;
  const show = useSnackbar();
  const pending = usePending();
  const { confirm, textCode } = calls;
  const { run, dialog } = useConfirmation({ hasFactor, confirm, textCode, faultOf, wantsPassword });

  const ask = async (): Promise<void> => {
    const answer = await run(calls.requestCopy);
    if (answer !== undefined) show({ text: answer.message, tone: 'success' });
  };
  const erase = async (): Promise<void> => {
    const answer = await run(calls.requestDeletion);
    if (answer === undefined) return;
    show({ text: answer.message, tone: 'success' });
    if (answer.dueAt === null) onDeleted(answer.message);
  };
  const keep = async (): Promise<void> => {
    const answer = await run(calls.cancelDeletion);
    if (answer !== undefined) show({ text: answer.message, tone: 'success' });
  };
  return (
    <Stack gap={6} id="personal-data">
      <CopyCard
        copy={data.copy}
        href={copyHref}
        asking={pending.is('copy')}
        onAsk={() => void pending.during('copy', ask)}
        titleLevel={titleLevel}
      />
      <DeletionCard
        {...{ data, what, stays, titleLevel }}
        deleting={pending.is('delete')}
        keeping={pending.is('keep')}
        onDelete={() => void pending.during('delete', erase)}
        onKeep={() => void pending.during('keep', keep)}
      />
      {dialog}
    </Stack>
  );
}
