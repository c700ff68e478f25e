import { useAccountConfirmation } from '@omnis/account';
import { failureOf } from '@omnis/api-client';
import { loginPath, safeRedirect } from '@omnis/guards';
import { useTexts } from '@omnis/texts/react';
import { accountTexts, SecurityWords } from '@omnis/shop-account';
import { type OverlayProps, shellTexts, snackbars, useSignedIn } from '@omnis/shop-kit';
import { useEffect, useRef, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Asks for a proof though nothing waits for it, and takes it as all that was wanted. */
function proofAlone() {
  let isAsked = false;
  return async () => {
    if (isAsked) return { data: true };
    isAsked = true;
    return { error: failureOf(403, { message: '', errors: [], code: 'confirmation_required' }) };
  };
}

function Ask({ onAnswer }: { readonly onAnswer: (isConfirmed: boolean) => void }): ReactElement {
  const { run, dialog } = useAccountConfirmation();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void run(proofAlone()).then((isConfirmed) => onAnswer(isConfirmed === true));
  });
  return dialog;
}

/**
 * Asks who is signed in for the password, and for a code where there is a second factor; for a quarter of an hour what is
 * dangerous is open then. Who is not signed in is led to where one does.
 */
export default function PasswordConfirm({ open, onOpenChange, content }: OverlayProps): ReactElement | null {
  const t = useTexts(accountTexts);
  const words = useTexts(shellTexts);
  const { user, isNobody, failed } = useSignedIn();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!open || user !== null || !(isNobody || failed)) return;
    onOpenChange(false);
    if (failed) snackbars.show({ text: words('notLoaded'), code: 'not-loaded', tone: 'error' });
    else void navigate(loginPath(pathname + search));
  });
  const answer = (isConfirmed: boolean): void => {
    onOpenChange(false);
    content.onAnswer?.(isConfirmed);
    const next = safeRedirect(content.href, '');
    if (isConfirmed && next !== '') void navigate(next);
    else if (isConfirmed) snackbars.show({ text: t('passwordConfirmed'), tone: 'success' });
  };
  return open && user !== null ? (
    <SecurityWords>
      <Ask onAnswer={answer} />
    </SecurityWords>
  ) : null;
}
