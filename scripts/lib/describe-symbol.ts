import { createHash } from 'node:crypto';

import ts from 'typescript';

/** Characters of a line; of the few longer ones the beginning is kept, and a fingerprint of the whole. */
const LONGEST = 2000;

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Shortens a line so that a change of what was left out still shows. */
export function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const print = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${text.slice(0, LONGEST)} … (${text.length} characters, ${print})`;
}

/** One line, without what is no matter of the caller: names that a function gives to the parts of its argument. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\{ ?[\w ,:.]*\}(?=\??: )/g, 'options')
    .replaceAll('ReactElement<unknown, string | JSXElementConstructor<any>>', 'ReactElement');
}

/** Members that this repository declares; what the platform or React adds is told by the bases. */
function isOurs(member: ts.Symbol): boolean {
  return (member.declarations ?? []).some((each) => !each.getSourceFile().fileName.includes('node_modules'));
}

/** `<T extends string>` of a declaration. */
function typeParameters(symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  const isGeneric =
    declaration &&
    (ts.isInterfaceDeclaration(declaration) ||
      ts.isClassDeclaration(declaration) ||
      ts.isTypeAliasDeclaration(declaration));
  const parameters = (isGeneric && declaration.typeParameters) || [];
  return parameters.length === 0 ? '' : `<${parameters.map((each) => each.getText()).join(', ')}>`;
}

/**
 * Description of one exported name for its callers, on one line: members of an interface or class, the signature of a
 * function, the type of a constant, the output of a schema.
 */
export function describeSymbol(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const written = (type: ts.Type, flags = FLAGS): string => checker.typeToString(type, undefined, flags);
  const signature = (call: ts.Signature): string => checker.signatureToString(call, undefined, FLAGS);
  const members = (properties: readonly ts.Symbol[]): string =>
    properties
      .map((member) => {
        const optional = (member.flags & ts.SymbolFlags.Optional) === 0 ? '' : '?';
        return `${member.name}${optional}: ${written(checker.getTypeOfSymbol(member))}`;
      })
      .join('; ');
  const bases = (): string => {
    const clauses = (symbol.declarations ?? []).flatMap((each) =>
      ts.isInterfaceDeclaration(each) || ts.isClassDeclaration(each) ? [...(each.heritageClauses ?? [])] : [],
    );
    const named = clauses.flatMap(({ types }) => types.map((type) => type.getText()));
    return named.length === 0 ? '' : ` extends ${named.join(', ')}`;
  };
  if ((symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0;
    const made = isClass ? checker.getTypeOfSymbol(symbol).getConstructSignatures() : [];
    const calls = [
      ...made.map((call) => `new ${signature(call)}; `),
      ...type.getCallSignatures().map((call) => `${signature(call)}; `),
    ];
    const own = members(type.getProperties().filter(isOurs));
    const kind = isClass ? 'class' : 'interface';
    return tidy(`${kind} ${name}${typeParameters(symbol)}${bases()} { ${calls.join('')}${own} }`);
  }
  if ((symbol.flags & ts.SymbolFlags.TypeAlias) !== 0) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return tidy(
      `type ${name}${typeParameters(symbol)} = ${written(type, FLAGS | ts.TypeFormatFlags.InTypeAlias)}`,
    );
  }
  const type = checker.getTypeOfSymbol(symbol);
  const calls = type.getCallSignatures();
  if ((symbol.flags & ts.SymbolFlags.Function) !== 0 && calls.length > 0)
    return tidy(calls.map((call) => `function ${name}${signature(call)}`).join(' | '));
  // The output of a schema says more than its own type, which is long.
  const output = type.getProperty('_output');
  const read = output && checker.getNonNullableType(checker.getTypeOfSymbol(output));
  if (read === undefined) return tidy(`const ${name}: ${written(type)}`);
  const isObject = (read.flags & ts.TypeFlags.Object) !== 0 && !checker.isArrayType(read);
  return tidy(`schema ${name} ${isObject ? `{ ${members(read.getProperties())} }` : written(read)}`);
}
