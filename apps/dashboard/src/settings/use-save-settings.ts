import { submitFault, useSettingsUpdateMutation, type CallArg } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import type { SubmitFault } from '@omnis/ui';
import { useActiveStore } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { settingsTexts } from '../texts/settings/index.ts';

type SettingsBody = Omit<CallArg<'settings.update'>['body'], 'version'>;

/** A fault of one field, as the server names it by its path in the body. */
interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** The settings that a form was filled from. */
export interface SavedSettings {
  /** Saving is refused when somebody else has changed them since. */
  readonly version: number;
  readonly onSaved: () => void;
}

/**
 * Saves a part of the store's settings, and says so.
 *
 * @param inForm - what a fault of the body is called in the form
 */
export function useSaveSettings(
  { version, onSaved }: SavedSettings,
  inForm: (fault: FieldFault) => FieldFault,
): (body: SettingsBody) => Promise<SubmitFault | undefined> {
  const t = useTexts(settingsTexts);
  const { division } = useActiveStore();
  const [update] = useSettingsUpdateMutation();
  return async (body) => {
    const { error } = await update({
      params: { division },
      headers: { 'Idempotency-Key': randomUuid() },
      body: { ...body, version },
    });
    if (error !== undefined) {
      const fault = submitFault(error);
      return { ...fault, errors: fault.errors.map(inForm) };
    }
    snackbars.show({ text: t('saved'), tone: 'success' });
    onSaved();
    return undefined;
  };
}
