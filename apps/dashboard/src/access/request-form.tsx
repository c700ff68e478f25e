import { submitFault, useTeamMineQuery, useTeamRequestMutation } from '@omnis/api-client';
import { texts } from '@omnis/contract/texts';
import { dashboardPermissions, type DashboardPermission } from '@omnis/models';
import { textParts, useTexts } from '@omnis/texts/react';
import { FormStack, Notice, TextArea, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { accessTexts } from '../texts/access/index.ts';

/** Title of a permission, and what it grants. */
export function permissionFacts(name: DashboardPermission): { title: string; grants: string } {
  return dashboardPermissions.find((one) => one.name === name) ?? { title: name, grants: '' };
}

/** A sentence as it goes on after the beginning of another. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Names in a sentence: “Ada, Ben or Cy”. */
export function namesInWords(names: readonly string[], word: 'and' | 'or' = 'or'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** Properties of {@link RequestForm}. */
export interface RequestFormProps {
  /** Of the form, for the button that sends it. */
  readonly id: string;
  readonly permission: DashboardPermission;
  readonly onSent?: () => void;
}

/** Asks the owners of the store for a permission, with a reason (storefront.md §6). */
export function RequestForm({ id, permission, onSent }: RequestFormProps): ReactElement {
  const t = useTexts(accessTexts);
  const division = useDivision();
  const mine = useTeamMineQuery({ params: { division } });
  const [send] = useTeamRequestMutation();
  const form = useForm({
    initialValues: { reason: '' },
    schema: { reason: ['required', ['max_length', 500]] },
    onSubmit: async ({ reason }) => {
      const { error } = await send({ params: { division }, body: { permission, reason: reason.trim() } });
      if (error !== undefined) return submitFault(error);
      snackbars.show({ text: texts.permissionRequested, tone: 'success' });
      onSent?.();
      return undefined;
    },
  });
  const owners = mine.data?.owners ?? [];
  const hasAsked = mine.data?.requested.includes(permission) ?? false;
  return (
    <FormStack id={id} form={form}>
      {hasAsked && (
        <Notice tone="info">
          {textParts(t, 'haveAskedAlreadyIfAsk', {
            decision: owners.length > 0 && t('willDecide', { name: namesInWords(owners) }),
          })}
        </Notice>
      )}
      <TextArea
        label={t('whatDoYouNeedItFor')}
        help={owners.length > 0 ? t('willReadThis', { name: namesInWords(owners) }) : undefined}
        rows={3}
        {...form.field('reason')}
      />
    </FormStack>
  );
}
