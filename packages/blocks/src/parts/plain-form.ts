import type { FormHTMLAttributes } from 'react';

/**
 * How a form is sent by a browser without scripts: posted where there is an address for it. One with the method dialog goes
 * nowhere, rather than put what was typed into the url.
 */
export const plainForm = (
  action: string | undefined,
): Pick<FormHTMLAttributes<HTMLFormElement>, 'method' | 'action'> =>
  action === undefined ? { method: 'dialog' } : { method: 'post', action };
