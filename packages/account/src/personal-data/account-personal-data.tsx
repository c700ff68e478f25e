import {
  personalCopyPath,
  useAccountsCancelDeletionMutation,
  useAccountsPersonalDataQuery,
  useAccountsRequestCopyMutation,
  useAccountsRequestDeletionMutation,
} from '@omnis/api-client';
import { PersonalDataCards, type PersonalDataCardsProps } from '@omnis/ui';
import { useEffect, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { CardShapes } from '../card-shapes.tsx';
import { Loaded } from '../loaded.tsx';
import { securityFaults } from '../security/security-faults.ts';
import { useProof } from '../security/use-proof.ts';

/** How often it is looked whether a copy is ready, in milliseconds. */
const lookEvery = 3000;

/** Properties of {@link AccountPersonalData}. */
export type AccountPersonalDataProps = Pick<
  PersonalDataCardsProps,
  'what' | 'stays' | 'onDeleted' | 'titleLevel'
>;

/**
 * Lets the signed-in person manage the data of the account, over the API: fetch a copy, delete it, and reconsider.
 * Emails link here by `#personal-data`.
 *
 * @example
 * ```tsx
 * import { AccountPersonalData } from '@omnis/account';
 * export const Page = () => (
 *   <AccountPersonalData
 *     what="your profile and sessions"
 *     stays="Invoices stay for as long as tax law asks."
 *     onDeleted={() => location.assign('/')}
 *   />
 * );
 * ```
 */
export function AccountPersonalData({ titleLevel = 2, ...words }: AccountPersonalDataProps): ReactElement {
  const { isMaking } = useAccountsPersonalDataQuery(undefined, {
    selectFromResult: ({ data }) => ({ isMaking: data?.copy !== null && data?.copy?.readyAt === null }),
  });
  const query = useAccountsPersonalDataQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isMaking ? lookEvery : 0,
  });
  const { hasFactor, ...proof } = useProof();
  const [requestCopy] = useAccountsRequestCopyMutation();
  const [requestDeletion] = useAccountsRequestDeletionMutation();
  const [cancelDeletion] = useAccountsCancelDeletionMutation();
  const { hash } = useLocation();
  const isThere = query.currentData !== undefined;
  // The link of the mail leads here, to what was not on the page yet when the browser looked for it.
  useEffect(() => {
    if (isThere && hash === '#personal-data') document.getElementById('personal-data')?.scrollIntoView();
  }, [isThere, hash]);
  return (
    <Loaded query={query} skeleton={<CardShapes count={1} />} titleLevel={titleLevel}>
      {(data) => (
        <PersonalDataCards
          {...{ data, hasFactor, titleLevel }}
          {...words}
          calls={{
            ...proof,
            requestCopy: () => requestCopy(),
            requestDeletion: () => requestDeletion(),
            cancelDeletion: () => cancelDeletion(),
          }}
          copyHref={personalCopyPath}
          {...securityFaults}
        />
      )}
    </Loaded>
  );
}
