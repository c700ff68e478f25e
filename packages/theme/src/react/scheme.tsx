import { createContext, use, type ComponentPropsWithRef, type ReactElement } from 'react';
import { schemeClass } from '../scheme-class.ts';

const SchemeContext = createContext<string | null>(null);

/** The class of the nearest scheme, for what is drawn elsewhere (dialogs, menus); null outside of all schemes. */
export function useSchemeClass(): string | null {
  const name = use(SchemeContext);
  return name === null ? null : schemeClass(name);
}

/** Properties of {@link Scheme}: those of a `div`, and the scheme's name. */
export interface SchemeProps extends ComponentPropsWithRef<'div'> {
  /** The name whose `schemeStyleSheet` the head carries under `.${schemeClass(name)}`. */
  readonly name: string;
}

/**
 * A part of the page in a colour scheme of its own. The colours come from the head's style sheet, so that changing them
 * repaints without a render.
 *
 * @example
 * ```tsx
 * import { schemeStyleSheet } from '@omnis/theme';
 * import { Scheme, ThemeStyle } from '@omnis/theme/react';
 * const css = schemeStyleSheet('nordic', { selector: '.scheme-night', scheme: { mode: 'dark' } });
 * export const Head = () => <ThemeStyle id="night" css={css} />;
 * export const Footer = () => <Scheme name="night">Good night</Scheme>;
 * ```
 */
export function Scheme({ name, className, ...rest }: SchemeProps): ReactElement {
  const classes = className ? `${schemeClass(name)} ${className}` : schemeClass(name);
  return (
    <SchemeContext value={name}>
      <div {...rest} className={classes} />
    </SchemeContext>
  );
}
