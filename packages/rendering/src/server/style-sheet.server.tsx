import { useContext, type ReactElement, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetContext } from 'styled-components';

type SheetContext = NonNullable<React.ContextType<typeof StyleSheetContext>>;
type Compile = SheetContext['stylis'];

/** Most compiled styles that are kept; there are a few hundred, unless a component makes them up. */
const limit = 4000;

/**
 * Compiles each style once for all requests. A request has a sheet of its own, and styled-components would compile all
 * of a page's styles for it again, which takes longer than rendering the page; a class's name stands for its text, so
 * its rules are always the same.
 */
export function compileOnce(compile: Compile): Compile {
  const known = new Map<string, string[]>();
  const cached: Compile = Object.assign(
    (...[css, selector, prefix, componentId]: Parameters<Compile>): string[] => {
      const key = `${selector ?? ''} ${prefix ?? ''} ${componentId ?? ''}`;
      const rules = known.get(key) ?? compile(css, selector, prefix, componentId);
      if (known.size >= limit && !known.has(key)) known.clear();
      known.set(key, rules);
      return rules;
    },
    { hash: compile.hash },
  );
  return cached;
}

/** Rules of a class, as they are put into a sheet. */
export type SheetStyle = Parameters<ServerStyleSheet['instance']['insertRules']>;

const heldBy = new WeakMap<ServerStyleSheet, () => readonly SheetStyle[]>();

/** Styles that a {@link requestSheet} was given and has not written yet. */
export const heldStyles = (sheet: ServerStyleSheet): readonly SheetStyle[] => heldBy.get(sheet)?.() ?? [];

/**
 * A request's sheet that puts its rules in their places only when it is asked for them. Pages with the same classes have the
 * same rules, which are mostly known already; to put some hundred rules between others takes longer than a list of products.
 */
export function requestSheet(nonce: string | undefined): ServerStyleSheet {
  const sheet = new ServerStyleSheet({ nonce });
  const { instance } = sheet;
  const insert = instance.insertRules.bind(instance);
  const write = sheet.getStyleTags;
  let held: SheetStyle[] = [];
  heldBy.set(sheet, () => held);
  instance.insertRules = (...rules) => {
    const [id, name] = rules;
    instance.registerName(id, name);
    held.push(rules);
  };
  sheet.getStyleTags = () => {
    for (const rules of held) insert(...rules);
    held = [];
    return write();
  };
  return sheet;
}

const compilers = new WeakMap<Compile, Compile>();

/** Properties of {@link StyleCollector}. */
export interface StyleCollectorProps {
  readonly sheet: ServerStyleSheet;
  readonly children: ReactNode;
}

/** Collects the styles of what is rendered inside in a request's own sheet. */
export function StyleCollector({ sheet, children }: StyleCollectorProps): ReactElement {
  const context = useContext(StyleSheetContext);
  const compile = compilers.get(context.stylis) ?? compileOnce(context.stylis);
  compilers.set(context.stylis, compile);
  return (
    <StyleSheetContext value={{ ...context, styleSheet: sheet.instance, stylis: compile }}>
      {children}
    </StyleSheetContext>
  );
}
