import { selectUser, useAppSelector } from '@omnis/store';
import { useEffect, useRef } from 'react';

/** The part of a form that is needed to fill in its email address. */
interface EmailForm {
  readonly values: { readonly email: string };
  readonly setValues: (values: { readonly email: string }) => void;
}

/** Fills in the address of who is signed in, once it is known, where nothing has been typed; it can be changed. */
export function useOwnEmail({ values, setValues }: EmailForm): void {
  const email = useAppSelector(selectUser)?.email ?? '';
  const filled = useRef(false);
  useEffect(() => {
    if (email === '' || filled.current) return;
    filled.current = true;
    if (values.email === '') setValues({ email });
  });
}
