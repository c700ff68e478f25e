import { useEffect, useRef, type RefObject } from 'react';

/** Milliseconds in which a region is known to be read out before something is put into it. */
const known = 100;

/** Reads the message of a control out, which has the focus already and will not be spoken of again by itself. */
function sayFault(control: HTMLElement): () => void {
  const messages = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .filter((element) => element?.matches('.error') === true);
  for (const message of messages) message?.setAttribute('aria-live', 'assertive');
  const timer = setTimeout(() => {
    // Text that enters the region is read out, even if it was there before.
    for (const message of messages) if (message?.lastChild) message.append(message.lastChild);
  }, known);
  return () => clearTimeout(timer);
}

/**
 * After each attempt to send a form, puts the focus on its first control at fault; where the focus is there already, its
 * message is read out.
 *
 * @param attempts - counts the attempts that were refused
 * @returns for the form
 * @example
 * ```tsx
 * import { TextField, useFaultFocus } from '@omnis/ui';
 * export const Code = ({ refusals, fault }: { refusals: number; fault: string | null }) => {
 *   const form = useFaultFocus<HTMLFormElement>(refusals);
 *   return <form ref={form}><TextField label="Code" value="" error={fault} /></form>;
 * };
 * ```
 */
export function useFaultFocus<E extends HTMLElement>(attempts: number): RefObject<E | null> {
  const form = useRef<E>(null);
  useEffect(() => {
    if (attempts === 0) return undefined;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A radio group cannot have the focus itself.
    const target = invalid?.matches('fieldset')
      ? invalid.querySelector<HTMLElement>('input:not(:disabled)')
      : invalid;
    if (invalid && target === document.activeElement) return sayFault(invalid);
    target?.focus();
    return undefined;
  }, [attempts]);
  return form;
}
